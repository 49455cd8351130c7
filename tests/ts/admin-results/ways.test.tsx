import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withQuery } from '../../../src/admin-results/lib/way-back';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, currentRoute, openResults, setUpResultsApp } from './support/app';
import { responseDetail, responseItem, responseList, results, summary } from './support/fixtures';

setUpResultsApp();

beforeEach( () => {
	document.title = 'Results ‹ Northwind Coffee — WordPress';
	server.use(
		http.get( api( 'results-summary' ), () => HttpResponse.json( { data: summary() } ) ),
		http.get( api( 'surveys/:id/results' ), ( { params } ) =>
			HttpResponse.json( results( { id: Number( params[ 'id' ] ) } ) )
		),
		http.get( api( 'surveys/:id/responses' ), () =>
			HttpResponse.json( responseList( [ responseItem( { id: 3 } ) ], { page: 7, pages: 40, total: 391 } ) )
		),
		http.get( api( 'surveys/:id/responses/:response' ), () => HttpResponse.json( responseDetail( { id: 3 } ) ) )
	);
} );
afterEach( () => {
	document.title = '';
} );

describe( 'ways back', () => {
	it( 'lead to the page, order and filter of the list', async () => {
		const { user } = openResults( '/survey/12/responses?status=publish&orderby=id&order=asc&page=7' );
		await user.click( await screen.findByRole( 'link', { name: 'Response #3' } ) );
		await user.click( await screen.findByRole( 'link', { name: 'Back to All Responses' } ) );
		await screen.findByRole( 'link', { name: 'Response #3' } );
		expect( Object.fromEntries( currentQuery() ) ).toEqual( {
			status: 'publish',
			orderby: 'id',
			order: 'asc',
			page: '7',
		} );
		expect( queriesOf( 'surveys/12/responses' ).at( -1 )?.get( 'page' ) ).toBe( '7' );
	} );

	it( 'lead to the days that were chosen, in the results and in the overview', async () => {
		const { user } = openResults( '/?range=30&orderby=title&order=asc' );
		await user.click( ( await screen.findAllByRole( 'link', { name: /^View Results/ } ) )[ 0 ]! );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days/ } ) );
		await user.click( await screen.findByText( 'Last 7 days' ) );
		await user.click( screen.getByRole( 'link', { name: 'See Individual Responses' } ) );
		await user.click( await screen.findByRole( 'link', { name: /^Results of/ } ) );
		expect( await screen.findByRole( 'button', { name: /^Last 7 days/ } ) ).toBeVisible();
		await user.click( screen.getByRole( 'link', { name: 'Results Overview' } ) );
		await waitFor( () => expect( currentRoute() ).toBe( '/' ) );
		expect( currentQuery().toString() ).toBe( 'range=30&orderby=title&order=asc' );
	} );

	it( 'switch to another survey with the same days, and to a list with its filter on page 1', async () => {
		const { user, unmount } = openResults( '/survey/12?range=last_7_days' );
		await user.click( await screen.findByRole( 'button', { name: 'Switch survey' } ) );
		await user.click( await screen.findByRole( 'link', { name: /^Wholesale/ } ) );
		expect( currentRoute() ).toBe( '/survey/15' );
		expect( currentQuery().get( 'range' ) ).toBe( 'last_7_days' );
		unmount();
		const list = openResults( '/survey/12/responses?order=asc&page=7' );
		await list.user.click( await screen.findByRole( 'button', { name: 'Switch survey' } ) );
		await list.user.click( await screen.findByRole( 'link', { name: /^Wholesale/ } ) );
		expect( currentRoute() ).toBe( '/survey/15/responses' );
		expect( currentQuery().toString() ).toBe( 'order=asc' );
	} );

	it.each( [
		[ 'compare=people&compare_filter[answers][q1][any]=Yes&apart=1&range=last_7_days', 'range=last_7_days' ],
		[ 'compare=previous&range=last_7_days', 'compare=previous&range=last_7_days' ],
	] )( 'to another survey keep days to compare with, and no people of this one: %s', ( before, after ) => {
		expect( withQuery( '/survey/15', new URLSearchParams( before ) ) ).toBe( `/survey/15?${ after }` );
	} );
} );

describe( 'title of the browser', () => {
	it.each( [
		[ '/', 'Results ‹ Northwind Coffee — WordPress' ],
		[ '/survey/12', 'How was your checkout? ‹ Results ‹ Northwind Coffee — WordPress' ],
		[ '/survey/12/responses', 'Responses ‹ How was your checkout? ‹ Results ‹ Northwind Coffee — WordPress' ],
		[ '/survey/12/responses/3', 'Response #3 ‹ How was your checkout? ‹ Results ‹ Northwind Coffee — WordPress' ],
	] )( 'at %s is %s', async ( route, title ) => {
		openResults( route );
		await waitFor( () => expect( document.title ).toBe( title ) );
	} );
} );

it( 'a screen that cannot be drawn is left like any other', async () => {
	vi.spyOn( console, 'error' ).mockImplementation( () => undefined );
	server.use(
		http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( { ...results(), question_stats: null } ) )
	);
	openResults( '/survey/12' );
	// In core's frame of a page, which gives it its margin.
	const wayOut = await screen.findByRole( 'button', { name: 'Back to the start of this page' } );
	expect( wayOut.closest( '.wrap' ) ).not.toBeNull();
	window.location.hash = '#/';
	expect( await screen.findByRole( 'heading', { name: 'Results Overview' } ) ).toBeVisible();
	vi.restoreAllMocks();
} );

it( 'ends the calls of a screen that is left', async () => {
	const calls: Request[] = [];
	server.use(
		http.get( api( 'surveys/12/results' ), ( { request } ) => {
			calls.push( request );
			return new Promise< Response >( () => {} );
		} )
	);
	const { user } = openResults( '/survey/12' );
	await waitFor( () => expect( calls ).not.toHaveLength( 0 ) );
	expect( calls.at( -1 )?.signal.aborted ).toBe( false );
	await user.click( screen.getByRole( 'link', { name: 'Results Overview' } ) );
	await screen.findByRole( 'table' );
	await waitFor( () => expect( calls.at( -1 )?.signal.aborted ).toBe( true ) );
} );
