import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { SurveyChecks } from '../../../../src/types';
import { api, installServer, requests, server } from '../../support/server';
import { open, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );

installServer();

const FOUND: SurveyChecks = {
	checks: [
		{ level: 'block', text: 'An ending is idle.', step: 'settings', question: '' },
		{ level: 'look', text: 'Question 2 may lead.', step: 'questions', question: 'q2' },
	],
	address: 'http://site.test/pricing/',
	qr: [ '10', '01' ],
	reach: { per_week: 343, text: 'Visitors meet it about 340 times a week. Counted on 28 whole days.' },
};

function find( reply: SurveyChecks ) {
	server.use( http.post( api( 'surveys/checks' ), () => HttpResponse.json( reply ) ) );
}

const card = async ( name: string ) => within( await screen.findByRole( 'region', { name } ) );

describe( 'Checks before publishing', () => {
	it( 'counts what was found and leads to the question', async () => {
		find( FOUND );
		const { user } = await open( '/edit/5/publish', survey() );
		const checks = await card( 'Checks before publishing' );
		expect( await checks.findByText( '1 must be fixed, 1 to look at' ) ).toBeVisible();
		const sent = requests.find( ( { url } ) => url.includes( 'checks' ) );
		expect( await sent!.clone().json() ).toMatchObject( { id: 5, questions: [ { id: 'q1' }, { id: 'q2' } ] } );
		await user.click( checks.getByRole( 'button', { name: 'Show: Question 2 may lead.' } ) );
		expect( await screen.findByRole( 'region', { name: 'Question 2' } ) ).toBeVisible();
	} );

	it( 'says when all is well, and a draft has no address yet', async () => {
		find( { ...FOUND, checks: [] } );
		await open( '/edit/5/publish', survey() );
		const checks = await card( 'Checks before publishing' );
		expect( await checks.findByText( 'The survey is ready.' ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: 'Open on your site' } ) ).not.toBeInTheDocument();
	} );

	it( 'gives a published survey an address and its QR code', async () => {
		find( FOUND );
		await open( '/edit/5/publish', survey( { status: 'publish', published_at: '2026-11-01T00:00:00Z' } ) );
		const site = await card( 'On your site' );
		expect( site.getByRole( 'link', { name: /Open on your site/ } ) ).toHaveAttribute( 'href', FOUND.address );
		const code = site.getByRole( 'img', { name: 'QR code of the address' } );
		expect( code.querySelector( 'path' ) ).toHaveAttribute( 'd', 'M0 0h1v1h-1zM1 1h1v1h-1z' );
		expect( site.getByText( FOUND.reach.text ) ).toBeVisible();
	} );

	it( 'names a failure', async () => {
		server.use(
			http.post( api( 'surveys/checks' ), () =>
				HttpResponse.json(
					{ code: 'x', message: 'No.', data: { status: 422, params: { a: 'Question 4 leads back.' } } },
					{ status: 422 }
				)
			)
		);
		await open( '/edit/5/publish', survey() );
		const checks = await card( 'Checks before publishing' );
		expect( await checks.findByText( /could not be checked. Question 4 leads back./ ) ).toBeVisible();
	} );
} );
