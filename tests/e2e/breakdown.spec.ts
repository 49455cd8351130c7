import { expect, site, test } from './support';
import { nineTypes } from './support/nine';
import type { Breakdown, SavedSurvey, SurveyResults } from '../../src/types';

test.beforeEach( () => site.empty() );

test( 'a question is broken down from its card, by keyboard, and a cell becomes the filter', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '600', '--days=20' );
	const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ survey.id }/results` ) )
		.body as SurveyResults;
	const radio = stats.find( ( { type } ) => type === 'radio-button' );
	const stars = stats.find( ( { type } ) => type === 'star-rating' );
	const { body } = await rest(
		admin,
		'GET',
		`surveys/${ survey.id }/breakdown?question=${ radio?.id ?? '' }&by=${ stars?.id ?? '' }`
	);
	const table = body as Breakdown;
	const count = table.cells[ 0 ]?.[ 0 ]?.count ?? 0;
	expect( count ).toBeGreaterThan( 0 );

	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }` ) );
	const link = admin.getByRole( 'link', { name: `Break down: ${ radio?.title ?? '' }` } );
	await link.focus();
	await admin.keyboard.press( 'Enter' );
	await admin.getByRole( 'combobox', { name: 'Break down by' } ).selectOption( stars?.id ?? '' );
	const heat = admin.getByRole( 'table', { name: /Share of each column/ } );
	await expect(
		heat.getByRole( 'columnheader', { name: `5 stars n ${ table.columns[ 0 ]?.n ?? 0 }` } )
	).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	const cell = heat.getByRole( 'row' ).nth( 1 ).getByRole( 'button' ).nth( 1 );
	await cell.focus();
	await admin.keyboard.press( 'Enter' );
	await expect( admin.getByText( `${ count } of 600 responses` ) ).toBeVisible();
	await expect( cell ).toBeFocused();
	await admin.getByRole( 'button', { name: 'Clear', exact: true } ).click();

	await admin.getByRole( 'radio', { name: 'Picture' } ).click();
	await expect( admin.getByRole( 'img', { name: /5 stars/ } ).first() ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	await admin.getByRole( 'link', { name: 'Survey Results' } ).click();
	await expect( link ).toBeVisible();
} );
