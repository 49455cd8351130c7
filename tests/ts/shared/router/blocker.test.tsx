import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HashRouter, Link, Navigate, Route, Switch, useBlocker, useNavigate } from '../../../../src/shared/router';

const placeOf = () => ( window.history.state as { idx?: number } | null )?.idx;

let dirty = true;

function Edit() {
	const navigate = useNavigate();
	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) => dirty && currentLocation.pathname !== nextLocation.pathname
	);
	return (
		<>
			<h1>Edit</h1>
			<Link to="/list">List</Link>
			<button onClick={ () => navigate( '/edit?step=2' ) }>Next step</button>
			<button onClick={ () => navigate( '/list', { replace: true } ) }>Instead</button>
			{ blocker.state === 'blocked' && (
				<div role="dialog">
					<button onClick={ blocker.proceed }>Leave</button>
					<button onClick={ blocker.reset }>Stay</button>
				</div>
			) }
		</>
	);
}

function open() {
	render(
		<HashRouter>
			<Switch>
				<Route path="/edit">
					<Edit />
				</Route>
				<Route path="/list">
					<h1>List</h1>
					<Link to="/edit">Edit</Link>
				</Route>
				<Route>
					<Navigate to="/list" replace />
				</Route>
			</Switch>
		</HashRouter>
	);
	return userEvent.setup();
}

const click = ( user: ReturnType< typeof userEvent.setup >, role: 'link' | 'button', name: string ) =>
	user.click( screen.getByRole( role, { name } ) );

async function expectAsked() {
	expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
	await waitFor( () => expect( window.location.hash ).toBe( '#/edit' ) );
	expect( screen.getByRole( 'heading', { name: 'Edit' } ) ).toBeVisible();
}

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

beforeEach( () => {
	dirty = true;
	window.sessionStorage.clear();
	window.history.pushState( { idx: 0 }, '', '#/list' );
} );

describe( 'a screen with unsaved changes', () => {
	it( 'holds up a link; it can be left or kept', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		await click( user, 'link', 'List' );
		await expectAsked();
		await click( user, 'button', 'Stay' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( window.location.hash ).toBe( '#/edit' );

		await click( user, 'link', 'List' );
		await click( user, 'button', 'Leave' );
		await heading( 'List' );
		expect( window.location.hash ).toBe( '#/list' );
		expect( placeOf() ).toBe( 2 );
	} );

	it( 'holds up navigate(), which then still takes the place of the entry', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		await click( user, 'button', 'Instead' );
		await expectAsked();
		await click( user, 'button', 'Leave' );
		await heading( 'List' );
		expect( placeOf() ).toBe( 1 );
	} );

	it( 'holds up Back, over as many entries as it went', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		await click( user, 'button', 'Next step' );
		act( () => window.history.go( -2 ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		await waitFor( () => expect( window.location.hash ).toBe( '#/edit?step=2' ) );
		expect( placeOf() ).toBe( 2 );
		await click( user, 'button', 'Leave' );
		await heading( 'List' );
		expect( window.location.hash ).toBe( '#/list' );
		expect( placeOf() ).toBe( 0 );
	} );

	it( 'holds up Forward', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		dirty = false;
		await click( user, 'link', 'List' );
		act( () => window.history.back() );
		await heading( 'Edit' );
		dirty = true;
		act( () => window.history.forward() );
		await expectAsked();
		expect( placeOf() ).toBe( 1 );
		await click( user, 'button', 'Leave' );
		await heading( 'List' );
		expect( placeOf() ).toBe( 2 );
	} );

	it( 'holds up a typed address and a plain link, whose entries have no number of their own', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		act( () => {
			window.location.hash = '#/elsewhere';
		} );
		await expectAsked();
		await click( user, 'button', 'Leave' );
		// An unknown address leads to the list; the screen that is left does not hold that up.
		await heading( 'List' );
		expect( window.location.hash ).toBe( '#/list' );
		expect( placeOf() ).toBe( 2 );
	} );

	it( 'lets go what it need not ask about, and everything once it is gone', async () => {
		const user = open();
		await click( user, 'link', 'Edit' );
		await click( user, 'button', 'Next step' );
		expect( window.location.hash ).toBe( '#/edit?step=2' );
		dirty = false;
		await click( user, 'link', 'List' );
		await heading( 'List' );
		dirty = true;
		act( () => window.history.back() );
		await heading( 'Edit' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

it( 'knows its place again when WordPress has taken the number from the loaded page', () => {
	window.sessionStorage.setItem( 'userfeedback-place', '3' );
	window.history.replaceState( null, '', '#/edit' );
	const warn = vi.spyOn( console, 'warn' );
	open();
	expect( placeOf() ).toBe( 3 );
	expect( warn ).not.toHaveBeenCalled();
} );
