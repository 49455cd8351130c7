import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, installServer, server } from '../../support/server';
import { atStep, choice, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const TWICE = 'Another option of this question has the same text.';

/** The server refuses the next save. */
function refuse( params: Record< string, string > ) {
	server.use(
		http.post( api( 'surveys' ), () =>
			HttpResponse.json(
				{
					code: 'userfeedback_invalid',
					message: `Please check these fields: ${ Object.keys( params ).join( ', ' ) }.`,
					data: { status: 422, params },
				},
				{ status: 422 }
			)
		)
	);
}

// Not by its role: that reads the whole screen, and what waits for the focus must leave it time to come.
const option = () => screen.getByPlaceholderText( 'Option 2' );

/** Base of a survey whose page rules and e-mails are on. */
function withEverything() {
	const base = survey( { questions: [ question( 'q1' ), choice( 'q2' ) ] } );
	return {
		...base,
		settings: {
			...base.settings,
			targeting: {
				...base.settings.targeting,
				pages: 'select' as const,
				page_rules: [ { logic: 'query_parameter_regex', data: 'a=(b+)+', operator: '&&' as const } ],
			},
		},
		notifications: {
			...base.notifications,
			email: { ...base.notifications.email, active: true, addresses: 'owner@example.org' },
		},
	};
}

describe( 'a save that the server refuses because of single fields', () => {
	it( 'opens the step and the question of the field, marks it and focuses it', async () => {
		const { user } = await open( '/edit/5/settings', withEverything() );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		refuse( { 'questions[1][config][options][1]': TWICE } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );

		await atStep( '/edit/5/questions' );
		// The step is drawn in one go: its own wait, so that the field's begins when it is there.
		const field = await screen.findByPlaceholderText( 'Option 2' );
		await waitFor( () => expect( field ).toHaveFocus() );
		expect( field ).toBeInvalid();
		expect( field ).toHaveAccessibleDescription( TWICE );
		expect( screen.getByRole( 'heading', { name: 'Question 2' } ) ).toBeVisible();
		// The message names the place in words and offers no Retry of the same.
		expect( screen.getByText( `Question 2: ${ TWICE }` ) ).toBeVisible();
		expect( screen.queryByText( /questions\[/ ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );

	it( 'takes the mark away as soon as the field is another, and brings it back with Undo', async () => {
		const { user } = await open( '/edit/5/questions', withEverything() );
		await screen.findByRole( 'region', { name: 'Questions' } );
		refuse( { 'questions[1][config][options][1]': TWICE } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( () => expect( option() ).toHaveFocus() );
		expect( option() ).toBeInvalid();
		await user.keyboard( '!' );
		expect( option() ).toBeValid();
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( option() ).toBeInvalid();
	} );

	it( 'takes its message along to no other survey', async () => {
		const { user } = await open( '/edit/5/questions', withEverything() );
		await screen.findByRole( 'region', { name: 'Questions' } );
		refuse( { 'questions[1][config][options][1]': TWICE } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await screen.findByText( `Question 2: ${ TWICE }` );
		act( () => {
			window.location.hash = '#/edit/6/questions';
		} );
		await atStep( '/edit/6/questions' );
		await waitFor( () => expect( screen.queryByText( `Question 2: ${ TWICE }` ) ).not.toBeInTheDocument() );
	} );

	it( 'says above a question what is wrong with the whole of it', async () => {
		const { user } = await open( '/edit/5/questions', withEverything() );
		await screen.findByRole( 'region', { name: 'Questions' } );
		refuse( { 'questions[1][type]': 'This type of question is not available on this site.' } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( () =>
			expect( document.activeElement ).toHaveTextContent( 'This type of question is not available on this site.' )
		);
	} );

	it.each( [
		[ 'settings', 'settings[targeting][page_rules][0][data]', { role: 'textbox', name: 'Value' } ],
		[ 'notifications', 'notifications[email][addresses]', { role: 'textbox', name: 'Addresses' } ],
	] )( 'leads to the field on %s', async ( step, name, { role, name: label } ) => {
		const { user } = await open( '/edit/5/questions', withEverything() );
		await screen.findByRole( 'region', { name: 'Questions' } );
		refuse( { [ name ]: 'The server does not take this.' } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await atStep( `/edit/5/${ step }` );
		const field = await screen.findByRole( role, { name: label } );
		await waitFor( () => expect( field ).toHaveFocus() );
		expect( field ).toHaveAccessibleDescription( expect.stringContaining( 'The server does not take this.' ) );
	} );

	it( 'leads to the option that a sentence of core names inside the whole list', async () => {
		const { user } = await open( '/edit/5/settings', withEverything() );
		await screen.findByRole( 'heading', { name: 'Settings' } );
		const text = 'questions[1][title] must be at most 500 characters long.';
		refuse( { questions: text } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await atStep( '/edit/5/questions' );
		await waitFor( () => expect( document.activeElement ).toHaveTextContent( text ) );
	} );

	it( 'leads to the date of the schedule', async () => {
		const planned = { ...withEverything(), status: 'publish' as const, publish_at: '2999-02-28T08:00:00Z' };
		const { user } = await open( '/edit/5/questions', planned );
		await screen.findByRole( 'region', { name: 'Questions' } );
		refuse( { publish_at: 'This date does not exist.' } );
		await user.click( header().getByRole( 'button', { name: /^Save/ } ) );
		await atStep( '/edit/5/publish' );
		await waitFor( () => expect( screen.getByLabelText( 'Date' ) ).toHaveFocus() );
		expect( screen.getByText( 'This date does not exist.' ) ).toBeVisible();
	} );

	it( 'PUB-13: saves no scheduled survey without its moment, and leads to it', async () => {
		const moment = '2999-02-28T08:00:00Z';
		const planned = { ...withEverything(), status: 'publish' as const, publish_at: moment, published_at: moment };
		const { user } = await open( '/edit/5/publish', planned );
		fireEvent.change( await screen.findByLabelText( 'Time' ), { target: { value: '' } } );
		await user.click( header().getByRole( 'button', { name: /^Save/ } ) );
		await waitFor( () => expect( screen.getByLabelText( 'Date' ) ).toHaveFocus() );
		// Beside the fields, and beside the button that waits for them.
		expect( screen.getAllByText( 'Choose a date and a time.' ) ).toHaveLength( 2 );
		expect( await saves() ).toHaveLength( 0 );
	} );
} );
