import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

test( 'an owner puts an earlier answer into a title, and visitors read their own as text', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await rest( admin, 'POST', 'surveys', {
		title: 'Plans',
		status: 'draft',
		questions: [
			{ id: 'plan', type: 'text', title: 'Which plan do you use?' },
			{ id: 'mail', type: 'email', title: 'Your email address?' },
			{ id: 'why', type: 'text', title: 'Why did you choose' },
		],
	} );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	const editor = admin.getByRole( 'region', { name: 'Question 1' } );
	await expect( editor.getByRole( 'textbox', { name: 'Question title' } ) ).toBeVisible();
	await expect( admin.getByRole( 'button', { name: 'Insert answer' } ), 'Nothing is earlier.' ).toHaveCount( 0 );

	await admin.locator( '[data-question="why"]' ).click();
	const title = admin.getByRole( 'textbox', { name: 'Question title' } );
	await title.press( 'End' );
	const insert = admin.getByRole( 'button', { name: 'Insert answer into the title' } );
	await insert.press( 'Enter' );
	const form = admin.getByRole( 'form', { name: 'Insert answer' } );
	const source = form.getByRole( 'combobox', { name: 'Answer to' } );
	await expect( source.getByRole( 'option' ) ).toHaveText( [ '1. Which plan do you use?' ] );
	await expect( source ).toBeFocused();
	await expectAccessible( admin, '.ufb-answerform' );
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.type( 'this plan' );
	await admin.keyboard.press( 'Enter' );
	await expect( title ).toHaveValue( 'Why did you choose {{Q1|this plan}}' );
	await expect( title ).toBeFocused();
	await title.press( 'End' );
	await title.pressSequentially( '?' );
	await expect( title ).toHaveValue( 'Why did you choose {{Q1|this plan}}?' );
	await expect( admin.locator( '[data-question="why"]' ) ).toContainText( 'Why did you choose this plan?' );
	await expectAccessible( admin, '.ufb-panes__editor' );

	for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
		await admin.getByRole( 'button', { name: `Next Step: ${ step }` } ).press( 'Enter' );
	}
	await admin.getByRole( 'radio', { name: 'Publish' } ).check();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).press( 'Enter' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();

	const answering = await newVisitor();
	await answering.goto( '/' );
	const dialog = answering.getByRole( 'dialog', { name: 'Survey: Plans' } );
	await dialog.getByRole( 'textbox' ).fill( '<b>Pro</b><img src=x onerror=alert(1)>' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await dialog.getByRole( 'button', { name: 'Skip' } ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Why did you choose <b>Pro</b><img src=x onerror=alert(1)>?' } )
	).toBeVisible();
	await expect( dialog.locator( 'h2 *' ) ).toHaveCount( 0 );
	await dialog.getByRole( 'textbox' ).fill( 'Price' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await expect( dialog.getByRole( 'status' ) ).toBeVisible();

	const skipping = await newVisitor();
	await skipping.goto( '/' );
	await skipping.getByRole( 'button', { name: 'Skip' } ).click();
	await skipping.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( skipping.getByRole( 'heading', { name: 'Why did you choose this plan?' } ) ).toBeVisible();

	await expect( async () => {
		const results = ( await rest( admin, 'GET', `surveys/${ id }/results` ) ).body as SurveyResults;
		expect( results.questions.map( ( question ) => question.title ) ).toContain( 'Why did you choose this plan?' );
	} ).toPass();
} );
