import { readFileSync } from 'node:fs';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';
import type { ResponseListResult, SavedSurvey } from '../../src/types';

const [ QUESTION ] = nineTypes( '' ).questions;

/** Addresses of documentation, and what the database of development sites has for them. */
const AUSTRIA = '192.0.2.1';
const BRAZIL = '2001:db8:8000::1';
const NOWHERE = '10.0.0.1';

test.beforeEach( async () => {
	await site.empty();
	// The visitors' browsers stand behind a proxy of this machine.
	await site.php( `
		$settings = array( 'proxy_header' => 'X-Forwarded-For', 'trusted_proxies' => array( '127.0.0.0/8' ), 'store_country' => true );
		update_option( 'userfeedback_core_settings', array_merge( (array) get_option( 'userfeedback_core_settings', array() ), $settings ) );
	` );
} );

test.afterEach( async () => {
	await site.php( `
		$keys = array_flip( array( 'proxy_header', 'trusted_proxies', 'store_country' ) );
		update_option( 'userfeedback_core_settings', array_diff_key( (array) get_option( 'userfeedback_core_settings', array() ), $keys ) );
	` );
} );

test( 'an owner chooses countries; visitors of others see nothing; responses tell where they come from', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Only there' ), questions: [ QUESTION ] } ) )
		.body as SavedSurvey;
	const from = ( address: string ) =>
		newVisitor( {
			viewport: { width: 375, height: 720 },
			extraHTTPHeaders: { 'X-Forwarded-For': address },
		} );
	const stored = async () =>
		( ( await rest( admin, 'GET', `surveys/${ survey.id }` ) ).body as SavedSurvey ).settings.geo_targeting;
	const save = admin
		.getByRole( 'region', { name: 'Survey builder' } )
		.getByRole( 'button', { name: 'Save', exact: true } );

	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey.id }/settings` ) );
	const geo = admin.getByRole( 'group', { name: 'Geo Targeting' } );
	await geo.getByRole( 'radio', { name: 'Only visitors from selected countries' } ).check();
	const field = geo.getByRole( 'combobox', { name: 'Countries' } );
	await field.pressSequentially( 'austri' );
	await expect( admin.getByRole( 'option', { name: 'Austria' } ) ).toBeVisible();
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	const glance = admin.getByRole( 'complementary', { name: 'Who will see it' } );
	await expect( glance.getByText( 'Visitors from Austria' ) ).toBeVisible();
	// Core's field has no aria-controls while its list is open.
	await admin.keyboard.press( 'Tab' );
	await expectAccessible( admin, '#userfeedback-root' );
	await save.click();
	await expect.poll( stored ).toEqual( { target: 'select', countries: [ 'AT' ] } );

	for ( const address of [ BRAZIL, NOWHERE ] ) {
		const other = await from( address );
		const verdict = other.waitForResponse( /userfeedback_visitor_facts/ );
		await other.goto( '/' );
		await ( await verdict ).finished();
		await expect( other.getByText( 'A friend', { exact: true } ) ).toHaveCount( 0 );
	}

	const neighbor = await from( AUSTRIA );
	await neighbor.goto( '/' );
	await neighbor.getByText( 'A friend', { exact: true } ).click();
	await expect( neighbor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await geo.getByRole( 'radio', { name: 'Everyone' } ).check();
	await expect( glance.getByText( 'Everyone' ) ).toBeVisible();
	await save.click();
	await expect.poll( stored ).toEqual( { target: 'all', countries: [ 'AT' ] } );
	const guest = await from( BRAZIL );
	await guest.goto( '/' );
	await guest.getByText( 'A friend', { exact: true } ).click();
	await expect( guest.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const list = async () =>
		( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult ).items;
	await expect
		.poll( async () => ( await list() ).map( ( row ) => row.user_country ).sort() )
		.toEqual( [ 'AT', 'BR' ] );
	const there = ( await list() ).find( ( row ) => row.user_country === 'AT' );
	await admin.goto(
		site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }/responses/${ there?.id ?? 0 }` )
	);
	await expect( admin.getByRole( 'region', { name: 'Response Details' } ) ).toContainText( 'Austria' );
	await expectAccessible( admin, '#userfeedback-root' );
} );

test( 'an owner loads a database, looks an address up, and removes it', async ( {
	admin,
	expectAccessible,
	problems,
} ) => {
	problems.allow( /countries\/database/ );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_settings#/misc' ) );
	const card = admin.locator( '[data-setting=country_database]' );
	const file = card.locator( 'input[type=file]' );
	await expect( card.getByText( /provided by your host, built on/ ) ).toBeVisible();
	await file.setInputFiles( { name: 'wrong.mmdb', mimeType: '', buffer: Buffer.from( 'no database' ) } );
	await expect( card.getByText( 'This is no database in the MaxMind DB format, or it is damaged.' ) ).toBeVisible();
	// The fixture with another country in the place of Austria, sent as a form as browsers do.
	const italian = Buffer.from(
		readFileSync( 'tests/fixtures/countries.mmdb', 'latin1' ).replaceAll( 'BAT', 'BIT' ),
		'latin1'
	);
	await file.setInputFiles( { name: 'mine.mmdb', mimeType: '', buffer: italian } );
	await expect( card.getByText( /^mine\.mmdb, made on/ ) ).toBeVisible();
	await card.getByLabel( 'Try an IP address' ).fill( AUSTRIA );
	await card.getByRole( 'button', { name: 'Look up' } ).click();
	await expect( card.getByRole( 'status' ) ).toHaveText( 'Italy (IT)' );
	await expectAccessible( admin, '#userfeedback-root' );
	await card.getByRole( 'button', { name: 'Remove' } ).click();
	await admin
		.getByRole( 'dialog', { name: 'Remove the database' } )
		.getByRole( 'button', { name: 'Remove' } )
		.click();
	await expect( card.getByText( /provided by your host, built on/ ) ).toBeVisible();
} );
