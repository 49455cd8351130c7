import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../../src/admin-surveys/app';
import { stillPage } from '../../../../src/admin-surveys/guide/still-page';
import type { Survey, SurveyTemplate } from '../../../../src/types';
import allTemplates from '../../../fixtures/replies/get-survey-templates.json';
import { features, installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, installServer, server } from '../../support/server';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );

installServer();

const templates = allTemplates as unknown as SurveyTemplate[];

/** What was sent to POST surveys, in order. */
let sent: Survey[] = [];

beforeEach( () => {
	sent = [];
	server.use(
		http.get( 'http://site.test/', () => HttpResponse.html( '<title>Site</title><p>Front</p>' ) ),
		http.get( api( 'survey-templates' ), () => HttpResponse.json( templates ) ),
		http.post( api( 'surveys' ), async ( { request } ) => {
			const survey = ( await request.json() ) as Survey;
			sent.push( survey );
			return HttpResponse.json( {
				...survey,
				id: 7,
				published_at: null,
				revision: sent.length,
				published: survey.status === 'publish',
				message: '',
			} );
		} )
	);
} );

async function start() {
	const rendered = renderApp( <App />, '/first-survey' );
	await screen.findByRole( 'radio', { name: /What visitors come for/ } );
	return rendered;
}

describe( 'Guided first survey (A101)', () => {
	it( 'needs three clicks and no field, and keeps a draft on the way', async () => {
		installBoot();
		const { user } = await start();
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'heading', { level: 2, name: 'Where should it show?' } );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'heading', { level: 2, name: 'How should it look?' } );
		await user.click( screen.getByRole( 'button', { name: 'Publish' } ) );
		expect( await screen.findByRole( 'heading', { level: 2, name: 'Your survey is live' } ) ).toHaveFocus();
		expect( sent.map( ( { id, status } ) => [ id, status ] ) ).toEqual( [
			[ 0, 'draft' ],
			[ 7, 'draft' ],
			[ 7, 'publish' ],
		] );
		const last = sent[ 2 ];
		expect( last?.template ).toBe( 'website-feedback' );
		expect( last?.settings.targeting.pages ).toBe( 'all' );
		expect( last?.settings.behavior ).toMatchObject( { timing: 'delay', timing_delay: 10 } );
		expect( last?.questions.map( ( { id } ) => id ) ).toEqual( sent[ 0 ]?.questions.map( ( { id } ) => id ) );
	} );

	it( 'asks the front page only, in the dark', async () => {
		installBoot();
		const { user } = await start();
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await user.click( await screen.findByRole( 'radio', { name: /On the front page only/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await user.click( await screen.findByRole( 'radio', { name: /Dark/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Publish' } ) );
		await screen.findByText( /shows on the front page/ );
		const { targeting, theming } = sent[ 2 ]?.settings ?? {};
		expect( targeting ).toMatchObject( {
			pages: 'select',
			page_rules: [ { logic: 'page_type', data: { id: 'front_page' } } ],
		} );
		expect( theming ).toMatchObject( { color_scheme: 'dark', widget_color: '#333333' } );
	} );

	it( 'shows what the site may not set as locked, and sends the standard', async () => {
		installBoot( {
			is_pro: false,
			features: features( { 'page-rules': 'upgrade', branding: 'upgrade', behavior: 'upgrade' } ),
		} );
		const { user } = await start();
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await user.click( await screen.findByRole( 'button', { name: /On the front page only/ } ) );
		const dialog = await screen.findByRole( 'dialog' );
		expect( dialog ).toHaveAccessibleName( /Page Targeting is a/ );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Close' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Next' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Publish' } ) );
		await waitFor( () => expect( sent ).toHaveLength( 3 ) );
		expect( sent[ 2 ]?.settings.behavior.timing ).toBe( 'immediate' );
	} );

	it( 'shows the front page without anything that runs', () => {
		const html = stillPage(
			'<script>x</script><body onload="x()"><a href=" javascript:x()">a</a><iframe src="/y"></iframe><p>Hi</p>',
			'https://site.test/'
		);
		expect( html ).toContain( '<p>Hi</p>' );
		expect( html ).toContain( '<base href="https://site.test/">' );
		expect( html ).not.toMatch( /script|onload|iframe/i );
	} );
} );
