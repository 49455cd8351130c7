import type { Locator, Page } from '@playwright/test';
import { expect, site, test } from './support';

const settings = ( tab: string ) => site.admin( `admin.php?page=userfeedback_settings#/${ tab }` );

/** Stores a license of a plan as the daily check would have left it. */
const license = ( plan: string ) =>
	site.php( `
		UserFeedback\\Plugin::container()->get( UserFeedback\\Plan\\LicenseStore::class )->save_site(
			new UserFeedback\\Plan\\License( 'story-key-7777', UserFeedback\\Plan\\PlanLevel::from( '${ plan }' ), UserFeedback\\Plan\\LicenseStatus::Valid, '2099-01-31' )
		);
	` );

/** What each tab shows to everybody, and what only an open part of it has. */
const TABS: { tab: string; always: ( page: Page ) => Locator; open?: ( page: Page ) => Locator }[] = [
	{ tab: 'general', always: ( page ) => page.getByText( /Your license key type for this site is/ ) },
	{ tab: 'widget', always: ( page ) => page.getByLabel( 'Next text' ) },
	{ tab: 'email', always: ( page ) => page.getByRole( 'heading', { name: 'Summaries by email' } ) },
	{
		tab: 'integrations',
		always: ( page ) => page.getByRole( 'heading', { name: 'Webhooks' } ),
		open: ( page ) => page.getByRole( 'button', { name: 'Add a webhook' } ),
	},
	{
		tab: 'heatmaps',
		always: ( page ) => page.getByRole( 'heading', { name: 'Heatmap data' } ),
		open: ( page ) => page.locator( 'input:not([aria-disabled="true"])[type="checkbox"]:not(:disabled)' ).first(),
	},
	{
		tab: 'access',
		always: ( page ) => page.locator( '[data-setting="view_results"]' ),
		open: ( page ) => page.locator( '[data-setting="view_results"]' ).getByRole( 'combobox' ),
	},
	{
		tab: 'misc',
		always: ( page ) => page.getByRole( 'heading', { name: 'Countries' } ),
		open: ( page ) => page.locator( '[data-setting="store_country"]' ),
	},
	{
		tab: 'google-drive',
		always: ( page ) => page.getByRole( 'heading', { name: 'Google Drive', level: 2 } ),
		open: ( page ) => page.getByRole( 'button', { name: 'Connect' } ),
	},
];

/** Plans that each tab's locks name. */
const LOCKS: Record< string, Record< string, string > > = {
	plus: { integrations: 'Pro', heatmaps: 'Elite', misc: 'Pro', 'google-drive': 'Pro' },
	pro: { heatmaps: 'Elite' },
	elite: {},
};

test.beforeEach( () =>
	site.php( `foreach ( array( '', '_google_drive', '_google_drive_tokens' ) as $name ) {
		delete_option( 'userfeedback_core' . ( '' === $name ? '_settings' : $name ) );
	}` )
);

test.afterAll( () => license( 'elite' ) );

for ( const [ plan, locks ] of Object.entries( LOCKS ) ) {
	test( `the tabs of the settings with the plan ${ plan }`, async ( {
		newVisitor,
		signedIn,
		problems,
		expectAccessible,
	} ) => {
		test.slow();
		// Axe looks into the still preview of a mail, which may run nothing.
		problems.allow( /Blocked script execution in 'about:srcdoc'/ );
		await license( plan );
		const admin = await signedIn( 'admin' );
		const phone = await newVisitor( {
			viewport: { width: 375, height: 800 },
			storageState: await admin.context().storageState(),
		} );
		for ( const { tab, always, open } of TABS ) {
			const wanted = locks[ tab ];
			await admin.goto( settings( tab ) );
			await expect( always( admin ), tab ).toBeVisible();
			const upgrade = admin
				.locator( '.uf-settings .uf-lockline' )
				.getByRole( 'button', { name: /^Upgrade to / } );
			await expect( upgrade, tab ).toHaveText( wanted ? [ `Upgrade to ${ wanted }` ] : [] );
			if ( wanted ) {
				await upgrade.press( 'Enter' );
				const dialog = admin.getByRole( 'dialog' );
				await expect( dialog ).toContainText( wanted );
				await admin.keyboard.press( 'Escape' );
				await expect( dialog ).toHaveCount( 0 );
				if ( tab !== 'heatmaps' ) {
					await expect( open?.( admin ) ?? admin.locator( 'nothing' ), tab ).toHaveCount( 0 );
				}
			} else if ( open ) {
				await expect( open( admin ), tab ).toBeVisible();
			}
			if ( plan !== 'pro' ) {
				await expectAccessible( admin, '.uf-settings' );
			}
			await phone.goto( settings( tab ) );
			await expect( always( phone ), `${ tab } at 375 px` ).toBeVisible();
			expect(
				await phone.evaluate( () => document.documentElement.scrollWidth ),
				`${ tab } fits a phone`
			).toBeLessThanOrEqual( 375 );
		}
	} );
}
