import type { SavedSurvey, Survey } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

const EARLIER = {
	title: 'Earlier survey',
	status: 'publish',
	questions: [
		{ id: 'visit', type: 'radio-button', title: 'Was it your first visit?', config: { options: [ 'Yes', 'No' ] } },
		{
			id: 'why',
			type: 'long-text',
			title: 'What brought you here?',
			logic: {
				enabled: true,
				action: 'show',
				conditions: [ { question_id: 'visit', compare: '=', value: 'Yes' } ],
			},
		},
	],
};

test( 'questions come from another survey and from the question bank', async ( { admin, rest, expectAccessible } ) => {
	const earlier = ( await rest( admin, 'POST', 'surveys', EARLIER ) ).body as SavedSurvey;
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new' ) );
	await admin.getByRole( 'button', { name: /Blank/ } ).press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'How are you?' );
	const add = admin.getByRole( 'button', { name: 'Add Question' } );

	await add.press( 'Enter' );
	await admin.getByRole( 'menuitem', { name: 'From another survey…' } ).press( 'Enter' );
	const dialog = admin.getByRole( 'dialog', { name: 'Copy from another survey' } );
	await dialog.getByRole( 'combobox', { name: 'Survey' } ).click();
	await dialog.getByRole( 'option', { name: 'Earlier survey' } ).click();
	await dialog.getByRole( 'checkbox', { name: 'What brought you here?' } ).check();
	await expectAccessible( admin, '.uf-modal' );
	await dialog.getByRole( 'button', { name: 'Add 1 question' } ).press( 'Enter' );
	await expect(
		admin.locator( '.components-snackbar' ).getByText( '1 question added. 1 condition removed.' )
	).toBeVisible();
	await expect( admin.getByRole( 'textbox', { name: 'Question title' } ) ).toHaveValue( 'What brought you here?' );

	await admin.getByRole( 'button', { name: 'Save to the question bank' } ).press( 'Enter' );
	await expect( admin.locator( '.components-snackbar' ).getByText( 'Saved to the question bank.' ) ).toBeVisible();
	await add.press( 'Enter' );
	await admin.getByRole( 'menuitem', { name: 'From the question bank…' } ).press( 'Enter' );
	const bank = admin.getByRole( 'dialog', { name: 'Add from the question bank' } );
	await bank.getByRole( 'button', { name: 'Rename “What brought you here?”' } ).press( 'Enter' );
	await bank.getByRole( 'textbox', { name: 'Name' } ).fill( 'Reason' );
	await bank.getByRole( 'textbox', { name: 'Name' } ).press( 'Enter' );
	await bank.getByRole( 'checkbox', { name: 'Reason' } ).check();
	await expectAccessible( admin, '.uf-modal' );
	await bank.getByRole( 'button', { name: 'Add 1 question' } ).press( 'Enter' );
	await admin.getByRole( 'button', { name: 'Save Draft' } ).click();
	await expect( admin.getByText( 'Saved', { exact: true } ).first() ).toBeVisible();

	const { body } = await rest( admin, 'GET', 'surveys?filter[status]=draft' );
	const [ made ] = ( body as { items: { id: number }[] } ).items;
	const { questions } = ( await rest( admin, 'GET', `surveys/${ String( made?.id ) }` ) ).body as Survey;
	expect( questions.map( ( { title } ) => title ) ).toEqual( [
		'How are you?',
		'What brought you here?',
		'What brought you here?',
	] );
	expect( new Set( [ ...questions, ...earlier.questions ].map( ( { id } ) => id ) ).size ).toBe( 5 );
	expect( questions[ 1 ]?.logic.enabled ).toBe( false );

	await add.press( 'Enter' );
	await admin.getByRole( 'menuitem', { name: 'From the question bank…' } ).press( 'Enter' );
	await bank.getByRole( 'button', { name: 'Delete “Reason” from the question bank' } ).press( 'Enter' );
	await expect( bank.getByText( /The question bank is empty/ ) ).toBeVisible();
} );
