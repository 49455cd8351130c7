import { expect, site, test } from './support';

const settings = () => site.admin( 'admin.php?page=userfeedback_settings' );
const addons = () => site.admin( 'admin.php?page=userfeedback_addons' );

/** Stores the license as the daily check would have left it. */
const license = ( status: string ) =>
	site.php( `
		UserFeedback\\Plugin::container()->get( UserFeedback\\Plan\\LicenseStore::class )->save_site(
			new UserFeedback\\Plan\\License( 'story-key-7777', UserFeedback\\Plan\\PlanLevel::Elite, UserFeedback\\Plan\\LicenseStatus::from( '${ status }' ), '2026-01-31' )
		);
	` );

test.afterEach( () => license( 'valid' ) );

test( 'an expired license is named once, on our pages only, until this person dismisses it @story', async ( {
	admin,
} ) => {
	await license( 'expired' );
	// A text that is only read aloud is no second notice.
	const notice = admin
		.locator( '#wpbody-content' )
		.getByText( 'Your license key for the product has expired. Please click here to renew your license key.' )
		.filter( { visible: true } );

	await admin.goto( site.admin( 'index.php' ) );
	await expect( admin.getByRole( 'heading', { name: 'Dashboard', level: 1 } ) ).toBeVisible();
	await expect( notice ).toHaveCount( 0 );

	await admin.goto( settings() );
	await expect( notice ).toHaveCount( 1 );
	await admin.goto( addons() );
	await expect( notice ).toHaveCount( 1 );
	await expect( admin.getByRole( 'link', { name: 'click here' } ) ).toHaveAttribute(
		'href',
		/^https:\/\/.*utm_source=proplugin/
	);
	expect( await admin.content() ).not.toContain( 'story-key' );

	const stored = admin.waitForResponse(
		( reply ) =>
			reply.url().includes( 'admin-ajax.php' ) &&
			( reply.request().postData() ?? '' ).includes( 'userfeedback_ajax_vue_remove_wp_notice' )
	);
	await admin
		.locator( '[data-userfeedback-notice]' )
		.getByRole( 'button', { name: /dismiss/i } )
		.click();
	expect( ( await stored ).status() ).toBe( 200 );
	await expect( notice ).toHaveCount( 0 );
	await admin.reload();
	await expect( admin.locator( '#userfeedback-root' ).getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect( notice ).toHaveCount( 0 );

	await license( 'disabled' );
	await admin.reload();
	await expect(
		admin.getByText( 'Your license key for the product has been disabled. Please use a different key.' )
	).toBeVisible();
} );
