import type { Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

const NPS = nineTypes( '' ).questions.filter( ( { type } ) => type === 'nps' );

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< { body: unknown } >;

/** A survey whose score fell this week, and a look back far enough to compare. */
async function fallen( admin: Page, rest: Rest, title: string ): Promise< number > {
	const survey = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( title ), type: 'nps', questions: NPS } ) )
		.body as SavedSurvey;
	await site.php( `
		$days = array( 20 => array( 10 => 1 ), 9 => array( 10 => 90, 3 => 30 ), 2 => array( 10 => 40, 3 => 80 ) );
		$changes = array();
		foreach ( $days as $ago => $scores ) {
			$day = current_datetime()->modify( "-$ago days" )->format( 'Y-m-d' );
			$add = static function ( $metric, $question, $key, $total ) use ( &$changes, $day ) {
				$changes[] = new UserFeedback\\Responses\\Counters\\CounterChange( ${ survey.id }, $day, $metric, $question, $key, $total );
			};
			foreach ( array( 'publish' => '', 'asked' => '${ NPS[ 0 ]?.id }', 'answered' => '${ NPS[ 0 ]?.id }' ) as $metric => $question ) {
				$add( $metric, $question, '', array_sum( $scores ) );
			}
			foreach ( $scores as $score => $total ) {
				$add( 'value', '${ NPS[ 0 ]?.id }', (string) $score, $total );
			}
		}
		UserFeedback\\Plugin::container()->get( UserFeedback\\Responses\\Counters\\CounterRepository::class )->add( $changes );
		delete_transient( 'userfeedback_core_dashboard_week' );
	` );
	return survey.id;
}

test( 'an owner reads what changed, follows it to its card, and finds a survey again', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const id = await fallen( admin, rest, 'Would you recommend us?' );
	await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Nobody asked' ), status: 'draft' } );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_results' ) );

	const changed = admin.getByRole( 'region', { name: 'What changed' } );
	await expect( changed ).toContainText( 'fell from +50 to −33.' );
	await expect( changed ).toContainText( '1 figure of 1 survey was compared.' );
	const table = admin.getByRole( 'table', { name: /Surveys with their results/ } );
	await expect( table.getByRole( 'row', { name: /Would you recommend us/ } ) ).toContainText( '−33 NPS' );
	await changed.getByText( 'How this is tested' ).press( 'Enter' );
	await expect( changed.getByText( /Holm’s correction/ ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	const recommend = table.getByRole( 'row', { name: /Would you recommend us/ } );
	const line = admin.getByRole( 'group', { name: /^Responses per day/ } );
	await line.focus();
	await line.press( 'End' );
	await line.press( 'ArrowLeft' );
	await line.press( 'ArrowLeft' );
	await line.press( 'Enter' );
	const period = admin.getByRole( 'group', { name: 'Period' } );
	await expect( period.getByRole( 'radio' ).nth( 2 ) ).toBeFocused();
	await expect( recommend ).toContainText( '120' );
	await period.getByRole( 'radio', { name: 'Past 30 Days' } ).check();
	await expect( period.getByRole( 'radio' ) ).toHaveCount( 2 );
	await expect( recommend ).toContainText( '241' );
	await period.getByRole( 'radio', { name: 'Past 7 Days' } ).check();
	await expect( recommend ).toContainText( '120' );

	await admin.getByRole( 'combobox', { name: 'Status' } ).selectOption( 'Draft' );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
	await admin.getByRole( 'combobox', { name: 'Status' } ).selectOption( 'All statuses' );
	await admin.getByRole( 'searchbox', { name: 'Search surveys' } ).fill( 'recommend' );
	await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );

	await changed.getByRole( 'link' ).press( 'Enter' );
	await expect( admin ).toHaveURL( new RegExp( `#/survey/${ id }\\?from=` ) );
	await expect( admin.getByRole( 'heading', { name: 'Net Promoter Score' } ) ).toBeFocused();
} );

test( 'the dashboard shows the week to those who may view results, and what was chosen', async ( {
	admin,
	rest,
	signedIn,
	expectAccessible,
} ) => {
	await fallen( admin, rest, 'Would you recommend us?' );
	await fallen( admin, rest, 'And our shop?' );
	await admin.goto( site.admin( 'index.php' ) );
	const widget = admin.locator( '#userfeedback_core_dashboard' );
	await expect( widget ).toContainText( 'This week: 240 responses, 240 in the week before.' );
	await expect( widget.getByRole( 'link', { name: 'And our shop?' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback_core_dashboard' );

	await admin.goto( site.admin( 'index.php?edit=userfeedback_core_dashboard#userfeedback_core_dashboard' ) );
	await widget.getByRole( 'checkbox', { name: 'And our shop?' } ).check();
	await widget.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( widget ).toContainText( 'This week: 120 responses' );
	await expect( widget.getByRole( 'link', { name: 'Would you recommend us?' } ) ).toHaveCount( 0 );

	const author = await signedIn( 'author' );
	await author.goto( site.admin( 'index.php' ) );
	await expect( author.locator( '#dashboard_activity' ) ).toBeVisible();
	await expect( author.locator( '#userfeedback_core_dashboard' ) ).toHaveCount( 0 );
} );
