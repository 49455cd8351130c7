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
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
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

test( 'a link in a description and the rule of a text are written by the owner and hold for visitors', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'Where is your shop?' );
	await admin
		.getByRole( 'textbox', { name: 'Description' } )
		.fill( 'See [our policy](https://example.org/privacy) <b>first</b>' );
	await admin.getByRole( 'tab', { name: 'Settings' } ).press( 'Enter' );
	await admin.getByRole( 'combobox', { name: 'The answer must be' } ).selectOption( 'url' );
	await admin.getByRole( 'spinbutton', { name: 'At least (characters)' } ).fill( '8' );
	await admin.getByRole( 'spinbutton', { name: 'At most (characters)' } ).fill( '5' );
	await expect( admin.getByText( 'This limit is not saved.' ) ).toBeVisible();
	await admin.getByRole( 'spinbutton', { name: 'At most (characters)' } ).fill( '50' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'link', { name: 'our policy' } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const files: string[] = [];
	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	visitor.on( 'request', ( request ) => files.push( new URL( request.url() ).pathname ) );
	await visitor.goto( '/' );
	const field = visitor.getByRole( 'textbox', { name: 'Where is your shop?' } );
	await expect( field ).toHaveAccessibleDescription( 'See our policy <b>first</b>' );
	const link = visitor.getByRole( 'link', { name: 'our policy' } );
	await expect( link ).toHaveAttribute( 'href', 'https://example.org/privacy' );
	await expect( link ).toHaveAttribute( 'rel', 'noopener noreferrer' );
	await field.fill( 'on the left' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText( 'Enter a web address, such as example.com.' );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await field.fill( 'shop.example.com' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	expect( files.filter( ( path ) => path.includes( '/types/' ) ) ).toEqual( [
		expect.stringMatching( /details\.js$/ ),
	] );
	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 0 ]?.answers.map( ( { value } ) => value ) ).toEqual( [ 'shop.example.com' ] );
	} ).toPass();
} );
