import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { proAi } from '../../../src/admin-settings/pro-ai';
import type { AiConsent } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, api, installServer, server } from '../support/server';

// The app loads it when it is used; here it is loaded before the clock runs.
await proAi.load();

installServer();

let consent: AiConsent;
const sent: unknown[] = [];

beforeEach( () => {
	installBoot();
	window.location.hash = '#/integrations';
	sent.length = 0;
	consent = { connector: 'OpenAI', connectors_url: 'http://site.test/connectors', answers: true, drafts: false };
	server.use(
		ajaxActions( { userfeedback_get_plugins: () => ( { plugins: {} } ) } ),
		http.get( api( 'webhooks' ), () => HttpResponse.json( { items: [] } ) ),
		http.get( api( 'ai-consent' ), () => HttpResponse.json( consent ) ),
		http.post( api( 'ai-consent' ), async ( { request } ) => {
			const change = ( await request.json() ) as { agreed: boolean; for: 'answers' | 'drafts' };
			sent.push( change );
			consent = { ...consent, [ change.for ]: change.agreed };
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
