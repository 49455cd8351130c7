import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { AiDraft, BootData } from '../../../../src/types';
import { proDraft } from '../../../../src/admin-surveys/builder/pro-builder';
import { gate } from '../../support/gate';
import { api, installServer, server } from '../../support/server';
import { atStep, choice, editor, footer, open, question } from './support';
import reply from '../../../fixtures/replies/post-survey-drafts.json';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
await proDraft.load();
installServer();

const WISH = 'Why do people on a phone give up?';

const draft: AiDraft = {
	error: null,
	refused: false,
	title: 'Address step',
	questions: [
		{ ...choice( 'draft-1', [ 'Yes', 'No, I stopped' ] ), title: 'Did you finish?' },
		{
			...question( 'draft-3' ),
			title: 'What made you stop?',
			logic: {
				enabled: true,
				action: 'show',
				conditions: [ { question_id: 'draft-1', compare: '=', value: 'No, I stopped' } ],
			},
		},
	],
	parts: [
		{ title: 'Did you finish?', type: 'radio-button', question_id: 'draft-1', shown_if: '', problems: [] },
		{
			title: 'Upload a screenshot',
			type: 'file',
			question_id: null,
			shown_if: '',
			problems: [ 'Left out: this survey has no question type “file”.' ],
		},
		{
			title: 'What made you stop?',
			type: 'text',
			question_id: 'draft-3',
			shown_if: 'Shown if Q1 is No, I stopped',
			problems: [],
		},
	],
	model: 'small-1',
};

/** A site with a connector, which answers what it is given, one after the other. */
async function openSetup( replies: AiDraft[], consent = true, boot: Partial< BootData > = {} ) {
	const calls: unknown[] = [];
	server.use(
		http.post( api( 'survey-drafts' ), async ( { request } ) => {
			calls.push( await request.json() );
			return HttpResponse.json( replies.shift() );
		} ),
		http.post( api( 'ai-consent' ), async ( { request } ) => {
			const body = ( await request.json() ) as { agreed: boolean };
			calls.push( body );
			return HttpResponse.json( { agreed: body.agreed } );
		} )
	);
	const { user } = await open( '/new/setup', undefined, {
		ai_drafts: { connector: 'OpenAI', consent },
		...boot,
	} );
	const card = within( await screen.findByRole( 'region', { name: 'Describe what you want to know' } ) );
	return { user, card, calls };
}

describe( 'a survey from a sentence', () => {
	it( 'is not offered where no connector is set up', async () => {
		await open( '/new/setup' );
		expect( await screen.findByRole( 'button', { name: /Blank Survey/ } ) ).toBeVisible();
		expect( screen.queryByText( 'Describe what you want to know' ) ).not.toBeInTheDocument();
	} );

	it( 'waits for a text and for consent, which names the connector and is kept', async () => {
		const { user, card, calls } = await openSetup( [ draft ], false );
		const write = card.getByRole( 'button', { name: 'Write a draft' } );
		const box = card.getByRole( 'checkbox', { name: /OpenAI.*No answers and no visitor data are sent/ } );
		expect( box ).not.toBeChecked();
		await user.type( card.getByLabelText( 'In one or two sentences' ), WISH );
		expect( write ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( box );
		await user.click( write );
		expect( await screen.findByRole( 'region', { name: 'Draft: “Address step”' } ) ).toBeVisible();
		expect( calls ).toEqual( [ { agreed: true, for: 'drafts' }, { wish: WISH } ] );
		await user.click( box );
		await waitFor( () => expect( calls ).toContainEqual( { agreed: false, for: 'drafts' } ) );
		expect( write ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'lets only administrators agree', async () => {
		const { card } = await openSetup( [], false, {
			capabilities: { edit: true, view: true, delete: true, manage: false, all: true },
		} );
		expect( card.getByRole( 'checkbox' ) ).toBeDisabled();
		expect( card.getByText( /^An administrator must first agree/ ) ).toBeVisible();
	} );

	it( 'shows what fits and what was left out, and becomes a draft in the builder that nobody saved', async () => {
		const { user, card } = await openSetup( [ draft ] );
		await user.type( card.getByLabelText( 'In one or two sentences' ), WISH );
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		const panel = within( await screen.findByRole( 'region', { name: 'Draft: “Address step”' } ) );
		expect( panel.getByText( /^2 of 3 questions fit\. Made by AI \(small-1\), check/ ) ).toBeVisible();
		const [ first, left, last ] = panel.getAllByRole( 'listitem' );
		expect( first ).toHaveTextContent( 'Did you finish?' );
		expect( first ).toHaveTextContent( 'Yes / No, I stopped' );
		expect( within( left! ).getByText( 'Upload a screenshot' ).tagName ).toBe( 'S' );
		expect( left ).toHaveTextContent( 'Left out: this survey has no question type “file”.' );
		expect( last ).toHaveTextContent( 'Shown if Q1 is No, I stopped' );

		await user.click( panel.getByRole( 'button', { name: 'Use this draft' } ) );
		await atStep( '/new/questions' );
		await editor( 1 );
		expect( await screen.findByLabelText( 'Question title' ) ).toHaveValue( 'Did you finish?' );
		expect( screen.getByText( 'Shown if Q1 is No, I stopped' ) ).toBeInTheDocument();

		await user.click( footer().getByRole( 'button', { name: 'Back' } ) );
		await atStep( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Website Feedback/ } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Replace your questions?' } ) ).toBeVisible();
	} );

	it( 'says why there is none, keeps the text and tries again; other words for a refusal', async () => {
		const none = { ...reply, questions: [], parts: [] } as AiDraft;
		const { user, card, calls } = await openSetup( [
			{ ...none, error: 'The AI connector has reached its limit. Try again later.' },
			{ ...none, error: 'The AI declined to write this survey.', refused: true },
		] );
		const field = card.getByLabelText( 'In one or two sentences' );
		await user.type( field, WISH );
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		expect( await card.findByText( /has reached its limit/ ) ).toBeVisible();
		expect( field ).toHaveValue( WISH );
		await user.click( card.getByRole( 'button', { name: 'Try again' } ) );
		expect( await card.findByText( /declined to write/ ) ).toBeVisible();
		await user.click( card.getByRole( 'button', { name: 'Change the text' } ) );
		expect( field ).toHaveFocus();
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'does not print the words of a crash', async () => {
		const { user, card } = await openSetup( [] );
		server.use( http.post( api( 'survey-drafts' ), crash ) );
		await user.type( card.getByLabelText( 'In one or two sentences' ), WISH );
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		expect( await card.findByText( 'The server did not answer.' ) ).toBeVisible();
	} );

	it( 'offers the whole questions of half an answer', async () => {
		const { user, card } = await openSetup( [ { ...draft, error: 'The answer broke off.' } ] );
		await user.type( card.getByLabelText( 'In one or two sentences' ), WISH );
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		await user.click( await card.findByRole( 'button', { name: 'Use the 2 questions' } ) );
		await atStep( '/new/questions' );
	} );

	it( 'stops waiting, and says when the site is not reached', async () => {
		const { user, card } = await openSetup( [] );
		const { passed, open: letGo } = gate();
		server.use(
			http.post( api( 'survey-drafts' ), async () => {
				await passed;
				return HttpResponse.error();
			} )
		);
		await user.type( card.getByLabelText( 'In one or two sentences' ), WISH );
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		await user.click( await card.findByRole( 'button', { name: 'Stop' } ) );
		expect( card.queryByText( /could not be reached/ ) ).not.toBeInTheDocument();
		await user.click( card.getByRole( 'button', { name: 'Write a draft' } ) );
		await card.findByRole( 'button', { name: 'Stop' } );
		letGo();
		expect( await card.findByText( /could not be reached/ ) ).toBeVisible();
	} );
} );

/** As WordPress answers when PHP stopped; its words are for developers. */
const crash = () =>
	HttpResponse.json(
		{ code: 'internal_server_error', message: '<p>Critical error</p>', data: { status: 500 } },
		{ status: 500 }
	);

describe( 'the wording of a question', () => {
	it( 'does not print the words of a crash', async () => {
		server.use( http.post( api( 'survey-drafts/wording' ), crash ) );
		const { user } = await open( '/edit/5/questions', undefined, {
			ai_drafts: { connector: 'OpenAI', consent: true },
		} );
		await editor( 1 );
		await user.click( await screen.findByRole( 'button', { name: 'Improve the wording' } ) );
		await waitFor( () =>
			expect( document.querySelector( '.ufb-wording' ) ).toHaveTextContent( 'The server did not answer.' )
		);
	} );

	it( 'changes nothing before "Use this", and says why', async () => {
		server.use(
			http.post( api( 'survey-drafts/wording' ), () =>
				HttpResponse.json( {
					error: null,
					better: 'How easy was it to type your address?',
					why: 'It leads to an answer.',
					model: 'small-1',
				} )
			)
		);
		const { user } = await open( '/edit/5/questions', undefined, {
			ai_drafts: { connector: 'OpenAI', consent: true },
		} );
		await editor( 1 );
		const title = await screen.findByLabelText( 'Question title' );
		const before = ( title as HTMLTextAreaElement ).value;
		await user.click( screen.getByRole( 'button', { name: 'Improve the wording' } ) );
		expect( await screen.findByText( 'It leads to an answer.' ) ).toBeVisible();
		expect( title ).toHaveValue( before );
		await user.click( screen.getByRole( 'button', { name: 'Use this' } ) );
		expect( title ).toHaveValue( 'How easy was it to type your address?' );
		await user.keyboard( '{Control>}z{/Control}' );
		await waitFor( () => expect( title ).toHaveValue( before ) );
	} );

	it( 'leaves a title alone that takes in an earlier answer', async () => {
		const { user } = await open( '/edit/5/questions', undefined, {
			ai_drafts: { connector: 'OpenAI', consent: true },
		} );
		await editor( 1 );
		await user.click( await screen.findByLabelText( 'Question title' ) );
		await user.paste( ' {{q9|friend}}' );
		expect( screen.getByRole( 'button', { name: 'Improve the wording' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( screen.getByText( /AI does not rewrite a title/ ) ).toBeVisible();
	} );
} );
