import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Comparison, SavedSurvey, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import type { RestReply } from './support';

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< RestReply >;

test.beforeEach( () => site.empty() );

const WORDS = 'The checkout is slow on my phone';

/** A shop of twelve surveys. In the checkout's, mobile visitors are unhappy since thirty days, those in the cart. */
async function shop( admin: Page, rest: Rest ): Promise< number > {
	const publish = async ( title: string ) => {
		const { status, body } = await rest( admin, 'POST', 'surveys', {
			title,
			status: 'publish',
			questions: [
				{ id: 'stars', type: 'star-rating', title: 'How was it?', config: {}, settings: {} },
				{
					id: 'pay',
					type: 'radio-button',
					title: 'How did you pay?',
					config: { options: [ 'Card', 'Invoice' ] },
					settings: {},
				},
				{ id: 'better', type: 'long-text', title: 'What could we do better?', config: {}, settings: {} },
			],
		} );
		expect( status ).toBe( 201 );
		return ( body as SavedSurvey ).id;
	};
	for ( let number = 1; number < 12; number++ ) {
		await publish( `Survey ${ number }` );
	}
	const id = await publish( 'How was your checkout?' );
	await site.wp( 'userfeedback', 'seed', String( id ), '600', '--days=60' );
	await site.php( `
		global $wpdb;
		$p = $wpdb->prefix . 'userfeedback_';
		$wpdb->query( "UPDATE {$p}response SET device = IF( id % 2 = 0, 'mobile', 'desktop' ), page_url = CONCAT( '${ site.url }', IF( id % 2 = 0, '/cart', '/shop' ) )" );
		$unhappy = "r.device = 'mobile' AND r.submitted_day > DATE_SUB( CURDATE(), INTERVAL 29 DAY )";
		$wpdb->query( "UPDATE {$p}answer a JOIN {$p}response r ON r.id = a.response_id SET a.value_key = IF( $unhappy, IF( r.id % 5 = 0, '4', '2' ), IF( r.id % 3 = 0, '4', '5' ) ) WHERE a.question_id = 'stars'" );
		$wpdb->query( "UPDATE {$p}answer a JOIN {$p}response r ON r.id = a.response_id SET a.value_text = '${ WORDS }' WHERE a.question_id = 'better' AND $unhappy" );
	` );
	await site.wp( 'userfeedback', 'recount' );
	return id;
}

const results = async ( admin: Page, rest: Rest, id: number, query: Record< string, string > ) =>
	( await rest( admin, 'GET', `surveys/${ id }/results?${ new URLSearchParams( query ) }` ) ).body as SurveyResults;

test( 'an owner finds out why the score of mobile visitors fell, and shows it to others', async ( {
	admin,
	rest,
	visitor,
	problems,
	expectAccessible,
} ) => {
	problems.allow( /404/ );
	test.slow();
	const id = await shop( admin, rest );
	const days = { from: '', to: '' };
	const all = await results( admin, rest, id, {} );
	[ days.from, days.to ] = [ all.range.start, all.range.end ];
	const mobile = { ...days, 'filter[device]': 'mobile' };
	const few = await results( admin, rest, id, mobile );
	const counted = `${ few.range_responses_count } of ${ all.range_responses_count } responses`;

	// From the overview to the survey, and there to mobile visitors.
	await admin.goto( site.admin( 'admin.php?page=userfeedback_results#/?range=30' ) );
	await expectAccessible( admin, '#userfeedback-root' );
	await admin.getByRole( 'link', { name: 'How was your checkout?', exact: true } ).first().click();
	await admin.getByRole( 'button', { name: 'Add filter' } ).click();
	await admin.getByRole( 'button', { name: 'Device', exact: true } ).click();
	await admin.getByRole( 'checkbox', { name: 'Mobile' } ).check();
	await admin.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( admin.getByText( counted ) ).toBeVisible();

	// Compared with the days before, it fell.
	await admin.getByRole( 'button', { name: 'Compare', exact: true } ).click();
	await admin.getByRole( 'radio', { name: /^The period before/ } ).check();
	await admin.getByRole( 'button', { name: 'Apply' } ).click();
	const stars = admin.getByRole( 'region', { name: 'Q1 How was it?' } );
	await expect( stars ).toContainText( 'is lower.' );
	const { body } = await rest(
		admin,
		'GET',
		`surveys/${ id }/comparison?${ new URLSearchParams( { ...mobile, compare: 'previous' } ) }`
	);
	const compared = ( body as Comparison ).questions.find( ( question ) => question.id === 'stars' );
	await expect( stars ).toContainText( `A ${ compared?.a.total_answers ?? 0 } answered` );
	await expect( stars ).toContainText( `B ${ compared?.b.total_answers ?? 0 } answered` );
	await expectAccessible( admin, '#userfeedback-root' );
	await admin.getByRole( 'button', { name: 'Stop comparing' } ).click();

	// Broken down by page: they are in the cart.
	await admin.getByRole( 'link', { name: 'Break down: How was it?' } ).click();
	await admin.getByRole( 'combobox', { name: 'Break down by' } ).selectOption( 'page' );
	const heat = admin.getByRole( 'table', { name: /Share of each column/ } );
	await expect( heat.getByRole( 'columnheader', { name: /^\/cart/ } ) ).toBeVisible();
	await heat
		.getByRole( 'row', { name: /^2 stars/ } )
		.getByRole( 'button' )
		.nth( 1 )
		.click();
	const unhappy = await results( admin, rest, id, {
		...mobile,
		'filter[page][is][]': '/cart',
		'filter[answers][stars][any]': '2',
	} );
	await expect(
		admin.getByText( `${ unhappy.range_responses_count } of ${ all.range_responses_count } responses` )
	).toBeVisible();
	await admin.getByRole( 'link', { name: 'Survey Results' } ).click();

	// What they wrote.
	const better = admin.getByRole( 'region', { name: 'Q3 What could we do better?', exact: true } );
	// Words are asked for when their card comes into view.
	await better.scrollIntoViewIfNeeded();
	const words = better.getByRole( 'table', { name: 'Most frequent words' } );
	await expect( words.getByRole( 'button', { name: 'phone', exact: true } ) ).toBeVisible();
	await expect( words.getByRole( 'button', { name: 'the', exact: true } ) ).toHaveCount( 0 );
	await words.getByRole( 'button', { name: 'slow', exact: true } ).press( 'Enter' );
	await expect( admin.getByRole( 'button', { name: /^Q3:.*contains “slow”/ } ) ).toBeVisible();
	await expect( better.getByRole( 'listitem' ).first() ).toContainText( WORDS );
	await expectAccessible( admin, '#userfeedback-root' );

	// One of them gets a tag, which is found again.
	await admin.getByRole( 'link', { name: 'See Individual Responses' } ).click();
	const search = admin.getByRole( 'searchbox', { name: 'Search answers' } );
	await search.fill( 'slow phone' );
	await expect( admin.getByRole( 'button', { name: /^Any answer:.*slow phone/ } ) ).toBeVisible();
	await admin
		.getByRole( 'link', { name: /^Response #/ } )
		.first()
		.click();
	await expect( admin.getByText( WORDS ).first() ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Add tag' } ).click();
	await admin.getByRole( 'textbox', { name: 'New tag' } ).fill( 'slow checkout' );
	await admin.keyboard.press( 'Enter' );
	await expect( admin.getByRole( 'button', { name: 'Remove tag slow checkout' } ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );

	// The file has the rows of the filter.
	const address = new URLSearchParams( { range: 'last_30_days', 'filter[device]': 'mobile' } );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }?${ address }` ) );
	await admin.reload();
	await expect( admin.getByText( counted ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Export Results' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Export Results' } );
	await expect( dialog.getByRole( 'checkbox', { name: /^Only those that match the filter/ } ) ).toBeChecked();
	await dialog.getByRole( 'radio', { name: 'JSON Lines' } ).check();
	const download = admin.waitForEvent( 'download' );
	await dialog.getByRole( 'link', { name: 'Export' } ).click();
	const lines = readFileSync( await ( await download ).path(), 'utf8' )
		.trim()
		.split( '\n' );
	expect( lines ).toHaveLength( few.range_responses_count );

	// A link for the board; once it is revoked it is gone.
	await admin.getByRole( 'button', { name: 'Share report' } ).click();
	await admin.getByRole( 'textbox', { name: 'Name, for your list' } ).fill( 'Board' );
	await admin.getByRole( 'button', { name: 'Create link' } ).click();
	const link = await admin.getByRole( 'textbox', { name: 'Link', exact: true } ).inputValue();
	await visitor.goto( link );
	await expect( visitor.getByText( counted ) ).toBeVisible();
	await expect( visitor.getByRole( 'list', { name: 'Filters' } ) ).toContainText( 'Device: Mobile' );
	await admin.getByRole( 'button', { name: 'Done' } ).click();
	await admin.getByRole( 'button', { name: 'Share report' } ).click();
	await admin.getByRole( 'tab', { name: 'All links' } ).click();
	await admin.getByRole( 'button', { name: 'Revoke: Board' } ).click();
	await admin.getByRole( 'button', { name: 'Revoke link' } ).click();
	await expect( admin.getByText( 'Nobody has a link to this report.' ) ).toBeVisible();
	expect( ( await visitor.reload() )?.status() ).toBe( 404 );
} );

/** Whether nothing lies outside of the screen, and how far the bell stands from the middle of the title's first line. */
const fits = ( page: Page ) =>
	page.evaluate( () => {
		const title = document.querySelector( 'h1' );
		const bell = document.querySelector( '.uf-bell' );
		const text = document.createRange();
		text.selectNodeContents( title! );
		const middle = ( box: DOMRect ) => box.top + box.height / 2;
		return {
			fits: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
			bell: Math.abs( middle( text.getClientRects()[ 0 ]! ) - middle( bell!.getBoundingClientRect() ) ) < 3,
		};
	} );

test( 'the screens of the story fit a phone and a tablet, the bell in the line of the title', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const id = await shop( admin, rest );
	await admin.setViewportSize( { width: 375, height: 800 } );
	const query = new URLSearchParams( { 'filter[device]': 'mobile' } );
	for ( const route of [
		'results#/',
		`results#/survey/${ id }?${ query }`,
		`results#/survey/${ id }?${ query }&compare=previous`,
		`results#/survey/${ id }/trend?range=last_12_months`,
		`results#/survey/${ id }/breakdown?q=stars&by=page`,
		`results#/survey/${ id }/responses?${ query }`,
		'inbox#/',
	] ) {
		await admin.goto( 'about:blank' );
		await admin.goto( site.admin( `admin.php?page=userfeedback_${ route }` ) );
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await expect( admin.locator( '[aria-busy="true"], .components-spinner' ) ).toHaveCount( 0 );
		await expectAccessible( admin, '#userfeedback-root' );
		for ( const width of [ 782, 375 ] ) {
			await admin.setViewportSize( { width, height: 800 } );
			await expect
				.poll( () => fits( admin ), `${ route } at ${ width } px` )
				.toEqual( { fits: true, bell: true } );
		}
	}
} );

test( 'the inbox is read, tagged, noted and finished with the keyboard alone', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	await shop( admin, rest );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_inbox' ) );
	const list = admin.getByRole( 'list', { name: 'Answers, newest first' } );
	const detail = admin.getByRole( 'article', { name: 'Selected answer' } );
	await expect( detail.getByRole( 'button', { name: 'Add tag' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	await admin.keyboard.press( 'j' );
	await expect( list.getByRole( 'listitem' ).first().getByRole( 'link' ) ).toHaveAttribute( 'aria-current', 'true' );
	await admin.keyboard.press( 't' );
	const name = admin.getByRole( 'textbox', { name: 'New tag' } );
	await name.focus();
	await admin.keyboard.type( 'for the team' );
	await admin.keyboard.press( 'Enter' );
	await expect( detail.getByRole( 'button', { name: 'Remove tag for the team' } ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await expect( name ).toHaveCount( 0 );
	await expect( list.getByRole( 'listitem' ).first() ).toContainText( 'for the team' );

	const note = detail.getByRole( 'textbox', { name: 'Add a note' } );
	await note.focus();
	await admin.keyboard.type( 'Asked the developers.' );
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Enter' );
	await expect( detail.getByText( 'Asked the developers.' ) ).toBeVisible();

	await admin.getByRole( 'heading', { level: 1 } ).click();
	await admin.keyboard.press( 'e' );
	await expect( list.getByRole( 'listitem' ).nth( 1 ).getByRole( 'link' ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( list.getByRole( 'listitem' ).first() ).not.toContainText( 'Unread.' );

	await admin.getByRole( 'combobox', { name: 'Tag' } ).selectOption( 'for the team' );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await admin.getByRole( 'combobox', { name: 'Tag' } ).selectOption( 'All tags' );
	await admin.keyboard.press( 'Tab' );
	await admin.getByRole( 'heading', { level: 1 } ).click();
	await admin.keyboard.press( '/' );
	await admin.keyboard.type( 'slow' );
	await expect( list.getByRole( 'listitem' ).first() ).toContainText( WORDS );
	await admin.setViewportSize( { width: 375, height: 800 } );
	expect( await admin.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 375 );
} );
