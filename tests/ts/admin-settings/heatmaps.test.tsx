import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { installServer, server } from '../support/server';
import { savedSettings, settingsServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/heatmaps/heatmaps' );

installServer();

beforeEach( () => {
	installBoot();
	window.location.hash = '#/heatmaps';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
	server.use( ...settingsServer() );
} );

describe( 'Heatmaps tab', () => {
	it( 'has auto delete and the periods, and saves them (HEAT-01, HEAT-02)', async () => {
		const { user } = renderUi( <App /> );
		const period = await screen.findByLabelText( 'Keep data for' );
		expect( within( period ).getAllByRole( 'option' ) ).toHaveLength( 7 );
		expect(
			within( period )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '1 day', '7 days', '14 days', '30 days', '60 days', '180 days', '1 Year' ] );
		expect( period ).toHaveDisplayValue( '60 days' );
		const auto = screen.getByRole( 'checkbox', { name: 'Delete heatmap data automatically' } );
		expect( auto ).toBeChecked();
		await user.selectOptions( period, '1 Year' );
		await user.click( auto );
		expect( screen.getByText( 'Nothing is removed while auto delete is off.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ heatmap_retention_period: '365', heatmap_auto_delete_enabled: false },
			] )
		);
	} );

	it( 'asks before sensitive pages are recorded', async () => {
		const { user } = renderUi( <App /> );
		const box = await screen.findByRole( 'checkbox', { name: /^Also record pages with password fields/ } );
		expect( box ).not.toBeChecked();
		await user.click( box );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { heatmap_sensitive_pages: true } ] ) );
	} );

	it.each( [ 'upgrade', 'install', 'activate' ] as const )(
		'opens the prompt and changes nothing while it is locked: %s (HEAT-03, HEAT-04)',
		async ( state ) => {
			installBoot( { features: features( { heatmaps: state } ) } );
			const { user } = renderUi( <App /> );
			const auto = await screen.findByRole( 'checkbox', { name: 'Delete heatmap data automatically' } );
			expect( screen.getByRole( 'group', { name: 'Heatmap data' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
			await user.click( auto );
			const dialog = await screen.findByRole( 'dialog' );
			if ( state === 'upgrade' ) {
				expect( dialog ).toHaveAccessibleName( 'Heatmaps is a Elite feature' );
			} else {
				expect( within( dialog ).getByRole( 'button', { name: /Install|Activate/ } ) ).toBeVisible();
			}
			expect( auto ).toBeChecked();
			expect( screen.queryByText( /not saved/ ) ).toBeNull();
		}
	);
} );
