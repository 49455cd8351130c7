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

test( 'an ending shows the answer that led there, as text, and other words where there is none', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const ending = {
		id: 'call',
		title: 'We are sorry about {{why|that}}',
		text: 'You rated us {{a|low}}. {{why|Your reason}} is noted.',
	};
	const detractor = { question_id: 'a', compare: 'IS', value: 'detractor' };
	await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'publish',
		questions: [
			{ id: 'a', type: 'nps', title: 'Would you recommend us?', config: { options: [ 'No', 'Yes' ] } },
			{
				id: 'why',
				type: 'text',
				title: 'Why?',
				logic: { jumps: [ { to: '@call', match: 'all', conditions: [ detractor ] } ] },
			},
			{ id: 'c', type: 'text', title: 'Anything else?' },
		],
		settings: { thank_you: { message: 'Thanks for {{why|your time}}', endings: [ ending ] } },
	} );

	const unhappy = await newVisitor();
	await unhappy.goto( '/' );
	const dialog = unhappy.getByRole( 'dialog', { name: 'Survey: Beans' } );
	await dialog.getByRole( 'radio', { name: '3', exact: true } ).check( { force: true } );
	await dialog.getByRole( 'textbox', { name: 'Why?' } ).fill( '<b>cold</b> coffee {{a}}' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	const end = dialog.getByRole( 'status' );
	await expect( end ).toContainText( 'We are sorry about <b>cold</b> coffee {{a}}' );
	await expect( end ).toContainText( 'You rated us 3. <b>cold</b> coffee {{a}} is noted.' );
	await expect( end.locator( 'b' ) ).toHaveCount( 0 );

	const silent = await newVisitor();
	await silent.goto( '/' );
	const other = silent.getByRole( 'dialog', { name: 'Survey: Beans' } );
	await other.getByRole( 'radio', { name: '3', exact: true } ).check( { force: true } );
	// Until then Skip is that of the question before.
	await expect( other.getByRole( 'textbox', { name: 'Why?' } ) ).toBeFocused();
	await other.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( other.getByRole( 'status' ) ).toContainText( 'We are sorry about that' );
	await expect( other.getByRole( 'status' ) ).toContainText( 'You rated us 3. Your reason is noted.' );
} );
