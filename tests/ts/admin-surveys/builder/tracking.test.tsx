import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analytics } from '../../../../src/types';
import { reloadPage } from '../../../../src/shared/lib/reload-page';
import { analytics } from '../../support/boot';
import { ajaxActions, ajaxCalls, api, installServer, Refusal, requests, server } from '../../support/server';
import { surveySettings } from '../../support/surveys';
import { atStep, header, open, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
vi.mock( '../../../../src/shared/lib/reload-page', async ( original ) => ( {
	...( await original< object >() ),
	reloadPage: vi.fn(),
} ) );
installServer();

const HERE = { is_installed: true };
const WORKS = { is_installed: true, is_active: true };
/** After the survey of the tests was saved. */
const SINCE = { changed_at: '2026-11-24T10:00:00Z' };

async function settings( state: Analytics, tracked = false, savedAt = '2026-11-01T00:00:00Z' ) {
	const { user } = await open(
		'/edit/5/settings',
		survey( { updated_at: savedAt, settings: surveySettings( { enable_tracking: tracked } ) } ),
		{ analytics: state }
	);
	const card = within( await screen.findByRole( 'region', { name: 'Tracking' } ) );
	return { user, card, toggle: card.getByRole( 'checkbox', { name: 'Track this survey' } ) };
}

/** Names of what was sent, in order: saves of the survey and ajax actions. */
async function order(): Promise< string[] > {
	const calls = [];
	for ( const request of requests ) {
		if ( request.method === 'POST' && request.url.split( '?' )[ 0 ] === api( 'surveys' ) ) {
			calls.push( 'save' );
		} else if ( request.url.includes( 'admin-ajax' ) ) {
			calls.push( new URLSearchParams( await request.clone().text() ).get( 'action' ) ?? '' );
		}
	}
	return calls;
}

beforeEach( () => vi.mocked( reloadPage ).mockClear() );

describe( 'Tracking card', () => {
	it( 'saves the survey, installs by slug, and offers to activate (SET-25, SET-27)', async () => {
		server.use( ajaxActions( { userfeedback_install_plugin: () => ( { basename: 'x', activated: false } ) } ) );
		const { user, card } = await settings( analytics() );
		expect( card.getAllByText( 'Not installed' ) ).toHaveLength( 2 );
		await user.click( card.getByRole( 'button', { name: 'Install MonsterInsights' } ) );
		const activate = await card.findByRole( 'button', { name: 'Activate MonsterInsights' } );
		expect( activate ).toHaveFocus();
		expect( card.getByText( 'Installed, not active' ) ).toBeVisible();
		expect( await order() ).toEqual( [ 'save', 'userfeedback_install_plugin' ] );
		expect( ( await ajaxCalls() )[ 0 ] ).toMatchObject( {
			slug: 'google-analytics-for-wordpress',
		} );
		expect(
			( await screen.findAllByText( 'MonsterInsights has been installed successfully!' ) )[ 0 ]
		).toBeVisible();
		expect( reloadPage ).not.toHaveBeenCalled();
	} );

	it( 'activates, switches tracking on, saves it, and reloads the page after 0.8 seconds (SET-26, SET-27)', async () => {
		server.use( ajaxActions( { userfeedback_activate_plugin: () => ( { basename: 'x', activated: true } ) } ) );
		const { user, card, toggle } = await settings( analytics( {}, { exactmetrics: HERE } ) );
		expect( toggle ).not.toBeChecked();
		const timers = vi.spyOn( globalThis, 'setTimeout' );
		await user.click( card.getByRole( 'button', { name: 'Activate ExactMetrics' } ) );
		await waitFor( () => expect( timers ).toHaveBeenCalledWith( expect.any( Function ), 800 ) );
		timers.mockRestore();
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
		expect( toggle ).toBeChecked();
		await waitFor( async () => expect( ( await saves() ).at( -1 )?.settings.enable_tracking ).toBe( true ) );
		expect( ( await order() ).slice( 0, 2 ) ).toEqual( [ 'save', 'userfeedback_activate_plugin' ] );
		expect( ( await ajaxCalls() )[ 0 ] ).toMatchObject( {
			basename: 'google-analytics-dashboard-for-wp/gadwp.php',
		} );
		expect( ( await screen.findAllByText( 'ExactMetrics has been activated!' ) )[ 0 ] ).toBeVisible();
	} );

	it.each( [
		[ {}, 'Install MonsterInsights', 'There was an error installing MonsterInsights' ],
		[ HERE, 'Activate MonsterInsights', 'There was an error activating MonsterInsights' ],
	] )( 'says what failed and why (ERR-01, ERR-02): %s', async ( monsterinsights, button, failure ) => {
		const refuse = () => {
			throw new Refusal( 422, { message: 'The folder is not writable.' } );
		};
		server.use( ajaxActions( { userfeedback_install_plugin: refuse, userfeedback_activate_plugin: refuse } ) );
		const { user, card } = await settings( analytics( {}, { monsterinsights } ) );
		await user.click( card.getByRole( 'button', { name: button } ) );
		expect( ( await screen.findAllByText( failure ) )[ 0 ] ).toBeVisible();
		expect( screen.getAllByText( 'The folder is not writable.' )[ 0 ] ).toBeVisible();
		expect( await card.findByRole( 'button', { name: button } ) ).toBeEnabled();
		expect( reloadPage ).not.toHaveBeenCalled();
	} );

	it( 'installs nothing where the survey cannot be saved', async () => {
		const { user, card } = await settings( analytics() );
		server.use( http.post( api( 'surveys' ), () => HttpResponse.json( { message: 'No.' }, { status: 500 } ) ) );
		await user.click( card.getByRole( 'button', { name: 'Install MonsterInsights' } ) );
		await screen.findByRole( 'button', { name: 'Retry' } );
		expect( await order() ).toEqual( [ 'save' ] );
	} );

	it( 'switches tracking with the plugin until the owner has saved again (SET-23, SET-24, A72)', async () => {
		const on = await settings( analytics( SINCE, { monsterinsights: WORKS } ) );
		expect( on.toggle ).toBeChecked();
		expect( await on.card.findByText( 'Switched on because MonsterInsights is active.' ) ).toBeVisible();
		expect( on.card.getByText( 'Active' ) ).toBeVisible();
		await on.user.click( on.toggle );
		expect( on.toggle ).not.toBeChecked();
		expect( on.card.getByText( 'MonsterInsights passes the events on.' ) ).toBeVisible();
	} );

	it( 'switches it off where the plugin is installed and not active (SET-24)', async () => {
		const { card, toggle } = await settings( analytics( SINCE, { monsterinsights: HERE } ), true );
		expect( toggle ).not.toBeChecked();
		expect(
			await card.findByText( 'Switched off because neither MonsterInsights nor ExactMetrics is active.' )
		).toBeVisible();
	} );

	it( 'keeps the switch of an owner who saved since (A72)', async () => {
		const { toggle } = await settings(
			analytics( SINCE, { monsterinsights: WORKS } ),
			false,
			'2026-11-24T10:00:01Z'
		);
		expect( toggle ).not.toBeChecked();
	} );

	it( 'has no buttons for people who may not change plugins', async () => {
		const { card } = await settings(
			analytics( { may_install: false, may_activate: false }, { monsterinsights: HERE } )
		);
		expect( card.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( card.getByText( 'Ask an administrator of this site to activate one.' ) ).toBeVisible();
	} );

	it( 'begins a new survey with tracking where a plugin is active', async () => {
		const { user } = await open( '/new/setup', undefined, {
			analytics: analytics( SINCE, { monsterinsights: WORKS } ),
		} );
		await user.click( await screen.findByRole( 'button', { name: /Website Feedback/ } ) );
		await atStep( '/new/questions' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( ( await saves() )[ 0 ]?.settings.enable_tracking ).toBe( true ) );
	} );

	it( 'is named before publishing with the plugin that passes the events on', async () => {
		await open( '/edit/5/publish', survey( { settings: surveySettings( { enable_tracking: true } ) } ), {
			analytics: analytics( {}, { exactmetrics: WORKS } ),
		} );
		expect( await screen.findByText( 'Google Analytics through ExactMetrics' ) ).toBeVisible();
	} );
} );
