import { useLayoutEffect } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProPart, proParts } from '../../../../src/shared/registry/pro-parts';
import { renderUi } from '../../support/render';

const parts = { Panel: () => <p>The panel</p> };

describe( 'a panel of a file that only Pro has', () => {
	it( 'is not asked for until it is drawn, and drawn at once when it has come', async () => {
		const fetchParts = vi.fn( () => Promise.resolve( parts ) );
		const from = proParts( fetchParts );
		expect( fetchParts ).not.toHaveBeenCalled();
		const { unmount } = renderUi( <ProPart from={ from }>{ ( { Panel } ) => <Panel /> }</ProPart> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
		expect( await screen.findByText( 'The panel' ) ).toBeVisible();
		unmount();
		const before = fetchParts.mock.calls.length;
		renderUi( <ProPart from={ from }>{ ( { Panel } ) => <Panel /> }</ProPart> );
		expect( screen.getByText( 'The panel' ) ).toBeVisible();
		expect( fetchParts ).toHaveBeenCalledTimes( before );
	} );

	it( 'is drawn when its file comes between its first rendering and its effects', async () => {
		let here = false;
		const from = { load: () => Promise.resolve( parts ), loaded: () => ( here ? parts : null ) };
		const Arrival = () => {
			useLayoutEffect( () => {
				here = true;
			} );
			return null;
		};
		renderUi(
			<>
				<ProPart from={ from }>{ ( { Panel } ) => <Panel /> }</ProPart>
				<Arrival />
			</>
		);
		expect( await screen.findByText( 'The panel' ) ).toBeVisible();
	} );

	it( 'that could not be loaded says so and can be tried again', async () => {
		let online = false;
		const from = proParts( () => ( online ? Promise.resolve( parts ) : Promise.reject( new Error( 'offline' ) ) ) );
		const { user } = renderUi( <ProPart from={ from }>{ ( { Panel } ) => <Panel /> }</ProPart> );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( document.querySelector( '.components-notice' ) ).toHaveTextContent( 'This part could not be loaded.' );
		online = true;
		await user.click( retry );
		expect( await screen.findByText( 'The panel' ) ).toBeVisible();
	} );
} );
