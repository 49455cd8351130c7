import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

test( 'a satisfaction scale is built by keyboard, answered on a phone and read as CSAT', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^Scale/, 'How satisfied are you with your last order?' );
	await admin.getByRole( 'radio', { name: 'Smileys' } ).focus();
	await admin.keyboard.press( 'Space' );
	await expect( admin.getByRole( 'radio', { name: 'Smileys' } ) ).toBeChecked();
	await admin.getByRole( 'combobox', { name: 'Counts as' } ).selectOption( 'csat' );
	await expect( admin.getByText( 'CSAT: share of the answers from 4 to 5.' ) ).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Label below 1' } ).fill( 'Very dissatisfied' );
	await admin.getByRole( 'textbox', { name: 'Label below 5' } ).fill( 'Very satisfied' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'radio', { name: '5 of 5, Very satisfied' } ) ).toBeAttached();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const files: string[] = [];
	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	visitor.on( 'request', ( request ) => files.push( new URL( request.url() ).pathname ) );
	await visitor.goto( '/' );
	await visitor.getByRole( 'button', { name: 'Skip' } ).tap();
	await expect( visitor.getByRole( 'radiogroup', { name: /How satisfied/ } ) ).toMatchAriaSnapshot( `
		- radiogroup "How satisfied are you with your last order?":
		  - radio "1 of 5, Very dissatisfied"
		  - radio "2 of 5"
		  - radio "3 of 5"
		  - radio "4 of 5"
		  - radio "5 of 5, Very satisfied"
	` );
	const cell = await visitor.getByRole( 'radio', { name: '4 of 5' } ).boundingBox();
	expect( Math.min( cell?.width ?? 0, cell?.height ?? 0 ) ).toBeGreaterThanOrEqual( 44 );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await visitor.getByRole( 'radio', { name: '4 of 5' } ).tap();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	expect( files.filter( ( path ) => path.includes( '/pro-types/' ) ) ).toEqual( [
		expect.stringMatching( /scale\.js$/ ),
	] );

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 1 ]?.scale?.share?.count ).toBe( 1 );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /How satisfied/ } );
	await expect( card ).toContainText( '100.0% CSAT' );
	await expect( card ).toContainText( '1 of 1, 95% interval' );
	await expect( card ).toContainText( 'CSAT: share of the answers from 4 to 5.' );
	await expectAccessible( admin, '#userfeedback-root' );
} );

test( 'a scale whose file is blocked says so and lets the visitor finish', async ( {
	admin,
	visitor,
	rest,
	problems,
} ) => {
	problems.allow( /scale\.js/ );
	await rest( admin, 'POST', 'surveys', {
		title: 'Blocked',
		status: 'publish',
		questions: [
			{ id: 'a', type: 'scale', title: 'How was it?', config: { points: 5 }, settings: { required: true } },
			{ id: 'b', type: 'text', title: 'Anything else?' },
		],
	} );
	await visitor.route( /pro-types\/scale\.js/, ( route ) => route.abort() );
	await visitor.goto( '/' );
	await expect( visitor.getByText( 'This question could not be loaded. You can go on without it.' ) ).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Next' } ).click();
	await visitor.getByRole( 'textbox' ).fill( 'All good' );
	await visitor.getByRole( 'button', { name: 'Next' } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
} );

test( 'a number and a date are built by keyboard, answered on a phone and read as distributions', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );

	await addByKeyboard( admin, /^Number/, 'How many cups do you drink on a normal day?' );
	await admin.getByRole( 'spinbutton', { name: 'From' } ).fill( '0' );
	await admin.getByRole( 'spinbutton', { name: 'To' } ).fill( '-1' );
	await expect( admin.getByRole( 'spinbutton', { name: 'To' } ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await admin.getByRole( 'spinbutton', { name: 'To' } ).fill( '20' );
	await expect( admin.getByRole( 'spinbutton', { name: 'To' } ) ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await admin.getByRole( 'textbox', { name: 'Unit' } ).fill( 'cups' );
	await expect( preview.getByRole( 'spinbutton', { name: /cups$/ } ) ).toHaveAttribute( 'max', '20' );
	await expectAccessible( admin, '.ufb-panes__editor' );

	await addByKeyboard( admin, /^Date/, 'When did your parcel arrive?' );
	await admin.getByLabel( 'From', { exact: true } ).fill( '2026-09-22' );
	await admin.getByLabel( 'To', { exact: true } ).fill( '2026-11-21' );
	await expect( preview.getByLabel( 'When did your parcel arrive?' ) ).toHaveAttribute( 'min', '2026-09-22' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await visitor.goto( '/' );
	await visitor.getByRole( 'button', { name: 'Skip' } ).tap();
	const cups = visitor.getByRole( 'spinbutton', { name: 'How many cups do you drink on a normal day? cups' } );
	await cups.fill( '24' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText( 'Enter a whole number from 0 to 20.' );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await cups.fill( '3' );
	await expect( visitor.getByRole( 'alert' ) ).toHaveCount( 0 );
	await visitor.getByRole( 'button', { name: 'More' } ).tap();
	await expect( cups ).toHaveValue( '4' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();

	const day = visitor.getByLabel( 'When did your parcel arrive?' );
	await day.fill( '2026-08-02' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText( 'Choose a date from September 22 to November 21, 2026.' );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await day.fill( '2026-11-17' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats.map( ( { distribution } ) => distribution?.median ) ).toEqual( [ undefined, 4, '2026-11-17' ] );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /How many cups/ } );
	await expect( card ).toContainText( '4 cups' );
	await expect( card ).toContainText( 'Median. Answers go from 4 to 4.' );
	await expect( admin.getByRole( 'region', { name: /When did your parcel/ } ) ).toContainText( 'November 17, 2026' );
	await expectAccessible( admin, '#userfeedback-root' );
	await card.getByRole( 'button', { name: /^4/ } ).press( 'Enter' );
	await expect( admin ).toHaveURL( /filter%5Banswers%5D%5B\w+%5D%5Bmin%5D=4/ );
	await expect( card ).toContainText( '4 cups' );
} );

test( 'a dropdown with a long list is built by keyboard, searched on a phone and counted', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	const countries = [
		'Austria',
		'Belgium',
		'Denmark',
		'Finland',
		'France',
		'Iceland',
		'Ireland',
		'Italy',
		'Netherlands',
		'Poland',
		'Spain',
		'Türkiye',
	];
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^Dropdown/, 'Which country should we ship to next?' );
	await admin.getByRole( 'button', { name: 'Paste a list' } ).focus();
	await admin.keyboard.press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'One option on each line' } ).fill( countries.join( '\n' ) );
	await admin.getByRole( 'button', { name: 'Add 12 new options' } ).press( 'Enter' );
	await expect( admin.getByText( '12 of 50' ) ).toBeVisible();
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'combobox', { name: /Which country/ } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const visitor = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await visitor.goto( '/' );
	await visitor.getByRole( 'button', { name: 'Skip' } ).tap();
	const field = visitor.getByRole( 'combobox', { name: 'Which country should we ship to next?' } );
	await field.tap();
	await expect( visitor.getByRole( 'option' ) ).toHaveCount( 12 );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await field.pressSequentially( 'turk' );
	await expect( visitor.getByRole( 'option' ) ).toHaveText( [ 'Türkiye' ] );
	const option = await visitor.getByRole( 'option' ).boundingBox();
	expect( option?.height ?? 0 ).toBeGreaterThanOrEqual( 40 );
	await visitor.keyboard.press( 'ArrowDown' );
	await visitor.keyboard.press( 'Enter' );
	await expect( field ).toHaveValue( 'Türkiye' );
	await expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
	await visitor.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 1 ]?.options.map( ( { count } ) => count ) ).toEqual(
			countries.map( ( one ) => +( one === 'Türkiye' ) )
		);
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	await expect( admin.getByRole( 'region', { name: /Which country/ } ) ).toContainText( 'Türkiye' );
	await expectAccessible( admin, '#userfeedback-root' );
} );
