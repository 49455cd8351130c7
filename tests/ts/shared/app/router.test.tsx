import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, useBlocker } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../../src/shared/app/router';

function Page() {
	const { state } = useBlocker( true );
	return <p>{ state }</p>;
}

const placeOf = () => ( window.history.state as { idx?: number } | null )?.idx;

afterEach( () => {
	window.history.replaceState( null, '', '#/' );
} );

it( 'asks before a typed address, whose entry has no number of its own', async () => {
	const warn = vi.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	window.history.replaceState( null, '', '#/edit' );
	render( <RouterProvider router={ createAppRouter( [ { path: '*', element: <Page /> } ] ) } /> );
	await screen.findByText( 'unblocked' );
	act( () => {
		window.location.hash = '#/elsewhere';
	} );
	await screen.findByText( 'blocked' );
	await waitFor( () => expect( window.location.hash ).toBe( '#/edit' ) );
	expect( warn ).not.toHaveBeenCalled();
} );

it( 'knows its place again when WordPress has taken the number from the loaded page', () => {
	sessionStorage.setItem( 'userfeedback-place', '3' );
	window.history.replaceState( null, '', '#/edit' );
	createAppRouter( [ { path: '*', element: <Page /> } ] );
	expect( placeOf() ).toBe( 3 );
} );
