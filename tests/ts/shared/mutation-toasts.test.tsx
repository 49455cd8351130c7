import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../src/shared/api/client';
import { toastMeta } from '../../../src/shared/notices/mutation-toasts';
import type { MutationToast } from '../../../src/shared/notices/mutation-toasts';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { api, installServer, requests, server } from '../support/server';

installServer();
beforeEach( () => {
	installBoot();
} );

type Reply = { changed: number[] };

function Button( { toast, path = 'things' }: { toast?: MutationToast< Reply, number >; path?: string } ) {
	const send = useMutation( {
		mutationFn: ( id: number ) => request< Reply >( path, { method: 'POST', data: { id } } ),
		...( toast ? { meta: toastMeta( toast ) } : {} ),
	} );
	return (
		<button type="button" onClick={ () => send.mutate( 7 ) }>
			Send
		</button>
	);
}

const toastText = () => document.querySelector( '.uf-toasts' )?.textContent ?? '';

async function press( toast?: MutationToast< Reply, number > ) {
	const app = renderUi( <Button { ...( toast ? { toast } : {} ) } /> );
	await app.user.click( screen.getByRole( 'button', { name: 'Send' } ) );
	return app;
}

const refuse = ( status: number, body: object ) =>
	server.use( http.post( api( 'things' ), () => HttpResponse.json( body, { status } ) ) );

describe( 'The toasts of a mutation', () => {
	it( 'show what was done, with Undo', async () => {
		server.use( http.post( api( 'things' ), () => HttpResponse.json( { changed: [ 7 ] } ) ) );
		const undone: number[][] = [];
		const { user } = await press( {
			success: ( { changed }, id ) => `Done: ${ changed.length } of ${ id }`,
			undo:
				( { changed } ) =>
				() =>
					undone.push( changed ),
		} );
		await waitFor( () => expect( toastText() ).toContain( 'Done: 1 of 7' ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( undone ).toEqual( [ [ 7 ] ] );
	} );

	it( 'show what failed and why, with Retry', async () => {
		refuse( 400, { code: 'x', message: 'Unknown thing.', data: { status: 400 } } );
		const { user } = await press( {
			error: () => 'Not sent.',
			retry: ( id ) => requests.push( new Request( api( `again/${ id }` ) ) ),
		} );
		await waitFor( () => expect( toastText() ).toContain( 'Not sent. Unknown thing.' ) );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( requests.at( -1 )?.url ).toBe( api( 'again/7' ) );
	} );

	it( 'keep the details of a broken server to themselves', async () => {
		refuse( 500, { code: 'x', message: 'SELECT failed', data: { status: 500 } } );
		await press( { error: () => 'Not sent.' } );
		await waitFor( () => expect( toastText() ).toContain( 'Not sent.' ) );
		expect( toastText() ).not.toContain( 'SELECT' );
	} );

	it( 'name a lost connection after a click (A111)', async () => {
		server.use( http.post( api( 'things' ), () => HttpResponse.error() ) );
		await press( { error: () => 'Not sent.' } );
		await waitFor( () =>
			expect( toastText() ).toContain(
				'Not sent. Your site could not be reached. Check your connection, then try again.'
			)
		);
	} );

	it( 'of a background call do not appear, even if it fails (A111)', async () => {
		server.use( http.post( api( 'things' ), () => HttpResponse.error() ) );
		const { queryClient } = await press();
		await waitFor( () => expect( queryClient.getMutationCache().getAll()[ 0 ]?.state.status ).toBe( 'error' ) );
		expect( toastText() ).toBe( '' );
	} );

	it.each< [ string, number, MutationToast< Reply, number >, string ] >( [
		[ 'what was done', 200, { success: () => 'Done.', error: () => 'Not done.' }, 'Done.' ],
		[ 'what failed', 403, { success: () => 'Done.', error: () => 'Not done.' }, 'Not done.' ],
		[ 'nothing after a success', 200, { success: () => null }, '' ],
		[ 'nothing after a failure', 403, {}, '' ],
	] )( 'end what they show meanwhile without an id, too, and show %s', async ( _name, status, words, left ) => {
		let answer = () => {};
		server.use(
			http.post( api( 'things' ), async () => {
				await new Promise< void >( ( resolve ) => ( answer = resolve ) );
				return HttpResponse.json( { changed: [] }, { status } );
			} )
		);
		const { queryClient } = await press( { pending: () => 'Saving', ...words } );
		await waitFor( () => expect( toastText() ).toContain( 'Saving' ) );
		await waitFor( () => {
			answer();
			expect( queryClient.isMutating() ).toBe( 0 );
		} );
		await waitFor( () => expect( toastText() ).not.toContain( 'Saving' ) );
		expect( toastText() ).toContain( left );
	} );

	it( 'with one id show the newest call only, also when an older one ends last', async () => {
		const waiting: ( () => void )[] = [];
		server.use(
			http.post( api( 'things' ), async () => {
				const turn = waiting.length + 1;
				await new Promise< void >( ( resolve ) => waiting.push( resolve ) );
				return HttpResponse.json( { changed: [ turn ] } );
			} )
		);
		const { user, queryClient } = await press( {
			id: 'one',
			pending: () => 'Saving',
			success: ( { changed } ) => `Saved ${ changed.join() }`,
		} );
		await waitFor( () => expect( toastText() ).toContain( 'Saving' ) );
		await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
		await waitFor( () => expect( waiting ).toHaveLength( 2 ) );
		waiting[ 1 ]?.();
		await waitFor( () => expect( toastText() ).toContain( 'Saved 2' ) );
		waiting[ 0 ]?.();
		await waitFor( () => expect( queryClient.isMutating() ).toBe( 0 ) );
		expect( toastText() ).not.toContain( 'Saved 1' );
	} );
} );
