import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

const ROWS = [ 'Packaging', 'Taste', 'Value for money' ];
const COLUMNS = [ 'Very poor', 'Poor', 'Fair', 'Good', 'Very good' ];

test( 'a matrix is built, answered by touch and by keyboard alone, and read', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^Matrix/, 'How would you rate your order?' );
	for ( const [ name, texts ] of [
		[ 'Row', ROWS ],
		[ 'Option', COLUMNS ],
	] as const ) {
		for ( const [ at, text ] of texts.entries() ) {
			const field = admin.getByRole( 'textbox', { name: `${ name } ${ at + 1 }` } );
			await field.fill( text );
			if ( at + 1 < texts.length ) {
				await field.press( 'Enter' );
			}
		}
	}
	await admin.getByRole( 'button', { name: 'Row 3 needs an answer' } ).click();
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'radiogroup', { name: 'Value for money' } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const phone = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await phone.goto( '/' );
	await phone.getByRole( 'button', { name: 'Skip' } ).tap();
	await expect( phone.getByRole( 'group', { name: /your order/ } ) ).toMatchAriaSnapshot( `
		- group "How would you rate your order?":
		  - radiogroup "Packaging":
		    - text: Packaging
		    - radio "Very poor"
		    - radio "Poor"
		    - radio "Fair"
		    - radio "Good"
		    - radio "Very good"
		  - radiogroup "Taste":
		    - text: Taste
		    - radio "Very poor"
		    - radio "Poor"
		    - radio "Fair"
		    - radio "Good"
		    - radio "Very good"
		  - radiogroup "Value for money":
		    - text: Value for money
		    - radio "Very poor"
		    - radio "Poor"
		    - radio "Fair"
		    - radio "Good"
		    - radio "Very good"
	` );
	const taste = phone.getByRole( 'radiogroup', { name: 'Taste' } );
	// A row is a group of cells on a phone, each large enough for a thumb and with its own words.
	await expect( taste.getByText( 'Very good' ) ).toBeVisible();
	const box = await taste.getByRole( 'radio', { name: 'Very good' } ).boundingBox();
	expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	await taste.getByRole( 'radio', { name: 'Very good' } ).tap();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByRole( 'alert' ) ).toHaveText( 'Choose one answer for “Value for money”.' );
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'radiogroup', { name: 'Value for money' } ).getByRole( 'radio', { name: 'Fair' } ).tap();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const desk = await newVisitor( { viewport: { width: 1280, height: 800 } } );
	await desk.goto( '/' );
	const skip = desk.getByRole( 'button', { name: 'Skip' } );
	await skip.focus();
	await skip.press( 'Enter' );
	const cell = ( row: string, column: string ) =>
		desk.getByRole( 'radiogroup', { name: row } ).getByRole( 'radio', { name: column, exact: true } );
	await expect( cell( 'Packaging', 'Very poor' ) ).toBeFocused();
	await desk.keyboard.press( 'ArrowRight' );
	await expect( cell( 'Packaging', 'Poor' ) ).toBeChecked();
	await desk.keyboard.press( 'ArrowDown' );
	await desk.keyboard.press( 'ArrowDown' );
	await expect( cell( 'Value for money', 'Poor' ) ).toBeFocused();
	await desk.keyboard.press( 'Space' );
	await expect( cell( 'Value for money', 'Poor' ) ).toBeChecked();
	await expectAccessible( desk, '.userfeedback-survey' );
	await desk.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await expect( desk.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 1 ]?.parts.map( ( { label, total } ) => [ label, total ] ) ).toEqual( [
			[ 'Packaging', 1 ],
			[ 'Taste', 1 ],
			[ 'Value for money', 2 ],
		] );
		expect( stats[ 1 ]?.parts[ 2 ]?.values.map( ( { share } ) => share.count ) ).toEqual( [ 0, 1, 1, 0, 0 ] );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /your order/ } );
	const row = card.getByRole( 'row', { name: /Value for money/ } );
	await expect( row ).toContainText( '2 answered' );
	await expect( row.getByRole( 'cell' ).nth( 2 ) ).toContainText( '50.0%' );
	await expectAccessible( admin, '#userfeedback-root' );
	await row.getByRole( 'cell' ).nth( 2 ).getByRole( 'button' ).click();
	await expect( card.getByRole( 'row', { name: /Value for money/ } ) ).toContainText( '1 answered' );
} );
