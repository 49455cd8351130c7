import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PluginButton, stepWords } from '../../../../src/shared/plugins/plugin-button';

const button = ( step: 'install' | 'activate', isBusy: boolean, onClick = vi.fn() ) => (
	<PluginButton words={ stepWords( step, 'Drive' ) } isBusy={ isBusy } variant="secondary" onClick={ onClick } />
);

describe( 'Button of a plugin or an addon (SHARED-28)', () => {
	it.each( [
		[ 'install', 'Install', 'Install Drive', 'Installing...' ],
		[ 'activate', 'Activate', 'Activate Drive', 'Activating...' ],
	] as const )( '%s: its word, its whole name, and what it says while it works', async ( step, word, name, busy ) => {
		const onClick = vi.fn();
		const { rerender } = render( button( step, false, onClick ) );
		const waiting = screen.getByRole( 'button', { name } );
		expect( waiting ).toHaveTextContent( word );
		await userEvent.click( waiting );
		expect( onClick ).toHaveBeenCalledTimes( 1 );

		rerender( button( step, true, onClick ) );
		const working = screen.getByRole( 'button', { name: busy } );
		expect( working ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( working );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the focus from Install to Activate', () => {
		const { rerender } = render( button( 'install', false ) );
		screen.getByRole( 'button' ).focus();
		for ( const [ step, isBusy ] of [
			[ 'install', true ],
			[ 'activate', true ],
			[ 'activate', false ],
		] as const ) {
			rerender( button( step, isBusy ) );
			expect( screen.getByRole( 'button' ) ).toHaveFocus();
		}
	} );
} );
