import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

test( 'the list publishes with a switch and shows rate and last response', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const { id } = ( await rest( admin, 'POST', 'surveys', nineTypes( 'Checkout' ) ) ).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '20', '--days=5' );
	const unfinished = ( await rest( admin, 'POST', 'surveys', { title: 'Unfinished', questions: [] } ) )
		.body as SavedSurvey;
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const row = admin.getByRole( 'row', { name: /Checkout/ } );
	await expect( row.getByTitle( /^Response rate: responses divided by impressions/ ) ).toHaveText( /%/ );
	await expect( row.locator( 'td.column-last_response time' ) ).toHaveAttribute( 'datetime', /^\d{4}-\d\d-\d\d$/ );
	await expectAccessible( admin, '.uf-survey-list' );

	const toggle = row.getByRole( 'checkbox', { name: /^Published:/ } );
	await toggle.press( ' ' );
	await expect( admin.locator( '.components-snackbar' ).getByText( '1 survey is a draft now.' ) ).toBeVisible();
	await expect( toggle ).not.toBeChecked();
	await toggle.press( ' ' );
	await expect( admin.locator( '.components-snackbar' ).getByText( '1 survey published.' ) ).toBeVisible();
	await expect( toggle ).toBeChecked();

	await admin.getByRole( 'checkbox', { name: 'Published: “Unfinished”' } ).press( ' ' );
	await expect( admin ).toHaveURL( new RegExp( `#/edit/${ unfinished.id }/publish$` ) );
	await expect(
		admin.getByRole( 'region', { name: 'Checks before publishing' } ).getByText( /It has no questions/ )
	).toBeVisible();
} );

test( 'a title of one long word leaves the row its actions on a phone', async ( { admin, rest } ) => {
	const title = 'x'.repeat( 150 );
	await rest( admin, 'POST', 'surveys', { title, questions: [] } );
	for ( const width of [ 782, 375 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
		const row = admin.getByRole( 'row', { name: title } );
		await row.getByRole( 'button', { name: 'Show more details' } ).click();
		await expect( row.getByRole( 'button', { name: /^Trash/ } ) ).toBeVisible();
		expect( await admin.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
} );
