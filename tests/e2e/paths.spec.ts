import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

test( 'a detractor jumps to an ending, and the question between counts as never asked', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'draft',
		questions: [
			{ id: 'a', type: 'nps', title: 'Would you recommend us?', config: { options: [ 'No', 'Yes' ] } },
			{ id: 'b', type: 'text', title: 'What do you like most?' },
			{ id: 'c', type: 'text', title: 'Anything else?' },
		],
		settings: { thank_you: { endings: [ { id: 'call', title: 'We call you', text: 'Within a day.' } ] } },
	} );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	await admin.getByRole( 'tab', { name: /^Logic/ } ).click();
	await admin.getByRole( 'button', { name: 'Add Jump' } ).press( 'Enter' );
	const jump = admin.getByRole( 'group', { name: 'Jump 1' } );
	await jump.getByRole( 'combobox', { name: 'Question or fact' } ).selectOption( { label: 'This answer' } );
	await jump.getByRole( 'combobox', { name: 'Comparison' } ).selectOption( { label: 'Is a' } );
	await jump.getByRole( 'combobox', { name: 'Value' } ).selectOption( { label: 'Detractor (0 to 6)' } );
	await jump.getByRole( 'combobox', { name: 'Go to' } ).selectOption( { label: 'Ending: We call you' } );
	await expect(
		admin.getByText( 'After it, visitors who are a Detractor in question 1 go to the ending “We call you”.' )
	).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
		await admin.getByRole( 'button', { name: `Next Step: ${ step }` } ).press( 'Enter' );
	}
	await admin.getByRole( 'radio', { name: 'Publish' } ).check();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).press( 'Enter' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();

	const unhappy = await newVisitor();
	await unhappy.goto( '/' );
	await unhappy.getByRole( 'radio', { name: '3', exact: true } ).click( { force: true } );
	const ending = unhappy.getByRole( 'dialog', { name: 'Survey: Beans' } ).getByRole( 'status' );
	await expect( ending ).toContainText( 'We call you' );
	await expect( ending ).toContainText( 'Within a day.' );

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats.map( ( { asked, total_answers: given, not_asked: not } ) => [ asked, given, not ] ) ).toEqual( [
			[ 1, 1, 0 ],
			[ 0, 0, 1 ],
			[ 0, 0, 1 ],
		] );
	} ).toPass();
} );
