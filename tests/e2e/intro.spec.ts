import type { ResponseListItem, ResponseListResult, SavedSurvey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

test( 'an intro, a count and a message that closes by itself are built, seen, and counted nowhere', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you look for?' );
	await addByKeyboard( admin, /^Long Text/, 'What can we do better?' );
	await admin.getByRole( 'button', { name: /^Intro and progress/ } ).press( 'Enter' );
	const pane = admin.getByRole( 'region', { name: 'Intro and progress' } );
	await pane.getByRole( 'checkbox', { name: 'Show an intro before the first question' } ).press( 'Space' );
	await pane.getByRole( 'textbox', { name: 'Title' } ).fill( 'Two questions about your visit' );
	await pane.getByRole( 'textbox', { name: 'Text' } ).fill( 'No name, no address.' );
	await pane.getByRole( 'textbox', { name: 'Button' } ).fill( 'Gladly' );
	await pane.getByRole( 'radio', { name: /In words/ } ).check();
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'heading', { name: 'Two questions about your visit' } ) ).toBeVisible();
	await expect( preview.getByText( 'About 1 minute, 2 questions' ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await preview.getByRole( 'button', { name: 'Gladly' } ).click();
	await expect( preview.getByRole( 'heading', { name: 'What did you look for?' } ) ).toBeVisible();
	await expect( preview.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', 'Question 1 of 2' );
	await admin.getByRole( 'button', { name: /^Thank-you message/ } ).press( 'Enter' );
	await admin.getByRole( 'checkbox', { name: 'Close the message after five seconds' } ).press( 'Space' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const visitor = await newVisitor( { viewport: { width: 1280, height: 800 } } );
	await visitor.goto( '/' );
	const dialog = visitor.getByRole( 'dialog' );
	await expect( dialog ).toMatchAriaSnapshot( `
		- dialog:
		  - button "Minimize survey"
		  - heading "Two questions about your visit" [level=2]
		  - paragraph: No name, no address.
		  - paragraph: About 1 minute, 2 questions
		  - button "Not now"
		  - button "Gladly"
	` );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await dialog.getByRole( 'button', { name: 'Not now' } ).click();
	await expect( dialog ).toBeHidden();
	await visitor.getByRole( 'button', { expanded: false } ).click();
	await dialog.getByRole( 'button', { name: 'Gladly' } ).click();
	const field = dialog.getByRole( 'textbox', { name: 'What did you look for?' } );
	await expect( field ).toBeFocused();
	await expect( dialog.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', 'Question 1 of 2' );
	await expect( dialog.getByRole( 'button', { name: 'Back' } ) ).toHaveCount( 0 );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await field.fill( 'Opening hours' );
	await field.press( 'Enter' );
	await expect( dialog.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', 'Question 2 of 2' );
	await dialog.getByRole( 'textbox', { name: 'What can we do better?' } ).fill( 'Nothing' );
	await visitor.clock.install();
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	const close = dialog.getByRole( 'button', { name: 'Close' } );
	await expect( close ).toBeVisible();
	// Who points at it reads.
	await close.hover();
	await visitor.clock.runFor( 20_000 );
	await expect( close ).toBeVisible();
	await visitor.mouse.move( 5, 5 );
	await visitor.clock.runFor( 7000 );
	await expect( dialog ).toHaveCount( 0 );

	const list = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) )
		.body as ResponseListResult< ResponseListItem >;
	expect( list.items[ 0 ]?.answers.map( ( { value } ) => value ) ).toEqual( [ 'Opening hours', 'Nothing' ] );
} );

test( 'answers go along with a redirect, and are kept', async ( { admin, newVisitor, rest } ) => {
	const saved = await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'publish',
		questions: [ { id: 'a', type: 'radio-button', title: 'Happy?', config: { options: [ 'Yes', 'No' ] } } ],
		settings: {
			presentation: { pass: [ { question: 'a', name: 'happy' } ] },
			thank_you: { type: 'redirect', redirect_to: { id: 2, label: 'Sample Page' } },
			targeting: { devices: [ 'desktop' ] },
		},
	} );
	const { id } = saved.body as SavedSurvey;
	const visitor = await newVisitor();
	await visitor.goto( '/' );
	await visitor.getByRole( 'dialog' ).getByRole( 'radio', { name: 'Yes' } ).check( { force: true } );
	await expect( visitor ).toHaveURL( /\/sample-page\/\?happy=Yes$/ );
	await expect( async () => {
		const { items } = ( await rest( admin, 'GET', `surveys/${ String( id ) }/responses` ) )
			.body as ResponseListResult< ResponseListItem >;
		expect( items.map( ( { answers } ) => answers[ 0 ]?.value ) ).toEqual( [ 'Yes' ] );
	} ).toPass();
	// Who answered is not asked again.
	const cookies = await visitor.context().cookies();
	const kept = cookies.find( ( { name } ) => name === `userfeedback-${ String( id ) }` );
	expect( JSON.parse( decodeURIComponent( kept?.value ?? 'null' ) ) ).toMatchObject( { submitted: true } );
} );
