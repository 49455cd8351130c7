import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { proAi } from '../../../src/admin-settings/pro-ai';
import type { AiConsent, CountedTopic, OpinionProgress } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, api, installServer, server } from '../support/server';
import { findToast } from '../support/toast';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/integrations/integrations' );

// The app loads it when it is used; here it is loaded before the clock runs.
await proAi.load();

installServer();

let consent: AiConsent;
let progress: OpinionProgress;
let topics: CountedTopic[];
const sent: unknown[] = [];

beforeEach( () => {
	installBoot();
	window.location.hash = '#/integrations';
	sent.length = 0;
	consent = {
		connector: 'OpenAI',
		connectors_url: 'http://site.test/connectors',
		answers: true,
		drafts: false,
		opinions: false,
	};
	progress = {
		connector: 'OpenAI',
		connectors_url: '',
		on: false,
		sample: [ 'Slow again! Regards, [name]' ],
		read: 0,
		waiting: 4,
		calls: 0,
		calls_a_day: 50,
		at_limit: false,
		error: null,
		read_at: null,
	};
	topics = [];
	server.use(
		ajaxActions( { userfeedback_get_plugins: () => ( { plugins: {} } ) } ),
		http.get( api( 'webhooks' ), () => HttpResponse.json( { items: [] } ) ),
		http.get( api( 'ai-consent' ), () => HttpResponse.json( consent ) ),
		http.get( api( 'opinions' ), () => HttpResponse.json( progress ) ),
		http.get( api( 'topics' ), () => HttpResponse.json( { items: topics } ) ),
		http.post( api( 'ai-consent' ), async ( { request } ) => {
			const change = ( await request.json() ) as {
				agreed: boolean;
				for: 'answers' | 'drafts' | 'opinions';
			};
			sent.push( change );
			consent = { ...consent, [ change.for ]: change.agreed };
			progress = { ...progress, on: consent.opinions };
			return HttpResponse.json( { agreed: change.agreed } );
		} )
	);
} );

describe( 'consent for AI', () => {
	it( 'shows what was agreed to, and takes it back', async () => {
		const { user } = renderUi( <App /> );
		const summaries = await screen.findByRole( 'checkbox', { name: /^Summaries/ } );
		expect( summaries ).toBeChecked();
		expect( screen.getByRole( 'checkbox', { name: /^Drafts/ } ) ).not.toBeChecked();
		expect( screen.getByText( /The AI connector of this site is OpenAI\./ ) ).toBeVisible();
		await user.click( summaries );
		await waitFor( () => expect( sent ).toEqual( [ { agreed: false, for: 'answers' } ] ) );
		expect( await screen.findByText( 'Saved: nothing is sent.' ) ).toBeVisible();
		expect( summaries ).not.toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: /^Drafts/ } ) );
		await waitFor( () => expect( sent.at( -1 ) ).toEqual( { agreed: true, for: 'drafts' } ) );
	} );

	it( 'is not there where the plan has no AI', async () => {
		installBoot( { features: features( { 'ai-summary': 'upgrade' } ) } );
		renderUi( <App /> );
		expect( await screen.findByRole( 'heading', { name: 'Webhooks' } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: 'AI' } ) ).toBeNull();
	} );
} );

describe( 'sentiment and topic', () => {
	const toggle = () => screen.findByRole( 'checkbox', { name: /^Sentiment and topic/ } );

	it( 'shows what would be sent before it asks', async () => {
		const { user } = renderUi( <App /> );
		await user.click( await toggle() );
		expect( screen.getByText( 'Slow again! Regards, [name]' ) ).toBeVisible();
		expect( sent ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Agree and start' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { agreed: true, for: 'opinions' } ] ) );
		await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Agree and start' } ) ).toBeNull() );
		await user.click( await toggle() );
		await waitFor( () => expect( sent.at( -1 ) ).toEqual( { agreed: false, for: 'opinions' } ) );
	} );

	it( 'says that it stopped at the limit, and saves another one', async () => {
		progress = { ...progress, on: true, read: 40, waiting: 5, calls: 1, calls_a_day: 1, at_limit: true };
		server.use(
			http.post( api( 'settings' ), async ( { request } ) => {
				sent.push( await request.json() );
				return HttpResponse.json( {
					settings: { widget_toggle_icon: 'smile' },
					defaults: {},
					locked: [],
					errors: {},
				} );
			} )
		);
		const { user } = renderUi( <App /> );
		expect( await screen.findByText( /goes on tomorrow/ ) ).toBeVisible();
		const field = screen.getByRole( 'spinbutton', { name: 'Most calls a day' } );
		await user.clear( field );
		await user.type( field, '1001' );
		expect( screen.getByText( 'Enter a whole number from 1 to 1,000.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Save limit' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.clear( field );
		await user.type( field, '20' );
		await user.click( screen.getByRole( 'button', { name: 'Save limit' } ) );
		await waitFor( () => expect( sent ).toEqual( [ { settings: { ai_calls_a_day: 20 } } ] ) );
	} );

	it( 'says once why a topic was refused', async () => {
		const message = 'There is a topic with this name.';
		server.use(
			http.post( api( 'topics' ), () =>
				HttpResponse.json( { code: 'userfeedback_conflict', message, data: { status: 409 } }, { status: 409 } )
			)
		);
		const { user } = renderUi( <App /> );
		await user.type( await screen.findByRole( 'textbox', { name: 'New topic' } ), 'Taste' );
		await user.click( screen.getByRole( 'button', { name: 'Add topic' } ) );
		expect( await findToast( `The topics could not be saved. ${ message }` ) ).toBeVisible();
	} );

	it( 'renames, merges and deletes topics', async () => {
		topics = [
			{ id: 7, name: 'Flavor', answers: 2 },
			{ id: 8, name: 'Taste', answers: 1 },
		];
		const calls: unknown[] = [];
		server.use(
			http.post( api( 'topics/7' ), async ( { request } ) => {
				calls.push( await request.json() );
				topics = [ { id: 7, name: 'Aroma', answers: 2 }, ...topics.slice( 1 ) ];
				return HttpResponse.json( topics[ 0 ] );
			} ),
			http.post( api( 'topics/7/merge' ), async ( { request } ) => {
				calls.push( await request.json() );
				topics = [ { id: 8, name: 'Taste', answers: 3 } ];
				return HttpResponse.json( { changed: 2 } );
			} ),
			http.post( api( 'topics/8' ), () => {
				calls.push( 'deleted' );
				topics = [];
				return HttpResponse.json( { changed: 3 } );
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Edit topic Flavor' } ) );
		const name = screen.getByRole( 'textbox', { name: 'Name' } );
		await user.clear( name );
		await user.type( name, 'Aroma' );
		await user.click( screen.getByRole( 'button', { name: 'Rename' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Edit topic Aroma' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Merge into' } ), 'Taste' );
		// Arrow keys choose too: nothing is merged before the button.
		expect( calls ).toEqual( [ { name: 'Aroma' } ] );
		await user.click( screen.getByRole( 'button', { name: 'Merge' } ) );
		await waitFor( () => expect( screen.queryByText( 'Aroma' ) ).toBeNull() );
		await user.click( screen.getByRole( 'button', { name: 'Edit topic Taste' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Delete topic' } ) );
		expect( calls ).toEqual( [ { name: 'Aroma' }, { into: 8 } ] );
		await user.click( screen.getByRole( 'button', { name: 'Delete it and take it from its answers' } ) );
		await waitFor( () => expect( calls.at( -1 ) ).toBe( 'deleted' ) );
	} );
} );
