import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/post-ratings/app';
import { boot } from '../../../src/shared/app/boot';
import { shiftDay } from '../../../src/shared/format/dates';
import detail from '../../fixtures/replies/get-post-ratings-post_id.json';
import settings from '../../fixtures/replies/get-post-ratings-settings.json';
import list from '../../fixtures/replies/get-post-ratings.json';
import { installBoot } from '../support/boot';
import { renderApp } from '../support/render';
import { api, installServer, server } from '../support/server';
import { findToast } from '../support/toast';

installServer();

const asked: URLSearchParams[] = [];
const saved: unknown[] = [];

beforeEach( () => {
	asked.length = 0;
	saved.length = 0;
	installBoot();
	server.use(
		http.get( api( 'post-ratings/settings' ), () =>
			HttpResponse.json( { ...settings, settings: settings.defaults } )
		),
		http.post( api( 'post-ratings/settings' ), async ( { request } ) => {
			saved.push( await request.json() );
			return HttpResponse.json( settings );
		} ),
		http.get( api( 'post-ratings' ), ( { request } ) => {
			asked.push( new URL( request.url ).searchParams );
			return HttpResponse.json( list );
		} ),
		http.get( api( 'post-ratings/7' ), () => HttpResponse.json( detail ) )
	);
} );

afterEach( () => vi.useRealTimers() );

describe( 'Post ratings app', () => {
	it( 'opens on its settings (PR-01), which revert and are saved alone (PR-03, PR-05, PR-22)', async () => {
		const { user } = renderApp( <App /> );
		const question = await screen.findByLabelText( 'Question' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/settings' ) );
		expect( screen.getAllByRole( 'button', { name: /^Restore the default of/ } ).length ).toBeGreaterThanOrEqual(
			13
		);
		const back = screen.getByRole( 'button', { name: 'Restore the default of “Question”' } );
		expect( back ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( question, '!' );
		await user.click( back );
		expect( question ).toHaveValue( settings.defaults.rating_question );
		await user.clear( question );
		await user.paste( 'Good?' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await findToast( 'Settings Updated' ) ).toBeVisible();
		expect( saved ).toEqual( [ { settings: { rating_question: 'Good?' } } ] );
	} );

	it( 'sends what this person changed, not what a colleague saved meanwhile, and nothing stays unsaved', async () => {
		const stored = { ...settings, settings: settings.defaults };
		server.use(
			http.post( api( 'post-ratings/settings' ), async ( { request } ) => {
				saved.push( await request.json() );
				stored.settings = { ...stored.settings, thank_you_message: 'Fine.' };
				return HttpResponse.json( stored );
			} ),
			http.get( api( 'post-ratings/settings' ), () => HttpResponse.json( stored ) )
		);
		const { user } = renderApp( <App />, '/settings' );
		await screen.findByLabelText( 'Question' );
		await user.click( screen.getByRole( 'link', { name: 'Results' } ) );
		await screen.findByRole( 'row', { name: /Rated/ } );
		// Somebody else saves the question, and this window asks again, with its own copy on the screen until then.
		stored.settings = { ...stored.settings, rating_question: 'Theirs?' };
		vi.useFakeTimers( { toFake: [ 'Date' ], now: Date.now() + 60_000 } );
		await user.click( screen.getByRole( 'link', { name: 'Settings' } ) );
		await waitFor( () => expect( screen.getByLabelText( 'Question' ) ).toHaveValue( 'Theirs?' ) );
		const thanks = screen.getByLabelText( 'Thank you message' );
		await user.clear( thanks );
		await user.type( thanks, 'Fine. ' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await findToast( 'Settings Updated' ) ).toBeVisible();
		expect( saved ).toEqual( [ { settings: { thank_you_message: 'Fine. ' } } ] );
		expect( screen.queryByText( 'Not saved yet' ) ).toBeNull();
		expect( thanks ).toHaveValue( 'Fine.' );
	} );

	it( 'says why settings were not saved (ERR-15)', async () => {
		server.use(
			http.post( api( 'post-ratings/settings' ), () =>
				HttpResponse.json( { code: 'x', message: 'No space left.', data: { status: 409 } }, { status: 409 } )
			)
		);
		const { user } = renderApp( <App /> );
		await user.type( await screen.findByLabelText( 'Question' ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findByText( 'Could Not Save Changes' ) ).toBeVisible();
	} );

	it( 'lists rated posts, sorts them, and opens one (PR-06 to PR-14)', async () => {
		const { user } = renderApp( <App />, '/results' );
		const row = await screen.findByRole( 'row', { name: /Rated/ } );
		expect( row ).toHaveTextContent( '2.0' );
		expect( within( row ).getByRole( 'img', { name: '2 of 5 stars' } ) ).toBeVisible();
		expect( asked[ 0 ]?.get( 'per_page' ) ).toBe( '10' );
		await user.click( screen.getByRole( 'button', { name: 'Best rated first' } ) );
		await waitFor( () => expect( asked.at( -1 )?.get( 'orderby' ) ).toBe( 'best' ) );
		await user.click( within( row ).getByRole( 'link', { name: 'Rated' } ) );
		const votes = await screen.findByRole( 'table', { name: 'Ratings of the post' } );
		expect( votes ).toHaveTextContent( 'January 31, 2026' );
		expect( votes ).toHaveTextContent( /\d{1,2}:\d\d (am|pm)/ );
		expect( votes ).toHaveTextContent( 'Too short' );
		expect( screen.getByRole( 'link', { name: 'Go Back' } ) ).toHaveAttribute( 'href', '#/results' );
	} );

	it( 'takes the days of the list along to a post and back', async () => {
		const { user } = renderApp( <App />, '/results?from=2026-01-01&to=2026-01-31' );
		const link = await screen.findByRole( 'link', { name: 'Rated' } );
		expect( link.getAttribute( 'href' ) ).toMatch( /#\/results\/\d+\?from=2026-01-01&to=2026-01-31$/ );
		await user.click( link );
		expect( await screen.findByRole( 'table', { name: 'Ratings of the post' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Go Back' } ) ).toHaveAttribute(
			'href',
			'#/results?from=2026-01-01&to=2026-01-31'
		);
	} );

	it( 'opens on the last 30 days (SHARED-21), and keeps another choice in the address', async () => {
		const { today } = boot().site;
		const days = () => [ asked.at( -1 )?.get( 'from' ), asked.at( -1 )?.get( 'to' ) ];
		const { user } = renderApp( <App />, '/results' );
		await user.click( await screen.findByRole( 'button', { name: /^Last 30 days: / } ) );
		expect( days() ).toEqual( [ shiftDay( today, -29 ), today ] );
		await user.click( screen.getByRole( 'button', { name: /^All time/ } ) );
		await waitFor( () => expect( days() ).toEqual( [ null, null ] ) );
		expect( window.location.hash ).toBe( '#/results?range=all_time' );
		await user.click( screen.getByRole( 'button', { name: /^All time/ } ) );
		await user.click( screen.getByRole( 'button', { name: 'Last 30 days' } ) );
		await waitFor( () => expect( window.location.hash ).toBe( '#/results' ) );
	} );

	it( 'says that there is nothing (PR-15, PR-16)', async () => {
		server.use( http.get( api( 'post-ratings' ), () => HttpResponse.json( { ...list, items: [] } ) ) );
		renderApp( <App />, '/results' );
		expect( await screen.findByRole( 'heading', { name: 'No Results Found' } ) ).toBeVisible();
		expect(
			screen.getByText( 'There are no post rating results to display for the selected criteria' )
		).toBeVisible();
	} );
} );
