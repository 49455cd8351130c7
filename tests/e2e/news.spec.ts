import { expect, site, test } from './support';
import { mustUse, startService } from './support/services';

const settings = () => site.admin( 'admin.php?page=userfeedback_settings#/misc' );
const drawerPage = () => site.admin( 'admin.php?page=userfeedback_settings&open=userfeedback_notifications#/misc' );

let vendor: { url: string };
let stops: ( () => void )[] = [];

test.beforeAll( async () => {
	const service = await startService< typeof vendor >( 'vendor/server.mjs' );
	vendor = service.ready;
	stops = [ mustUse( 'news', `define( 'USERFEEDBACK_CORE_VENDOR_URL', '${ vendor.url }' );` ), service.stop ];
} );

test.afterAll( async () => {
	stops.forEach( ( stop ) => stop() );
	await site.php(
		"delete_option( 'userfeedback_core_settings' ); delete_option( 'userfeedback_core_news' ); wp_unschedule_hook( 'userfeedback_core_news' );"
	);
} );

test.beforeEach( () =>
	site.php( `
		delete_option( 'userfeedback_core_settings' );
		delete_option( 'userfeedback_core_news' );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_notification" );
	` )
);

/** The daily event, a day later. */
async function aDayLater() {
	await site.php(
		"$news = get_option( 'userfeedback_core_news' ); if ( is_array( $news ) ) { $news['asked'] -= 9 * DAY_IN_SECONDS; update_option( 'userfeedback_core_news', $news, false ); }"
	);
	await site.wp( 'cron', 'event', 'run', 'userfeedback_core_news' );
}

test( 'news of the vendor come with consent, as plain text, and go without it', async ( {
	admin,
	expectAccessible,
} ) => {
	const today = new Date().toISOString().slice( 0, 10 );
	await fetch( `${ vendor.url }/news`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify( {
			items: [
				{
					id: 'autumn',
					title: 'Ten <img src=x onerror=alert(1)>new templates',
					content: 'All of them are free.',
					published: today,
					buttons: [
						{ text: 'Read more', url: 'https://shop.example/news' },
						{ text: 'Bad', url: 'javascript:alert(1)' },
					],
				},
			],
		} ),
	} );

	await admin.goto( settings() );
	const row = admin.locator( '[data-setting="allow_vendor_news"]' );
	const toggle = row.getByRole( 'checkbox' );
	await expect( toggle ).not.toBeChecked();
	await expect( row ).toContainText( `${ vendor.url }/userfeedback/news.json once a day` );
	await toggle.check();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.locator( '.uf-settings__banners' ) ).toContainText( 'Settings saved.' );
	await site.wp( 'cron', 'event', 'run', 'userfeedback_core_news' );

	await admin.goto( drawerPage() );
	const drawer = admin.locator( '.uf-drawer' );
	await expect( drawer.getByRole( 'heading', { name: 'Ten new templates' } ) ).toBeVisible();
	await expect( drawer.getByRole( 'link' ) ).toHaveText( [ /^Read more/ ] );
	await expect( drawer.getByRole( 'link' ) ).toHaveAttribute( 'href', 'https://shop.example/news' );
	await expectAccessible( admin, '.uf-drawer' );
	await drawer.getByRole( 'button', { name: 'Dismiss: Ten new templates' } ).click();
	await expect( drawer.getByText( 'No notifications' ) ).toBeVisible();

	// A vendor that is down changes nothing, and the owner can read so.
	await fetch( `${ vendor.url }/switch`, { method: 'POST', body: new URLSearchParams( { mode: 'down' } ) } );
	await aDayLater();
	await admin.goto( settings() );
	await admin.reload();
	await expect( row ).toContainText( 'It could not be reached.' );
	await fetch( `${ vendor.url }/switch`, { method: 'POST', body: new URLSearchParams( { mode: 'normal' } ) } );
	await aDayLater();
	await admin.reload();
	await expect( row ).toContainText( 'Last asked: ' );
	await expect( row ).not.toContainText( 'It could not be reached.' );
	await admin.goto( drawerPage() );
	await drawer.getByRole( 'button', { name: 'View Dismissed' } ).click();
	await expect( drawer.getByRole( 'heading', { name: 'Ten new templates' } ) ).toBeVisible();
	await drawer.getByRole( 'button', { name: 'Close' } ).click();

	await toggle.uncheck();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.locator( '.uf-settings__banners' ) ).toContainText( 'Settings saved.' );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_addons&open=userfeedback_notifications' ) );
	await drawer.getByRole( 'button', { name: 'View Dismissed' } ).click();
	await expect( drawer.getByText( 'No notifications' ) ).toBeVisible();
} );
