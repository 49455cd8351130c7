import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

test( '"Other" and "None of these" are built by keyboard, chosen on a phone and read below the results', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^Checkbox/, 'What would make you order more often?' );
	await admin.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Free shipping' );
	await admin.getByRole( 'textbox', { name: 'Option 1' } ).press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'Smaller bags' );
	await admin.getByRole( 'checkbox', { name: '“Other” with a text field' } ).press( 'Space' );
	await admin.getByRole( 'checkbox', { name: '“None of these”' } ).press( 'Space' );
	await expect( admin.getByRole( 'textbox', { name: 'Option 3' } ) ).toHaveValue( 'Other' );
	await expect( admin.getByRole( 'textbox', { name: 'Option 4' } ) ).toHaveValue( 'None of these' );
	await admin.getByRole( 'combobox', { name: 'Columns' } ).selectOption( '2' );
	await admin.getByRole( 'combobox', { name: 'At most' } ).selectOption( '2' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByText( 'Choose up to 2.' ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const files: string[] = [];
	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	visitor.on( 'request', ( request ) => files.push( new URL( request.url() ).pathname ) );
	await visitor.goto( '/' );
	await visitor.getByRole( 'button', { name: 'Skip' } ).tap();
	const group = visitor.getByRole( 'group', { name: /What would make/ } );
	await expect( group ).toMatchAriaSnapshot( `
		- group "What would make you order more often?":
		  - checkbox "Free shipping"
		  - checkbox "Smaller bags"
		  - checkbox "Other"
		  - checkbox "None of these"
	` );
	const [ first, second ] = await Promise.all(
		[ 'Free shipping', 'Smaller bags' ].map( ( name ) => group.getByText( name ).boundingBox() )
	);
	expect( first?.y ).toBeLessThan( second?.y ?? 0 );
	await group.getByRole( 'checkbox', { name: 'None of these' } ).tap();
	await group.getByText( 'Smaller bags' ).tap();
	await expect( group.getByRole( 'checkbox', { name: 'None of these' } ) ).not.toBeChecked();
	await group.getByText( 'Other', { exact: true } ).tap();
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText( 'Write your answer, or choose another one.' );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await group.getByRole( 'textbox', { name: 'Other' } ).fill( 'A loyalty card' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByText( 'Thanks for your feedback!' ) ).toBeVisible();
	expect( files.filter( ( path ) => path.includes( '/pro-types/' ) ) ).toEqual( [
		expect.stringMatching( /choices\.js$/ ),
	] );

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 1 ]?.options.map( ( { count } ) => count ) ).toEqual( [ 0, 1, 1, 0 ] );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /What would make/ } ).first();
	await card.evaluate( ( element ) => element.scrollIntoView( { block: 'end' } ) );
	await expect( card.getByRole( 'heading', { name: 'Other answers' } ) ).toBeVisible();
	await expect( card ).toContainText( 'A loyalty card' );
	await expectAccessible( admin, '#userfeedback-root' );
} );
