import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SavedFilter } from '../../../src/types';
import { api, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { question, responseList, results } from './support/fixtures';

setUpResultsApp();

const MOBILE: SavedFilter = {
	id: 3,
	name: 'Mobile, pricing page',
	days: 'last_90_days',
	query: 'filter%5Bpage%5D%5Bis%5D%5B0%5D=%2Fpricing&filter%5Bdevice%5D%5B0%5D=mobile',
	gone_questions: [],
	gone_tags: [],
	can_change: true,
};

/** A server that keeps filters; remembers what was sent. */
function serve( items: SavedFilter[] ) {
	const sent: { method: string; path: string; body: unknown }[] = [];
	const note = async ( request: Request ) => {
		const body: unknown = await request.json();
		sent.push( { method: request.method, path: new URL( request.url ).pathname.split( '/v1/' )[ 1 ] ?? '', body } );
		return body as Partial< SavedFilter >;
	};
	const counted = {
		unfiltered_responses_count: 1284,
		counted: 1284,
		total_to_look_at: 1284,
		counted_back_to: null,
		complete: true,
		next: null,
	};
	server.use(
		http.get( api( 'surveys/:id/results' ), () =>
			HttpResponse.json( results( { question_stats: [ question( { id: 'where' } ) ], ...counted } ) )
		),
		http.get( api( 'surveys/:id/responses' ), () =>
			HttpResponse.json( {
				...responseList( [] ),
				...counted,
				pagination: { page: 1, pages: 41, per_page: 1, total: 41 },
			} )
		),
		http.get( api( 'surveys/:id/saved-filters' ), () => HttpResponse.json( { items } ) ),
		http.post( api( 'surveys/:id/saved-filters' ), async ( { request } ) => {
			const { name = '', days = '' } = await note( request );
			const saved = { ...MOBILE, id: 9, name, days, query: 'filter%5Bdevice%5D%5B0%5D=mobile' };
			items.push( saved );
			return HttpResponse.json( saved, { status: 201 } );
		} ),
		// apiFetch sends DELETE as POST.
		http.post( api( 'surveys/:id/saved-filters/:filter' ), async ( { request } ) => {
			if ( request.headers.get( 'X-HTTP-Method-Override' ) === 'DELETE' ) {
				sent.push( {
					method: 'DELETE',
					path: new URL( request.url ).pathname.split( '/v1/' )[ 1 ] ?? '',
					body: null,
				} );
				items.splice( 0, 1 );
				return HttpResponse.json( { deleted: 3 } );
			}
			const { name } = await note( request );
			Object.assign( items[ 0 ] ?? {}, name === undefined ? {} : { name } );
			return HttpResponse.json( items[ 0 ] );
		} )
	);
	return sent;
}

const menu = () => screen.findByRole( 'group', { name: 'Saved filters' } );

describe( 'saved filters', () => {
	it( 'opens one with its days, shows its name, and says when it was changed', async () => {
		serve( [ { ...MOBILE } ] );
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Saved filters' } ) );
		const entry = await within( await menu() ).findByRole( 'button', { name: /^Mobile, pricing page/ } );
		await within( entry ).findByText( '41' );
		await user.click( entry );
		expect( await screen.findByRole( 'button', { name: 'Mobile, pricing page' } ) ).toBeVisible();
		const query = currentQuery();
		expect( query.get( 'range' ) ).toBe( 'last_90_days' );
		expect( query.get( 'filter[page][is][]' ) ).toBe( '/pricing' );
		expect( query.get( 'filter[device]' ) ).toBe( 'mobile' );
		await user.click( screen.getByRole( 'button', { name: 'Remove filter: Device: Mobile' } ) );
		expect( await screen.findByRole( 'button', { name: 'Mobile, pricing page (changed)' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Clear' } ) );
		expect( await screen.findByRole( 'button', { name: 'Saved filters' } ) ).toBeVisible();
		expect( currentQuery().has( 'saved' ) ).toBe( false );
	} );

	it( 'saves the filters of now with their days, moving or not', async () => {
		const sent = serve( [] );
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=mobile' );
		await user.click( await screen.findByRole( 'button', { name: 'Saved filters' } ) );
		expect( await screen.findByText( /^Nobody has saved a filter/ ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Save these filters…' } ) );
		const name = await screen.findByRole( 'textbox', { name: 'Name' } );
		expect( name ).toHaveValue( 'Mobile' );
		expect( screen.getByText( /^Keeps “Device: Mobile”, “Last 30 days”/ ) ).toBeInTheDocument();
		await user.clear( name );
		await user.type( name, 'On the go' );
		await user.click( screen.getByRole( 'checkbox', { name: /Keep the dates as they move/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByRole( 'button', { name: /^On the go/ } ) ).toBeVisible();
		expect( sent ).toEqual( [
			{
				method: 'POST',
				path: 'surveys/12/saved-filters',
				body: { name: 'On the go', days: '2026-10-22/2026-11-20', filter: { device: 'mobile' } },
			},
		] );
		expect( currentQuery().get( 'saved' ) ).toBe( '9' );
	} );

	it( 'asks before it replaces one of the same name', async () => {
		const sent = serve( [ { ...MOBILE } ] );
		const { user } = openResults( '/survey/12?filter%5Bdevice%5D=tablet' );
		await user.click( await screen.findByRole( 'button', { name: 'Saved filters' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Save these filters…' } ) );
		const name = await screen.findByRole( 'textbox', { name: 'Name' } );
		await user.clear( name );
		await user.type( name, 'mobile, pricing page' );
		expect(
			await screen.findByText( 'A saved filter with this name already exists. Replace it?' )
		).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Replace' } ) );
		await waitFor( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ] ).toEqual( {
			method: 'POST',
			path: 'surveys/12/saved-filters/3',
			body: { days: 'last_30_days', filter: { device: 'tablet' } },
		} );
	} );

	it( 'renames and deletes, the latter only when asked again', async () => {
		const sent = serve( [ { ...MOBILE } ] );
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Saved filters' } ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Rename, replace or delete Mobile, pricing page' } )
		);
		const name = await screen.findByRole( 'textbox', { name: 'Name' } );
		expect( screen.queryByRole( 'button', { name: 'Replace with the filters of now' } ) ).toBeNull();
		await user.clear( name );
		await user.type( name, 'Phones' );
		await user.click( screen.getByRole( 'button', { name: 'Rename' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Rename, replace or delete Phones' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete…' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Delete “Phones”?' } );
		expect( sent.map( ( { method } ) => method ) ).toEqual( [ 'POST' ] );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Delete' } ) );
		await waitFor( () => expect( sent.at( -1 )?.method ).toBe( 'DELETE' ) );
	} );

	it( 'says that a question or a tag is gone, and offers no change of another’s', async () => {
		serve( [
			{ ...MOBILE, id: 1, name: 'Old', gone_questions: [ 'q9' ], can_change: false },
			{ ...MOBILE, id: 2, name: 'Tagged', gone_tags: [ '7' ] },
		] );
		const { user } = openResults( '/survey/12' );
		await user.click( await screen.findByRole( 'button', { name: 'Saved filters' } ) );
		expect( await screen.findByText( 'Names a question that is gone.' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Names a tag that is gone.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Rename, replace or delete Old' } ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Save these filters…' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );
} );
