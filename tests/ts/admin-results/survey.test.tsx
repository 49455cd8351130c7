import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionStats, SurveyResults } from '../../../src/types';
import { bootData, features, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import { setInView } from '../support/in-view';
import { gate } from '../support/gate';
import { NPS, npsQuestion, option, question, results, share, starQuestion, textQuestion } from './support/fixtures';

setUpResultsApp();

const EDITOR = 'http://site.test/wp-admin/admin.php?page=userfeedback_surveys#/edit/12/questions';

function serve( data: Partial< SurveyResults > = {} ) {
	server.use( http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results( data ) ) ) );
}

/** Comments to one rating: none, unless some are given. */
function serveComments( texts: string[] = [], value: number | string | string[] = 4 ) {
	server.use(
		http.get( api( 'surveys/12/questions/:id/answers' ), () =>
			HttpResponse.json( {
				items: texts.map( ( comments, index ) => ( {
					value,
					date: '2026-11-18T15:00:00Z',
					response_id: 500 + index,
					extra: { comments },
				} ) ),
				pagination: { page: 1, pages: 1, per_page: 5, total: texts.length },
				answered: 12,
			} )
		)
	);
}

async function openQuestion( stats: QuestionStats ) {
	serve( { question_stats: [ stats ] } );
	const app = openResults( '/survey/12' );
	const card = await screen.findByRole( 'region', {
		name: new RegExp( `^Q1\\s*${ stats.title.replace( '?', '\\?' ) }` ),
	} );
	return { ...app, card };
}

describe( 'head of survey results', () => {
	beforeEach( () => serve() );

	it( 'RES-02, RES-17, RES-19: title, link to the responses, stat cards', async () => {
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'heading', { name: 'How was your checkout?' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'See Individual Responses' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses'
		);
		expect( screen.getAllByRole( 'tab' ) ).toHaveLength( 3 );
		expect( screen.getByText( 'since Apr 14, 2026' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Edit survey' } ) ).toHaveAttribute( 'href', EDITOR );
		expect( screen.getByRole( 'link', { name: 'Results Overview' } ) ).toHaveAttribute( 'href', '#/' );
	} );

	it( 'RES-16: the switcher finds a survey and leads to its results', async () => {
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Switch survey' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Switch survey' } );
		expect( await within( dialog ).findByRole( 'link', { name: /How was your checkout/ } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await user.type( within( dialog ).getByRole( 'searchbox' ), 'whole' );
		await waitFor( () => expect( within( dialog ).getAllByRole( 'link' ) ).toHaveLength( 1 ) );
		await user.click( within( dialog ).getByRole( 'link', { name: /Wholesale/ } ) );
		expect( currentRoute() ).toBe( '/survey/15' );
	} );

	it( 'leads back to the overview from an address without a survey', async () => {
		server.use(
			http.get( api( 'results-summary' ), () => HttpResponse.json( { message: 'x' }, { status: 500 } ) )
		);
		openResults( '/survey/abc' );
		await waitFor( () => expect( currentRoute() ).toBe( '/' ) );
	} );

	it( 'A85: says what failed, with the reason of the server and a way to try again', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json(
					{
						code: 'userfeedback_invalid',
						message: 'Some fields are not right: from.',
						data: { status: 400, params: { from: 'This day does not exist.' } },
					},
					{ status: 400 }
				)
			)
		);
		const { user } = openResults( '/survey/12' );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( screen.getAllByText( /could not be loaded. This day does not exist\./ )[ 0 ] ).toBeInTheDocument();
		serve();
		await user.click( retry );
		expect( await screen.findAllByRole( 'tab' ) ).toHaveLength( 3 );
	} );

	it( 'offers the overview, and nothing else, for a survey that does not exist', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( { code: 'x', message: 'x', data: { status: 404 } }, { status: 404 } )
			)
		);
		openResults( '/survey/999' );
		expect( await screen.findByRole( 'heading', { name: 'Survey not found' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Results Overview' } ) ).toHaveAttribute( 'href', '#/' );
		// No Retry, which cannot help; the bell stands on every page.
		expect( screen.getAllByRole( 'button' ) ).toEqual( [
			screen.getByRole( 'button', { name: /^Notifications/ } ),
		] );
	} );

	it( 'is busy while it loads, with room for the content at once and a skeleton after 300 ms', async () => {
		const counting = gate();
		server.use(
			http.get( api( 'surveys/:id/results' ), async () => {
				await counting.passed;
				return HttpResponse.json( results() );
			} )
		);
		// Seen with the change itself: a busy machine may take longer than 300 ms to ask.
		const outline = () => document.querySelector< HTMLElement >( '.uf-loading .uf-skeleton' );
		const drawn: string[] = [];
		const observer = new MutationObserver( () => {
			if ( document.querySelector( '.uf-loading' ) ) {
				drawn.push( outline() ? getComputedStyle( outline()! ).visibility : 'missing' );
			}
		} );
		observer.observe( document.body, { childList: true, subtree: true } );
		const { container } = openResults( '/survey/12' );
		await screen.findByText( 'Loading…', { selector: '.uf-loading > span' } );
		expect( container.querySelector( '.uf-loading' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( drawn[ 0 ] ).toBe( 'hidden' );
		await waitFor( () => expect( outline() ).toBeVisible() );
		observer.disconnect();
		counting.open();
		await screen.findAllByRole( 'tab' );
		expect( container.querySelector( '.uf-loading' ) ).toBeNull();
	} );

	it( 'says that nothing came in the range', async () => {
		serve( { range_responses_count: 0 } );
		openResults( '/survey/12' );
		expect( ( await screen.findAllByText( /6,918 responses lie outside of it/ ) )[ 0 ] ).toBeInTheDocument();
	} );

	it.each( [
		[ 0, /Nobody has seen this survey so far/, 'Check where it shows', 'settings' ],
		[ 1, /shown 1 time\./, 'Edit survey', 'questions' ],
		[ 7, /shown 7 times\./, 'Edit survey', 'questions' ],
	] )( 'says of a survey without responses, shown %i times, what to do next', async ( shown, words, link, step ) => {
		serve( { responses_count: 0, range_responses_count: 0, impressions: shown } );
		openResults( '/survey/12' );
		const next = ( await screen.findByText( words ) ).parentElement!;
		expect( within( next ).getByRole( 'link', { name: link } ) ).toHaveAttribute(
			'href',
			EDITOR.replace( 'questions', step )
		);
		expect( screen.queryByText( 'No answers yet' ) ).toBeNull();
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
	} );
} );

describe( 'date range of survey results', () => {
	beforeEach( () => {
		vi.useFakeTimers( { toFake: [ 'Date' ], now: new Date( '2026-11-20T17:00:00Z' ) } );
		serve();
		return () => vi.useRealTimers();
	} );

	it( 'SHARED-21, CALL-13, A24: asks for the last 30 days by from and to', async () => {
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'button', { name: /^Last 30 days: Oct 22/ } ) ).toBeVisible();
		const [ query ] = queriesOf( 'surveys/12/results' );
		expect( query?.get( 'from' ) ).toBe( '2026-10-22' );
		expect( query?.get( 'to' ) ).toBe( '2026-11-20' );
	} );

	it( 'shows only the days of a point of the line, and then nothing more to choose', async () => {
		const { user } = openResults( '/survey/12' );
		const line = await screen.findByRole( 'group', { name: /^Responses per day\. Arrow keys read each point/ } );
		line.focus();
		await user.keyboard( '{Home}{Enter}' );
		const query = currentQuery();
		expect( query.get( 'from' ) ).toMatch( /^2026-/ );
		expect( query.get( 'to' ) ).toBe( query.get( 'from' ) );
		expect( await screen.findByRole( 'group', { name: /^Responses per day, use the arrow keys/ } ) ).toBeVisible();
	} );

	it( 'SHARED-20, NPS-06: a preset changes the figures and the address', async () => {
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days/ } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Date range' } );
		await within( dialog ).findByText( /^All time \(since/ );
		const presets = within( dialog ).getAllByRole( 'listitem' );
		expect( presets.map( ( item ) => item.textContent ) ).toEqual( [
			'Today',
			'Yesterday',
			'Last Week',
			'Last Month',
			'Last 7 days',
			'Last 30 days',
			'Last 90 days',
			'Last 14 days',
			'This Month',
			'Last 12 months',
			'This Year',
			'All time (since Apr 14, 2026)',
		] );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Last 7 days' } ) );
		await waitFor( () => expect( queriesOf( 'surveys/12/results' ).at( -1 )?.get( 'from' ) ).toBe( '2026-11-14' ) );
		expect( currentQuery().get( 'range' ) ).toBe( 'last_7_days' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'chooses days by mouse: two clicks and Apply', async () => {
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days/ } ) );
		await user.click( await screen.findByLabelText( 'Thursday, November 12, 2026' ) );
		await user.click( screen.getByLabelText( 'Monday, November 2, 2026' ) );
		expect( screen.getByRole( 'textbox', { name: 'Start date' } ) ).toHaveValue( '2026-11-02' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await waitFor( () => expect( currentQuery().get( 'from' ) ).toBe( '2026-11-02' ) );
		expect( currentQuery().get( 'to' ) ).toBe( '2026-11-12' );
	} );

	it( 'chooses days by keyboard, over the edge of a month', async () => {
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days/ } ) );
		const today = await screen.findByLabelText( 'Friday, November 20, 2026' );
		expect( today ).toHaveAttribute( 'tabindex', '0' );
		today.focus();
		await user.keyboard( '{PageUp}{PageUp}{ArrowUp}' );
		expect( document.activeElement ).toHaveAccessibleName( 'Sunday, September 13, 2026' );
		await user.keyboard( '{Enter}{ArrowRight}{Enter}' );
		expect( screen.getByRole( 'textbox', { name: 'Start date' } ) ).toHaveValue( '2026-09-13' );
		expect( screen.getByRole( 'textbox', { name: 'End date' } ) ).toHaveValue( '2026-09-14' );
	} );

	it( 'SHARED-18, SHARED-19: refuses other days, on the calendar and typed', async () => {
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days/ } ) );
		expect( await screen.findByLabelText( 'Saturday, November 21, 2026' ) ).toBeDisabled();
		const start = screen.getByRole( 'textbox', { name: 'Start date' } );
		await user.clear( start );
		await user.type( start, '2004-12-31{Enter}' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'The start date must lie between January 1, 2005 and November 20, 2026.'
		);
		expect( start ).toHaveAttribute( 'aria-invalid', 'true' );
		await user.clear( start );
		await user.type( start, '2005-01-01{Enter}' );
		await waitFor( () => expect( currentQuery().get( 'from' ) ).toBe( '2005-01-01' ) );
	} );
} );

describe( 'question cards', () => {
	beforeEach( () => serveComments() );

	it( 'RES-21, RES-22, RES-29: base of the question and a link to the editor', async () => {
		const { card } = await openQuestion( question() );
		expect( card ).toHaveTextContent( 'Radio Button1,251 answered19 skipped (1.5%)14 not asked' );
		expect( within( card ).getByRole( 'link', { name: /^Edit question/ } ) ).toHaveAttribute( 'href', EDITOR );
	} );

	it( 'offers no link to the editor to those who may not edit', async () => {
		installBoot( {
			app: 'results',
			capabilities: { ...bootData().capabilities, edit: false },
		} );
		const { card } = await openQuestion( question( { options_invalid: true } ) );
		expect(
			within( card )
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'aria-label' ) )
		).toEqual( [ expect.stringMatching( /^Break down: / ), expect.stringMatching( /^Trend of question: / ) ] );
		expect( screen.queryByRole( 'link', { name: 'Edit survey' } ) ).toBeNull();
	} );

	it( 'A74: shows choices in order of count, with share of those who answered', async () => {
		const { card } = await openQuestion( question() );
		const rows = within( card ).getAllByRole( 'rowheader' );
		expect( rows.map( ( row ) => row.textContent ) ).toEqual( [
			'Search engine',
			'Friend or colleague',
			'Instagram',
		] );
		expect( within( card ).getByRole( 'row', { name: /Search engine 40.9%/ } ) ).toHaveTextContent( '512' );
		expect( card ).toHaveTextContent( 'Share of the 1,251 who answered.' );
		expect( card ).not.toHaveTextContent( 'People could choose several' );
	} );

	it( 'says that several answers add up to more than 100%', async () => {
		const { card } = await openQuestion( question( { type: 'checkbox' } ) );
		expect( card ).toHaveTextContent( 'shares add up to more than 100%' );
	} );

	it( 'shows pictures, icons and removed options', async () => {
		const { card } = await openQuestion(
			question( {
				type: 'image-radio',
				options: [
					option( { label: 'Harbour', image: { id: 1, url: 'https://shop.test/h.png' } }, 5, 9 ),
					option( { label: 'Trap', image: { id: 2, url: 'javascript:alert(1)' } }, 4, 9 ),
					option( { label: 'Drift', image: null }, 3, 9, { removed: true } ),
				],
			} )
		);
		expect( card.querySelectorAll( 'img' ) ).toHaveLength( 1 );
		expect( card.querySelector( 'img' ) ).toHaveAttribute( 'src', 'https://shop.test/h.png' );
		expect( within( card ).getByRole( 'rowheader', { name: /Drift/ } ) ).toHaveTextContent(
			'removed from the survey'
		);
	} );

	it( 'RES-24, A75: warns of invalid options and links to the editor', async () => {
		const { card } = await openQuestion(
			question( {
				options_invalid: true,
				options: [ option( 'Pour-over', 3, 4 ), option( '', 0, 4 ) ],
			} )
		);
		expect( card ).toHaveTextContent( 'This question has invalid options' );
		expect( within( card ).getByRole( 'link', { name: 'Fix it in the editor' } ) ).toHaveAttribute(
			'href',
			EDITOR
		);
		expect( card ).toHaveTextContent( '(no text)' );
	} );

	it( 'marks small samples and says nothing instead of 0%', async () => {
		const { card, unmount } = await openQuestion(
			question( { total_answers: 29, skipped: 0, skipped_share: share( 0, 29 ) } )
		);
		expect( card ).toHaveTextContent( 'Small sample' );
		unmount();
		const none = await openQuestion(
			question( { total_answers: 0, unanswered: 0, unanswered_share: share( 0, 0 ), not_asked: 0 } )
		);
		expect( none.card ).toHaveTextContent( 'No answers yet' );
		expect( none.card ).not.toHaveTextContent( '%' );
		none.unmount();
		const skipped = await openQuestion(
			question( { total_answers: 0, unanswered: 5, unanswered_share: share( 5, 5 ), not_asked: 0 } )
		);
		expect( skipped.card ).toHaveTextContent( 'Everybody skipped this question' );
	} );

	it( 'calls a question that nobody has worded yet by a name', async () => {
		serve( { question_stats: [ question( { title: ' ' } ) ] } );
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'heading', { name: /^Q1\s*\(no title\)$/ } ) ).toBeVisible();
	} );

	it( 'RES-28: shows stars from 5 to 1 with the mean and its interval', async () => {
		const { card } = await openQuestion( starQuestion() );
		expect(
			within( card )
				.getAllByRole( 'rowheader' )
				.map( ( row ) => row.textContent )
		).toEqual( [ '5 stars', '4 stars', '3 stars', '2 stars', '1 star' ] );
		expect( card ).toHaveTextContent( '4.2 of 5' );
		expect( card ).toHaveTextContent( 'Mean, 95% between 4.10 and 4.22' );
	} );

	it( 'shows the score of an NPS question among others', async () => {
		const { card } = await openQuestion( npsQuestion() );
		expect( card ).toHaveTextContent( '+40 NPS' );
		expect( card ).toHaveTextContent( '95% sure it lies between +37 and +43.' );
	} );
} );

const BEFORE = { asked: 1100, total_answers: 1097, mean: null, nps: null };
const SINCE = 'No comparison with the days before: figures begin on Apr 14, 2026.';

describe( 'changes on question cards', () => {
	const change = ( points: number | null, clear = false ) => ( {
		share_before: share( 300, 1097 ),
		share_change: { points, within_margin: ! clear },
	} );

	it( 'stand beside each share: clear ones with their direction, others as within the margin', async () => {
		const { card } = await openQuestion(
			question( {
				before: BEFORE,
				options: [
					option( 'Search engine', 512, 1251, change( 1.6 ) ),
					option( 'Friend', 297, 1251, change( 4.7, true ) ),
					option( 'Instagram', 214, 1251, change( -5.4, true ) ),
				],
			} )
		);
		expect( within( card ).getByRole( 'columnheader', { name: 'Change' } ) ).toBeVisible();
		const changes = within( card )
			.getAllByRole( 'row' )
			.slice( 1 )
			.map( ( row ) => row.querySelector( '.uf-bt__change' )?.textContent );
		expect( changes ).toEqual( [ '≈no clear change, +1.6 pts', '▲up 4.7 pts', '▼down 5.4 pts' ] );
		expect( card ).toHaveTextContent( 'Change against Sep 22 – Oct 21, 2026 (1,097 answered).' );
		expect( screen.queryByText( /figures begin/ ) ).toBeNull();
	} );

	it( 'say once for how long the survey collects where the days before are older', async () => {
		const { card } = await openQuestion( question() );
		expect( within( card ).queryByRole( 'columnheader', { name: 'Change' } ) ).toBeNull();
		expect( screen.getByText( `Shares are of those who answered. ${ SINCE }` ) ).toBeVisible();
		expect( card ).not.toHaveTextContent( /against|comparison/ );
	} );

	it( 'need 30 answers in both periods', async () => {
		const { card } = await openQuestion( question( { before: { ...BEFORE, total_answers: 29 } } ) );
		expect( within( card ).queryByRole( 'columnheader', { name: 'Change' } ) ).toBeNull();
		expect( card ).toHaveTextContent( 'A comparison needs 30 answers in both periods: 1,251 now, 29 before.' );
	} );

	it( 'stand below the mean of stars', async () => {
		const { card } = await openQuestion( {
			...starQuestion(),
			before: { ...BEFORE, mean: { value: 4.06, low: 4, high: 4.12 } },
			mean_change: { value: 0.1, within_margin: true },
		} );
		expect( card ).toHaveTextContent( '≈no clear change, +0.1 from 4.1' );
		expect( card ).toHaveTextContent( 'Change against Sep 22 – Oct 21, 2026' );
	} );

	it( 'stand below the score of an NPS question', async () => {
		const { card } = await openQuestion(
			npsQuestion( {
				before: { ...BEFORE, nps: { ...NPS, nps: 34 } },
				nps_change: { points: 6, within_margin: false },
			} )
		);
		expect( card ).toHaveTextContent( '▲up 6 from +34' );
	} );

	it( 'stay away where a plan cannot choose days', async () => {
		installBoot( { app: 'results', features: features( { 'range-30-days': 'upgrade' } ) } );
		const { card } = await openQuestion(
			question( { before: BEFORE, options: [ option( 'Friend', 297, 1251, change( 4.7, true ) ) ] } )
		);
		expect( within( card ).queryByRole( 'columnheader', { name: 'Change' } ) ).toBeNull();
		expect( card ).not.toHaveTextContent( 'Change against' );
	} );
} );

describe( 'comments to an answer', () => {
	beforeEach( () => setInView( true ) );

	it.each( [
		[ 'stars', starQuestion(), 'q5', '4 of 5 stars' ],
		[ 'NPS', npsQuestion(), 'n1', 'Passive' ],
	] )( 'stand under %s with what was given', async ( _name, stats, id, given ) => {
		serveComments( [ 'Too slow. See https://shop.test/a?b=1, please.' ], id === 'q5' ? 4 : 7 );
		const { card } = await openQuestion( stats );
		const comments = await within( card ).findByRole( 'region', { name: /^Comments/ } );
		expect( comments ).toHaveTextContent( 'Too slow.' );
		expect(
			within( comments ).queryByRole( 'img', { name: given } ) ?? within( comments ).getByText( given )
		).toBeVisible();
		expect( within( comments ).getByRole( 'link', { name: 'Response #500' } ) ).toBeVisible();
		expect( within( comments ).getByRole( 'link', { name: 'https://shop.test/a?b=1' } ) ).toHaveAttribute(
			'rel',
			expect.stringContaining( 'noopener' )
		);
		const [ query ] = queriesOf( `surveys/12/questions/${ id }/answers` );
		expect( query?.get( 'comments' ) ).toBe( '1' );
	} );

	it( 'name the answer to a choice below them', async () => {
		serveComments( [ 'Found it at once.' ], [ 'Instagram', 'Newsletter' ] );
		const { card } = await openQuestion( question( { type: 'checkbox' } ) );
		const comments = await within( card ).findByRole( 'region', { name: /^Comments/ } );
		expect( within( comments ).getByText( 'Found it at once.' ) ).toBeVisible();
		expect( within( comments ).getByText( 'Instagram, Newsletter' ) ).toBeVisible();
	} );

	it( 'are asked for when their card comes into view, not before', async () => {
		const reports: ( ( entries: { isIntersecting: boolean }[] ) => void )[] = [];
		vi.stubGlobal(
			'IntersectionObserver',
			class {
				constructor( report: ( entries: { isIntersecting: boolean }[] ) => void ) {
					reports.push( report );
				}
				observe() {}
				disconnect() {}
			}
		);
		serveComments( [ 'Found it at once.' ], 'Instagram' );
		const { card } = await openQuestion( question() );
		expect( reports ).toHaveLength( 1 );
		expect( queriesOf( 'surveys/12/questions/q1/answers' ) ).toHaveLength( 0 );
		act( () => reports[ 0 ]?.( [ { isIntersecting: true } ] ) );
		expect( await within( card ).findByText( 'Found it at once.' ) ).toBeVisible();
	} );

	it( 'take no room while nobody wrote anything', async () => {
		serveComments();
		const { card } = await openQuestion( starQuestion() );
		await waitFor( () => expect( queriesOf( 'surveys/12/questions/q5/answers' ) ).not.toHaveLength( 0 ) );
		expect( within( card ).queryByRole( 'region', { name: /^Comments/ } ) ).toBeNull();
	} );
} );

describe( 'answers in words', () => {
	const answers = ( values: string[], total: number, page = 1 ) => ( {
		items: values.map( ( value, index ) => ( {
			value,
			date: '2026-11-18T15:00:00Z',
			response_id: 300 + index,
		} ) ),
		pagination: { page, pages: Math.ceil( total / 5 ), per_page: 5, total },
		answered: 12,
	} );

	it( 'come with the results first, each linked to its response', async () => {
		const { card } = await openQuestion( textQuestion() );
		expect( within( card ).getAllByRole( 'listitem' )[ 0 ] ).toHaveTextContent(
			'Decaf is sold out.Yesterday #400'
		);
		expect( within( card ).getByRole( 'link', { name: 'Response #400' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses/400'
		);
		expect( card ).toHaveTextContent( '1–5 of 12' );
		expect( queriesOf( 'surveys/12/questions/q7/answers' ) ).toHaveLength( 0 );
	} );

	it( 'CONST-02: page by next, by a typed number and by previous', async () => {
		server.use(
			http.get( api( 'surveys/12/questions/q7/answers' ), ( { request } ) => {
				const page = Number( new URL( request.url ).searchParams.get( 'page' ) );
				return HttpResponse.json( answers( [ `Page ${ page }` ], 12, page ) );
			} )
		);
		const { card, user } = await openQuestion( textQuestion() );
		const back = () => within( card ).getByRole( 'button', { name: 'Previous page' } );
		expect( back() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( within( card ).getByRole( 'button', { name: 'Next page' } ) );
		expect( await within( card ).findByText( 'Page 2' ) ).toBeVisible();
		const field = within( card ).getByRole( 'textbox', { name: 'Current page' } );
		await user.clear( field );
		await user.type( field, '99{Enter}' );
		expect( await within( card ).findByText( 'Page 3' ) ).toBeVisible();
		expect( card ).toHaveTextContent( '11–12 of 12' );
		expect( within( card ).getByRole( 'button', { name: 'Next page' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( back() );
		expect( await within( card ).findByText( 'Page 2' ) ).toBeVisible();
	} );

	it( 'are searched in the same range, with the hits marked', async () => {
		server.use(
			http.get( api( 'surveys/12/questions/q7/answers' ), () =>
				HttpResponse.json( answers( [ 'More delivery days' ], 1 ) )
			)
		);
		const { card, user } = await openQuestion( textQuestion() );
		await user.click( within( card ).getByRole( 'searchbox', { name: 'Search answers' } ) );
		// At once: letters that come slowly are searches of their own.
		await user.paste( 'DELIVERY' );
		expect( await within( card ).findByText( 'delivery' ) ).toHaveProperty( 'tagName', 'MARK' );
		expect( card ).toHaveTextContent( '1 of 12 answers' );
		const [ query ] = queriesOf( 'surveys/12/questions/q7/answers' );
		expect( query?.get( 'search' ) ).toBe( 'DELIVERY' );
		expect( query?.get( 'from' ) ).toBe( '2026-10-22' );
	} );

	it( 'are searched slice by slice, which can be stopped and goes on there', async () => {
		const slice = ( counted: number, total: number, next: string | null ) => ( {
			...answers( [ 'More delivery days' ], total ),
			unfiltered_responses_count: 420554,
			counted,
			total_to_look_at: 420554,
			counted_back_to: next && '2026-11-01',
			complete: next === null,
			next,
		} );
		const slices = [ gate(), gate() ];
		server.use(
			http.get( api( 'surveys/12/questions/q7/answers' ), async ( { request } ) => {
				const cursor = new URL( request.url ).searchParams.get( 'cursor' );
				await slices[ cursor ? 1 : 0 ]?.passed;
				return HttpResponse.json( cursor ? slice( 420554, 413, null ) : slice( 140000, 97, 'a1' ) );
			} )
		);
		const { card, user } = await openQuestion( textQuestion() );
		await user.click( within( card ).getByRole( 'searchbox', { name: 'Search answers' } ) );
		// At once: letters that come slowly are searches of their own.
		await user.paste( 'delivery' );
		expect( await within( card ).findByText( 'Searching the answers…' ) ).toBeVisible();
		slices[ 0 ]?.open();
		expect(
			await within( card ).findByText( 'Searched 140,000 of 420,554 responses, 97 hits so far.' )
		).toBeVisible();
		await user.click( within( card ).getByRole( 'button', { name: 'Stop' } ) );
		slices[ 1 ]?.open();
		await waitFor( () => expect( card ).toHaveTextContent( '413 of 12 answers' ) );
		expect( queriesOf( 'surveys/12/questions/q7/answers' ).map( ( query ) => query.get( 'cursor' ) ) ).toEqual( [
			null,
			'a1',
		] );
	} );

	it( 'are chosen by the score of the same response', async () => {
		server.use(
			http.get( api( 'surveys/12/questions/q7/answers' ), () =>
				HttpResponse.json( answers( [ 'Too slow' ], 1 ) )
			)
		);
		serve( { question_stats: [ question( { id: 's1', type: 'star-rating' } ), textQuestion() ] } );
		const { user } = openResults( '/survey/12' );
		const select = await screen.findByRole( 'combobox', { name: 'Score' } );
		await user.selectOptions( select, '2 stars' );
		expect( await screen.findByText( 'Too slow' ) ).toBeVisible();
		const [ query ] = queriesOf( 'surveys/12/questions/q7/answers' );
		expect( [ query?.get( 'score_from' ), query?.get( 'score_to' ) ] ).toEqual( [ '2', '2' ] );
		await user.selectOptions( select, 'All scores' );
		expect( await screen.findByText( 'Decaf is sold out.' ) ).toBeVisible();
	} );

	it( 'fail alone: the card says so, the others stay', async () => {
		server.use(
			http.get( api( 'surveys/12/questions/q7/answers' ), () =>
				HttpResponse.json( { message: 'x' }, { status: 500 } )
			)
		);
		const { card, user } = await openQuestion( textQuestion() );
		await user.click( within( card ).getByRole( 'button', { name: 'Next page' } ) );
		await waitFor( () => expect( within( card ).getByRole( 'button', { name: 'Retry' } ) ).toBeVisible() );
		expect( screen.getAllByRole( 'tab' ) ).toHaveLength( 3 );
	} );

	it( 'are shown as text, never as markup', async () => {
		const trap = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
		const { card } = await openQuestion(
			textQuestion( {
				answers: [ { value: trap, date: '2026-11-19T15:00:00Z', response_id: 4 } ],
			} )
		);
		expect( within( card ).getByText( trap ) ).toBeVisible();
		expect( card.querySelector( 'img' ) ).toBeNull();
	} );
} );
