import type { Locator, Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( async ( { problems } ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /(wp_update_(plugins|themes)|wp_version_check)\(\)/ );
	await site.vendor.switchTo( 'normal' );
	await site.asLite();
} );

/** A lock is pressed by Enter, because Playwright waits for what is disabled; its dialog closes by Escape. */
async function expectOffer( page: Page, control: Locator, title: string ) {
	await control.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: title } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
}

test( 'every lock of Lite offers its plan, and no file of Pro is asked for @lite', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const asked: string[] = [];
	admin.on( 'request', ( request ) => asked.push( request.url() ) );
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Made in Lite',
			status: 'publish',
			questions: [
				{
					id: 'q1',
					type: 'radio-button',
					title: 'Which one?',
					config: { options: [ 'This', 'That' ] },
					settings: {},
					logic: { enabled: false, action: 'show', conditions: [] },
				},
			],
		} )
	).body as SavedSurvey;
	const builder = ( step: string ) =>
		admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/${ step }` ) );
	const results = ( path: string ) =>
		admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }${ path }` ) );

	await builder( 'questions' );
	await admin.getByRole( 'tab', { name: 'Settings' } ).click();
	await expectOffer( admin, admin.getByLabel( 'Randomize options' ), 'Question Settings tab is a Plus feature' );
	await admin.getByRole( 'button', { name: /^Thank-you message/ } ).click();
	await expectOffer(
		admin,
		admin.getByRole( 'textbox', { name: 'Message' } ),
		'Custom Thank-You Message is a Plus feature'
	);
	await admin.getByRole( 'radio', { name: 'Preview' } ).first().click();
	await expectOffer( admin, admin.getByRole( 'radio', { name: 'Dark' } ), 'Branding panel is a Plus feature' );

	await builder( 'settings' );
	const folded = admin.getByRole( 'region', { name: 'What Plus and Pro add' } );
	await expect( folded.getByText( 'Desktop only · On every page' ) ).toBeVisible();
	await expect( admin.getByRole( 'checkbox', { name: 'Tablet' } ) ).toBeHidden();
	await expectAccessible( admin, '.ufb-settings' );
	await admin.locator( '.ufb-settings__links' ).getByRole( 'button', { name: 'Device Type' } ).click();
	await expectOffer(
		admin,
		admin.getByRole( 'checkbox', { name: 'Tablet' } ),
		'Custom Device Type is a Pro feature'
	);
	await folded.locator( 'summary' ).filter( { hasText: 'Behavior' } ).click();
	await expectOffer(
		admin,
		admin.getByRole( 'radio', { name: 'After a delay' } ),
		'Display Timing is a Plus feature'
	);
	await expectAccessible( admin, '.ufb-settings' );

	await builder( 'publish' );
	await expectOffer( admin, admin.getByLabel( 'Publish on a date' ), 'Schedule for Later is a Plus feature' );

	await results( '' );
	await expect( admin.getByRole( 'heading', { name: 'Made in Lite', level: 1 } ) ).toBeVisible();
	await expectOffer(
		admin,
		admin.getByRole( 'button', { name: /^Date range/ } ),
		'Date Range picker is a Plus feature'
	);
	await results( '/responses' );
	await expect( admin.getByRole( 'heading', { name: 'Responses', level: 1 } ) ).toBeVisible();

	expect( asked.filter( ( url ) => url.includes( '/build/' ) ).length ).toBeGreaterThan( 0 );
	expect( asked.filter( ( url ) => /\/pro-/.test( url ) ) ).toEqual( [] );
} );

test.afterAll( () => site.php( "delete_option( 'userfeedback_core_settings' );" ) );

test( 'the tabs of the settings in Lite: what is free works, the rest names its plan @lite', async ( {
	admin,
	problems,
	expectAccessible,
} ) => {
	test.slow();
	// Axe looks into the still preview of a mail, which may run nothing.
	problems.allow( /Blocked script execution in 'about:srcdoc'/ );
	const open = ( tab: string ) => admin.goto( site.admin( `admin.php?page=userfeedback_settings#/${ tab }` ) );
	const locks = () =>
		admin.locator( '.uf-settings .uf-lockline' ).getByRole( 'button', { name: /^Upgrade to (Plus|Pro|Elite)$/ } );

	await open( 'general' );
	await expect( admin.getByRole( 'button', { name: 'Verify Key' } ) ).toBeDisabled();
	await expect( admin.getByRole( 'heading', { name: 'Setup' } ) ).toBeVisible();
	await expectAccessible( admin, '.uf-settings' );

	await open( 'widget' );
	await expectOffer(
		admin,
		admin.locator( '[data-setting="widget_toggle_text"]' ).getByRole( 'textbox' ),
		'Custom widget label is a Plus feature'
	);
	await admin.getByLabel( 'Next text' ).fill( 'Go on' );
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.locator( '.uf-settings__banners' ) ).toContainText( 'Settings saved.' );
	await expectAccessible( admin, '.uf-settings' );

	for ( const [ tab, plan ] of [
		[ 'email', 'Plus' ],
		[ 'integrations', 'Pro' ],
		[ 'heatmaps', 'Elite' ],
		[ 'misc', 'Pro' ],
		[ 'google-drive', 'Pro' ],
	] as const ) {
		await open( tab );
		await expect( locks(), tab ).toHaveText( [ `Upgrade to ${ plan }` ] );
		await locks().press( 'Enter' );
		await expect( admin.getByRole( 'dialog' ) ).toContainText( plan );
		await admin.keyboard.press( 'Escape' );
		await expect( admin.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expectAccessible( admin, '.uf-settings' );
	}

	await open( 'access' );
	await expectOffer(
		admin,
		admin.locator( '[data-setting="view_results"]' ).locator( 'input' ),
		'Manage User Access is a Plus feature'
	);
} );
