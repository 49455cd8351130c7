import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BootData, Jump, PathFigures, Question, Survey } from '../../../../src/types';
import type { SurveyPreviewProps } from '../../../../src/widget/survey/preview';
import { bootData } from '../../support/boot';
import { api, installServer, requests, server } from '../../support/server';
import { proMap } from '../../../../src/admin-surveys/builder/pro-builder';
import { asks } from '../../domain/draft/samples';
import { choice, editor, open, question, survey } from './support';

/** The frame has no page in jsdom: what it is given, and a way to answer. */
vi.mock( '../../../../src/widget/survey/preview', () => ( {
	SurveyPreview: ( { index, survey: drawn, walk }: SurveyPreviewProps ) => {
		const at = drawn.questions[ index ];
		return (
			<div data-testid="preview">
				{ at?.title ?? walk?.ending?.title ?? drawn.thank_you.message }
				{ at && walk && (
					<button onClick={ () => walk.onLeave( at.id, walk.drafts[ at.id ] ?? { value: null } ) }>
						Next in the preview
					</button>
				) }
			</div>
		);
	},
} ) );
installServer();
await proMap.load();

const jump = ( to: string, ...conditions: Jump[ 'conditions' ] ): Jump => ( {
	to,
	match: conditions.length > 0 ? 'all' : 'always',
	conditions,
} );

const leading = ( one: Question, ...jumps: Jump[] ): Question => ( { ...one, logic: { ...one.logic, jumps } } );

const detractor = { question_id: 'q1', compare: 'IS' as const, value: 'detractor' };

async function openMap(
	questions: Question[],
	titles: string[] = [],
	change: Partial< Survey > = {},
	boot: Partial< BootData > = {}
) {
	const plain = survey();
	const { user } = await open(
		'/edit/5/questions',
		survey( {
			...change,
			questions,
			settings: {
				...plain.settings,
				thank_you: {
					...plain.settings.thank_you,
					endings: titles.map( ( title, at ) => ( { id: `e${ at }`, title, text: '' } ) ),
				},
			},
		} ),
		boot
	);
	await editor( 1 );
	await user.click( screen.getByRole( 'button', { name: 'Map' } ) );
	await screen.findByRole( 'heading', { name: 'Map' } );
	return user;
}

const LOYALTY = [
	leading( question( 'q1', 'nps' ), jump( '@e0', { ...detractor, value: 'promoter' } ) ),
	{ ...question( 'q2' ), logic: asks( [ 'q1', 'IS', 'detractor' ] ) },
	choice( 'q3' ),
];

describe( 'the map of a survey', () => {
	it( 'has a card for each place, and opens the editor behind it', async () => {
		const user = await openMap( LOYALTY, [ 'Write a review' ] );
		const map = within( screen.getByRole( 'region', { name: 'Map' } ) );
		for ( const name of [ /^Question 1/, /^Question 2/, /^Question 3/, /^End Thanks/, /^Ending 1/ ] ) {
			expect( map.getByRole( 'button', { name } ) ).toBeVisible();
		}
		expect( map.getByText( 'Q1 is Detractor' ) ).toBeVisible();
		expect( screen.queryByRole( 'region', { name: 'Problems' } ) ).toBeNull();
		await user.click( map.getByRole( 'button', { name: /^Question 3/ } ) );
		await editor( 3 );
		expect( screen.queryByRole( 'heading', { name: 'Map' } ) ).toBeNull();
	} );

	it( 'moves between cards by arrow keys', async () => {
		const user = await openMap( LOYALTY );
		const map = within( screen.getByRole( 'region', { name: 'Map' } ) );
		map.getByRole( 'button', { name: /^Question 1/ } ).focus();
		await user.keyboard( '{ArrowDown}' );
		expect( map.getByRole( 'button', { name: /^Question 2/ } ) ).toHaveFocus();
		await user.keyboard( '{ArrowRight}' );
		expect( map.getByRole( 'button', { name: /^Question 3/ } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await editor( 3 );
	} );

	it( 'says as a list where each question goes and when, with links', async () => {
		const user = await openMap( LOYALTY, [ 'Write a review' ] );
		await user.click( screen.getByRole( 'radio', { name: 'List' } ) );
		const [ first, second ] = within( screen.getByRole( 'region', { name: 'Map' } ) )
			.getAllByRole( 'listitem' )
			.filter( ( item ) => within( item ).queryByRole( 'list' ) );
		expect( first ).toHaveTextContent( 'If Q1 is Promoter, goes to: Ending 1' );
		expect( first ).toHaveTextContent( 'Everybody else goes on to: Question 2' );
		expect( second ).toHaveTextContent( 'Shows only if Q1 is Detractor. Everybody else passes it.' );
		await user.click( within( first as HTMLElement ).getByRole( 'button', { name: 'Ending 1' } ) );
		expect( screen.getByRole( 'button', { name: /^Ending 1 Write a review/ } ) ).toHaveFocus();
	} );

	it( 'names problems in words, at the card, and leads there', async () => {
		const user = await openMap(
			[
				leading( choice( 'q1' ), jump( 'q3' ) ),
				question( 'q2' ),
				leading( choice( 'q3' ), jump( 'q1', { question_id: 'q3', compare: '=', value: 'A' } ) ),
			],
			[ 'Nobody here' ]
		);
		const problems = within( screen.getByRole( 'region', { name: 'Problems' } ) );
		expect( problems.getByText( '3 problems' ) ).toBeVisible();
		expect( problems.getByText( /Question 3 leads back to question 1/ ) ).toBeVisible();
		expect( problems.getByText( /No jump leads to ending 1/ ) ).toBeVisible();
		await user.click( problems.getByRole( 'button', { name: /^Show it: Nobody gets to question 2/ } ) );
		expect( screen.getByRole( 'button', { name: /^Question 2 .*Nobody gets here/ } ) ).toHaveFocus();
	} );
} );

describe( 'figures on the map', () => {
	const live = { status: 'publish' as const, responses_count: 1151 };
	const answer = ( change: Partial< PathFigures > = {} ) => {
		const figures: PathFigures = {
			range: { start: '2026-10-23', end: '2026-11-21' },
			responses: 1151,
			questions: [
				{ id: 'q1', asked: 1151, answered: 1128 },
				{ id: 'q2', asked: null, answered: null },
				{ id: 'q3', asked: 1102, answered: null },
			],
			...change,
		};
		server.use( http.get( api( 'surveys/5/path-figures' ), () => HttpResponse.json( figures ) ) );
	};
	const asked = () => requests.filter( ( { url } ) => url.includes( 'path-figures' ) );

	it( 'stand at the cards and in the list, with what they are about', async () => {
		answer();
		const user = await openMap( LOYALTY, [ 'Write a review' ], live );
		expect(
			await screen.findByRole( 'button', {
				name: /^Question 3 .*Came here: 1,102\. Too few to show how many answered\.$/,
			} )
		).toBeVisible();
		expect( screen.getByText( '1,102' ) ).toBeVisible();
		expect(
			screen.getByText( /of the 1,151 responses of Oct 23\s–\sNov 21, 2026 came to each question/ )
		).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'List' } ) );
		expect( await screen.findByText( 'Came here: 1,151. Answered: 1,128. Not answered: 23.' ) ).toBeVisible();
		expect( screen.getByText( 'Too few to show how many came here.' ) ).toBeVisible();
	} );

	it( 'are asked for only by people who may view results, of surveys with responses', async () => {
		answer();
		await openMap( LOYALTY, [], { status: 'draft' } );
		expect( screen.getByText( /Arrow keys move between cards/ ) ).toBeVisible();
		expect( asked() ).toHaveLength( 0 );
	} );

	it( 'stay away from people who may not view results', async () => {
		answer();
		await openMap( LOYALTY, [], live, { capabilities: { ...bootData().capabilities, view: false } } );
		expect( screen.getByText( /Arrow keys move between cards/ ) ).toBeVisible();
		expect( asked() ).toHaveLength( 0 );
	} );

	it( 'say when they could not be loaded, and come on the next try', async () => {
		server.use( http.get( api( 'surveys/5/path-figures' ), () => HttpResponse.json( {}, { status: 403 } ) ) );
		const user = await openMap( LOYALTY, [], live );
		expect( await screen.findByText( /The figures could not be loaded\./ ) ).toBeVisible();
		answer();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( '1,102' ) ).toBeVisible();
	} );
} );

describe( 'a walk through the survey', () => {
	const walk = () => within( screen.getByRole( 'complementary', { name: 'Walk it' } ) );
	const here = () => document.querySelector( '[aria-current="step"]:not([disabled]).ufb-place' );

	it( 'plays the way of a detractor and says why each question came', async () => {
		const user = await openMap( LOYALTY, [ 'Write a review' ] );
		await user.click( walk().getByRole( 'radio', { name: 'Detractor' } ) );
		expect( await walk().findByTestId( 'preview' ) ).toHaveTextContent( 'Title of q1' );
		await user.click( walk().getByRole( 'button', { name: 'Next step' } ) );
		expect( walk().getByRole( 'status' ) ).toHaveTextContent( 'Question 2, because Q1 is Detractor.' );
		expect( walk().getByText( 'Answered 3: Detractor.' ) ).toBeVisible();
		expect( here() ).toHaveTextContent( 'Question 2You are here' );
		await user.click( walk().getByRole( 'button', { name: 'Step back' } ) );
		expect( walk().getByTestId( 'preview' ) ).toHaveTextContent( 'Title of q1' );
		await user.click( walk().getByRole( 'button', { name: 'To the end' } ) );
		expect( walk().getByTestId( 'preview' ) ).toHaveTextContent( 'Thanks for your feedback!' );
		await user.click( walk().getByRole( 'radio', { name: 'Passive' } ) );
		await user.click( walk().getByRole( 'button', { name: 'Next in the preview' } ) );
		expect( walk().getByText( /Skipped question 2, because it shows only if Q1 is Detractor\./ ) ).toBeVisible();
		await user.click( walk().getByRole( 'radio', { name: 'Promoter' } ) );
		await user.click( walk().getByRole( 'button', { name: 'To the end' } ) );
		expect( walk().getByTestId( 'preview' ) ).toHaveTextContent( 'Write a review' );
		expect( walk().getByRole( 'status' ) ).toHaveTextContent(
			'Then the ending “Write a review”, because Q1 is Promoter.'
		);
		await user.click( walk().getByRole( 'button', { name: 'Start again' } ) );
		expect( walk().getByTestId( 'preview' ) ).toHaveTextContent( 'Title of q1' );
	} );

	it( 'stops where visitors must answer', async () => {
		const must = question( 'q1' );
		const user = await openMap( [ { ...must, settings: { ...must.settings, required: true } }, choice( 'q2' ) ] );
		await user.click( walk().getByRole( 'button', { name: 'To the end' } ) );
		expect( walk().getByRole( 'alert' ) ).toHaveTextContent( 'Question 1 needs an answer.' );
	} );

	it( 'follows what is known of the visitor', async () => {
		const user = await openMap( [
			{ ...question( 'q1' ), logic: asks( [ '@device', '=', 'mobile' ] ) },
			question( 'q2' ),
		] );
		expect( await walk().findByTestId( 'preview' ) ).toHaveTextContent( 'Title of q2' );
		await user.click( walk().getByText( 'About the visitor' ) );
		await user.selectOptions( walk().getByRole( 'combobox', { name: 'Device' } ), 'mobile' );
		await waitFor( () => expect( walk().getByTestId( 'preview' ) ).toHaveTextContent( 'Title of q1' ) );
		expect( walk().getByRole( 'status' ) ).toHaveTextContent( 'Question 1, because Device is Mobile.' );
	} );
} );
