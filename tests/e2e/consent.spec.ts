import type { ResponseListResult, SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

test( 'a statement and a consent are built, met by touch and by keyboard alone, and kept with their wording', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'How was the tasting room?' );
	await addByKeyboard( admin, /^Statement/, 'About your visit' );
	await admin.getByRole( 'textbox', { name: 'Text', exact: true } ).fill( 'If you were not there, skip this part.' );
	await addByKeyboard( admin, /^Consent/, 'May we use your answer?' );
	await admin
		.getByRole( 'textbox', { name: 'Text beside the box' } )
		.fill( 'I agree, as described in the [privacy policy].' );
	await admin.getByRole( 'combobox', { name: 'The link goes to' } ).selectOption( 'Another address' );
	await admin.getByRole( 'textbox', { name: 'Address' } ).fill( 'https://shop.test/privacy' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'link', { name: 'privacy policy' } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const phone = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await phone.goto( '/' );
	await phone.getByRole( 'textbox' ).fill( 'Lovely' );
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByText( 'If you were not there, skip this part.' ) ).toBeVisible();
	await expect( phone.getByRole( 'button', { name: 'Skip' } ) ).toHaveCount( 0 );
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByRole( 'group', { name: 'May we use your answer?' } ) ).toMatchAriaSnapshot( `
		- group "May we use your answer?":
		  - checkbox "I agree, as described in the privacy policy."
		  - text: I agree, as described in the
		  - link "privacy policy"
		  - text: .
	` );
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByRole( 'alert' ) ).toHaveText(
		'Tick the box to go on. Without it we cannot store your answers.'
	);
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'checkbox' ).tap();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const desk = await newVisitor( { viewport: { width: 1280, height: 800 } } );
	await desk.goto( '/' );
	await desk.getByRole( 'textbox' ).focus();
	await desk.keyboard.type( 'Cold' );
	await desk.keyboard.press( 'Enter' );
	await expect( desk.getByRole( 'heading', { name: 'About your visit' } ) ).toBeFocused();
	await desk.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await expect( desk.getByRole( 'checkbox' ) ).toBeFocused();
	await desk.keyboard.press( 'Space' );
	await desk.keyboard.press( 'Enter' );
	await expect( desk.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats.map( ( { type, asked, total_answers: answers } ) => [ type, asked, answers ] ) ).toEqual( [
			[ 'text', 2, 2 ],
			[ 'consent', 2, 2 ],
		] );
	} ).toPass();
	const { items: responses } = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) ).body as ResponseListResult;
	expect( responses.map( ( { answers } ) => answers[ 1 ]?.value ) ).toEqual(
		Array.from( { length: 2 }, () => 'I agree, as described in the privacy policy. (https://shop.test/privacy)' )
	);
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /May we use/ } );
	await expect( card.getByRole( 'row', { name: /Agreed/ } ) ).toContainText( '100.0%' );
	await expect( admin.getByRole( 'region', { name: /About your visit/ } ) ).toHaveCount( 0 );
	await expectAccessible( admin, '#userfeedback-root' );
} );
