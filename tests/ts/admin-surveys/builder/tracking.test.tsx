import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from '../../../../src/shared/lib/reload-page';
import type { AnalyticsPlugin } from '../../../../src/types';
import { AJAX, ajaxActions, ajaxCalls, installServer, Refusal, requests, server } from '../../support/server';
import { surveySettings } from '../../support/surveys';
import { header, open, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
vi.mock( '../../../../src/shared/lib/reload-page', async ( original ) => ( {
	...( await original< object >() ),
	reloadPage: vi.fn(),
} ) );
installServer();

const plugin = ( title: string, slug: string, change: Partial< AnalyticsPlugin > = {} ): AnalyticsPlugin => ( {
	slug,
	basename: `${ slug }/main.php`,
	title,
	is_installed: false,
	is_active: false,
	...change,
} );

function settings( monster: Partial< AnalyticsPlugin >, exact: Partial< AnalyticsPlugin > = {}, tracks = false ) {
	const analytics = {
		monsterinsights: plugin( 'MonsterInsights', 'monster', monster ),
		exactmetrics: plugin( 'ExactMetrics', 'exact', exact ),
	};
	const before = survey( { settings: surveySettings( { enable_tracking: tracks } ) } );
	return open( '/edit/5/settings', before, { analytics } );
}

const toggle = () => screen.findByLabelText( 'Track this survey' );

beforeEach( () => {
	localStorage.clear();
	vi.mocked( reloadPage ).mockClear();
} );

describe( 'Tracking card', () => {
	it( 'is on by itself where a plugin is active, and the choice of a person stays (SET-22, SET-23)', async () => {
		const { user, unmount } = await settings( {}, { is_installed: true, is_active: true } );
		expect( await toggle() ).toBeChecked();
		expect( screen.getByText( 'Through ExactMetrics, which is active on this site.' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Install|Activate/ } ) ).toBeNull();
		await user.click( await toggle() );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( await saves() ).not.toHaveLength( 0 ) );
		unmount();
		await settings( {}, { is_installed: true, is_active: true } );
		expect( await toggle() ).not.toBeChecked();
	} );

	it( 'is off by itself where the plugin is not active (SET-24)', async () => {
		await settings( { is_installed: true }, {}, true );
		expect( await toggle() ).not.toBeChecked();
	} );

	it( 'saves, installs by slug, activates, and reloads the page (SET-25, SET-26)', async () => {
		const { user } = await settings( {} );
		server.use(
			ajaxActions( { userfeedback_install_plugin: () => ( {} ), userfeedback_activate_plugin: () => ( {} ) } )
		);
		await user.click( await screen.findByLabelText( 'Tablet' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Install MonsterInsights' } ) );
		// SET-27: as toasts, and spoken.
		expect( await screen.findAllByText( 'MonsterInsights has been installed successfully!' ) ).not.toHaveLength(
			0
		);
		expect( await screen.findAllByText( 'MonsterInsights has been activated!' ) ).not.toHaveLength( 0 );
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
		expect( await toggle() ).toBeChecked();
		expect( await ajaxCalls() ).toEqual( [
			expect.objectContaining( { action: 'userfeedback_install_plugin', slug: 'monster' } ),
			expect.objectContaining( { action: 'userfeedback_activate_plugin', basename: 'monster/main.php' } ),
		] );
		// The survey is stored first, and its switch in the end.
		const order = requests
			.filter( ( { method, url } ) => method === 'POST' && ! url.includes( '/lock' ) )
			.map( ( { url } ) => ( url === AJAX ? 'ajax' : 'survey' ) );
		expect( order ).toEqual( [ 'survey', 'ajax', 'ajax', 'survey' ] );
		const [ first, last ] = await saves();
		expect( first?.settings.targeting.devices ).toEqual( [ 'desktop', 'mobile' ] );
		expect( last?.settings.enable_tracking ).toBe( true );
	} );

	it.each( [
		[ 'Install ExactMetrics', {}, 'There was an error installing ExactMetrics' ],
		[ 'Activate ExactMetrics', { is_installed: true }, 'There was an error activating ExactMetrics' ],
	] )( 'says what failed: %s (ERR-01, ERR-02)', async ( name, exact, text ) => {
		const { user } = await settings( {}, exact );
		const refuse = () => {
			throw new Refusal( 503, { code: 'x', message: 'No space.' } );
		};
		server.use( ajaxActions( { userfeedback_install_plugin: refuse, userfeedback_activate_plugin: refuse } ) );
		await user.click( await screen.findByRole( 'button', { name } ) );
		expect( await screen.findByText( text ) ).toBeVisible();
		expect( reloadPage ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'button', { name } ) ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'offers nothing to people who may not manage', async () => {
		const analytics = {
			monsterinsights: plugin( 'MonsterInsights', 'monster' ),
			exactmetrics: plugin( 'ExactMetrics', 'exact' ),
		};
		await open( '/edit/5/settings', survey(), {
			analytics,
			capabilities: { edit: true, view: true, delete: false, manage: false, all: true },
		} );
		expect( await screen.findByText( 'Ask an administrator of this site.' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Install/ } ) ).toBeNull();
	} );
} );
