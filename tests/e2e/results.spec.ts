import type { Page } from '@playwright/test';
import type { Question, ResponseListResult, SavedSurvey, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { holdReplies } from './support/hold';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

const screen = ( path: string ) => site.admin( `admin.php?page=userfeedback_results#${ path }` );

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< { body: unknown } >;

/** A survey with enough responses for changes; older ones lie before the last 30 days. */
async function seeded( admin: Page, rest: Rest, title: string, changes: object = {}, days = 120 ): Promise< number > {
	const whole = nineTypes( title );
	const questions = whole.questions.map( ( question ) => ( {
		...question,
		settings: { ...question.settings, comment_box: true },
	} ) );
	const survey = ( await rest( admin, 'POST', 'surveys', { ...whole, questions, ...changes } ) ).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '600', `--days=${ days }` );
	return survey.id;
}

const NPS = nineTypes( '' ).questions.filter( ( { type } ) => type === 'nps' ) as Question[];

for ( const width of [ 1280, 375 ] ) {
	test( `the filters stay under the pointer when the results arrive (${ width } px)`, async ( { admin, rest } ) => {
		await admin.setViewportSize( { width, height: 800 } );
		const id = await seeded( admin, rest, 'How was your checkout?', {}, 20 );
		const release = await holdReplies( admin, `surveys/${ id }/results` );
		await admin.goto( screen( `/survey/${ id }` ) );
		const bar = admin.getByRole( 'group', { name: /^Filters/ } );
		const before = await bar.boundingBox();
		await expect( admin.getByText( /^last response:/ ) ).toBeHidden();
		release();
		await expect( admin.getByText( /^last response:/ ) ).toBeVisible();
		expect( ( await bar.boundingBox() )?.y ).toBe( before?.y );
	} );
}

test( 'results are accessible, with changes, comments and a score of each NPS question', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const mixed = await seeded( admin, rest, 'How was your checkout?' );
	const scores = await seeded( admin, rest, 'Would you recommend us?', {
		type: 'nps',
		questions: [
			...NPS,
			...NPS.map( ( question ) => ( { ...question, id: 'second', title: 'And our support?' } ) ),
		],
	} );
	const figures = ( await rest( admin, 'GET', `surveys/${ mixed }/results` ) ).body as SurveyResults;
	const [ radio ] = figures.question_stats;
	const first = radio?.options.reduce( ( best, option ) => ( option.count > best.count ? option : best ) );

	await admin.goto( screen( `/survey/${ mixed }` ) );
	const card = admin.getByRole( 'region', { name: /^Q1/ } );
	await expect( card.getByRole( 'columnheader', { name: 'Change' } ) ).toBeVisible();
	const row = card.getByRole( 'row', { name: typeof first?.value === 'string' ? first.value : '' } );
	await expect( row ).toContainText( `${ Math.abs( first?.share_change.points ?? 0 ).toFixed( 1 ) } pts` );
	await card.scrollIntoViewIfNeeded();
	await expect( card.getByRole( 'region', { name: /^Comments/ } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	await admin.goto( screen( `/survey/${ scores }` ) );
	await expect( admin.getByRole( 'region', { name: /^Net Promoter Score/ } ) ).toHaveCount( 2 );
	await expect( admin.getByRole( 'heading', { name: 'And our support?', exact: true } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
} );

test( 'overview, responses and one response are accessible', async ( { admin, rest, expectAccessible } ) => {
	const mixed = await seeded( admin, rest, 'How was your checkout?' );

	await admin.goto( screen( '/' ) );
	await expect( admin.getByRole( 'table' ).last() ).toContainText( 'How was your checkout?' );
	await expectAccessible( admin, '#userfeedback-root' );

	await admin.goto( screen( `/?survey=${ mixed }` ) );
	await expect( admin.getByRole( 'button', { name: 'Survey: How was your checkout?' } ) ).toBeVisible();
	await expect( admin.getByRole( 'region', { name: /^Q1/ } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	await admin.goto( screen( `/survey/${ mixed }/responses` ) );
	await expect( admin.getByRole( 'table' ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	const list = ( await rest( admin, 'GET', `surveys/${ mixed }/responses` ) ).body as ResponseListResult;
	await admin.goto( screen( `/survey/${ mixed }/responses/${ list.items[ 0 ]?.id ?? 0 }` ) );
	await expect( admin.getByRole( 'heading', { name: 'Response Details' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
} );

test( 'one of 101 surveys is found by its name and chosen by keyboard', async ( { admin, rest, expectAccessible } ) => {
	const oldest = ( await rest( admin, 'POST', 'surveys', nineTypes( 'The oldest of all' ) ) ).body as SavedSurvey;
	await site.php( `
		$table = $GLOBALS['wpdb']->prefix . 'userfeedback_survey';
		$row   = $GLOBALS['wpdb']->get_row( "SELECT * FROM $table", ARRAY_A );
		unset( $row['id'] );
		for ( $at = 0; $at < 100; $at++ ) {
			$GLOBALS['wpdb']->insert( $table, array( 'title' => "Survey $at" ) + $row );
		}
		do_action( 'userfeedback_surveys_changed', array() );
	` );
	await admin.goto( screen( '/' ) );
	await admin.getByRole( 'button', { name: 'Survey: All Surveys' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Survey' } );
	await expect( dialog.getByText( '51 more surveys: type a part of their name.' ) ).toBeVisible();
	await expectAccessible( admin, '.uf-switcher' );
	await expect( dialog.getByRole( 'searchbox' ) ).toBeFocused();
	await admin.keyboard.type( 'oldest' );
	await expect( dialog.getByRole( 'link' ) ).toHaveCount( 1 );
	await dialog.getByRole( 'link', { name: /The oldest of all/ } ).press( 'Enter' );
	await expect( admin ).toHaveURL( new RegExp( `survey=${ oldest.id }$` ) );
	await expect( admin.getByRole( 'button', { name: 'Survey: The oldest of all' } ) ).toBeVisible();

	await admin.goto( screen( `/survey/${ oldest.id }` ) );
	await admin.getByRole( 'button', { name: 'Switch survey' } ).click();
	await admin.getByRole( 'dialog', { name: 'Switch survey' } ).getByRole( 'searchbox' ).fill( 'no such thing' );
	await expect( admin.getByText( 'No survey has this name.' ) ).toBeVisible();
} );

for ( const width of [ 782, 600, 375 ] ) {
	test( `the date picker can be used at ${ width } px with the keyboard, and survives what is typed`, async ( {
		signedIn,
		rest,
		expectAccessible,
	} ) => {
		const admin = await signedIn( 'admin' );
		await admin.setViewportSize( { width, height: 900 } );
		const id = await seeded( admin, rest, 'Checkout', {}, 500 );
		await admin.goto( screen( `/survey/${ id }` ) );
		const button = admin.getByRole( 'button', { name: /^Last 30 days: / } );
		await button.focus();
		await admin.keyboard.press( 'Enter' );
		const dialog = admin.getByRole( 'dialog', { name: 'Date range' } );
		await expect( dialog ).toBeVisible();
		const box = await dialog.boundingBox();
		expect( box?.width ).toBeGreaterThan( 280 );
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width );
		await expectAccessible( admin, '.uf-dates__panel' );

		// The first preset has the focus; Tab leads through the others.
		await expect( dialog.getByRole( 'button', { name: 'Today' } ) ).toBeFocused();
		const all = dialog.getByRole( 'button', { name: /^All time \(since / } );
		while ( ! ( await all.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ) ) {
			await admin.keyboard.press( 'Tab' );
		}
		await admin.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect( admin.getByRole( 'button', { name: /^All time: / } ) ).toBeFocused();
		await expect( admin ).toHaveURL( /range=all_time/ );
		await expect( admin.getByRole( 'heading', { name: 'Responses per week' } ) ).toBeVisible();

		await admin.keyboard.press( 'Enter' );
		const [ start, end ] = [ 'Start date', 'End date' ].map( ( name ) => dialog.getByRole( 'textbox', { name } ) );
		await end?.focus();
		await admin.keyboard.press( 'Backspace' );
		await end?.fill( 'nonsense' );
		await admin.keyboard.press( 'Backspace' );
		await dialog.getByRole( 'button', { name: 'Apply' } ).press( 'Enter' );
		await expect( dialog.getByRole( 'alert' ) ).toHaveText( 'Enter the end date as YYYY-MM-DD.' );
		await expect( end ?? dialog ).toBeFocused();
		const days = ( await start?.inputValue() ) ?? '';
		await end?.fill( days );
		await admin.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect( admin ).toHaveURL( new RegExp( `from=${ days }&to=${ days }` ) );
		await expect( admin.getByText( 'Something went wrong' ) ).toHaveCount( 0 );
	} );
}
