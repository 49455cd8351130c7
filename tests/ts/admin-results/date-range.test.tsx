import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootData, installBoot } from '../support/boot';
import { api, queriesOf, server } from '../support/server';
import { currentQuery, openResults, setUpResultsApp } from './support/app';
import { results } from './support/fixtures';

setUpResultsApp();

beforeEach( () => {
	vi.useFakeTimers( { toFake: [ 'Date' ], now: new Date( '2026-11-20T17:00:00Z' ) } );
	server.use( http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results() ) ) );
	return () => vi.useRealTimers();
} );

/** Puts a text into a field at once: key by key is slow. */
function fill( field: HTMLElement, text: string ) {
	fireEvent.change( field, { target: { value: text } } );
}

async function openPicker( name = /^Last 30 days/ ) {
	const app = openResults( '/survey/12' );
	await app.user.click( await screen.findByRole( 'button', { name } ) );
	const dialog = await screen.findByRole( 'dialog', { name: 'Date range' } );
	return {
		...app,
		dialog,
		start: within( dialog ).getByRole( 'textbox', { name: 'Start date' } ),
		end: within( dialog ).getByRole( 'textbox', { name: 'End date' } ),
		problem: within( dialog ).getByRole( 'alert' ),
		apply: within( dialog ).getByRole( 'button', { name: 'Apply' } ),
	};
}

describe( 'the date picker', () => {
	it( 'skips no heading level while the figures are still on their way', async () => {
		server.use( http.get( api( 'surveys/:id/results' ), () => delay( 'infinite' ) ) );
		const { dialog } = await openPicker();
		expect( within( dialog ).getAllByRole( 'heading', { level: 2 } ) ).toHaveLength( 2 );
		const levels = screen.getAllByRole( 'heading' ).map( ( { tagName } ) => Number( tagName.slice( 1 ) ) );
		levels.forEach( ( level, place ) => expect( level ).toBeLessThanOrEqual( ( levels[ place - 1 ] ?? 0 ) + 1 ) );
	} );
} );

describe( 'fields of the date picker', () => {
	it( 'survive any key and any text', async () => {
		const { user, start, end, dialog } = await openPicker();
		for ( const field of [ end, start ] ) {
			await user.type( field, '{Backspace}7' );
			for ( const text of [ '', '😀', '0000-00-00', '9999-99-99', '10000-01-01', '2026-11' ] ) {
				fill( field, text );
			}
			expect( dialog ).toBeInTheDocument();
		}
		expect( screen.queryByText( /Something went wrong/ ) ).toBeNull();
	} );

	it.each( [
		[ '2004-12-31', '2026-11-20', /^The start date must lie between January 1, 2005 and November 20, 2026\.$/ ],
		[ '2026-11-10', '2026-11-01', /^The start date must not be after the end date\.$/ ],
		[ '2026-11-01', '2026-11-30', /^The end date must lie between January 1, 2005 and November 20, 2026\.$/ ],
		[ '10/23/2026', '2026-11-20', /^Enter the start date as YYYY-MM-DD\.$/ ],
		[ '2026-11-01', ' ', /^Enter the end date as YYYY-MM-DD\.$/ ],
	] )( 'say what is wrong with %s to %s, and lead there', async ( from, to, words ) => {
		const { user, start, end, problem, apply } = await openPicker();
		fill( start, from );
		fill( end, to );
		expect( problem ).toBeEmptyDOMElement();
		await user.click( apply );
		expect( problem ).toHaveTextContent( words );
		expect( [ start, end ] ).toContain( document.activeElement );
		expect( document.activeElement ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( currentQuery().toString() ).toBe( '' );
	} );

	it( 'judge a date when it was left, and take the words back when it is right', async () => {
		const { user, start, end, problem } = await openPicker();
		fill( start, '2004-01-01' );
		expect( problem ).toBeEmptyDOMElement();
		await user.click( end );
		expect( problem ).toBeEmptyDOMElement();
		await user.tab();
		await user.click( start );
		await user.tab();
		await user.tab();
		expect( problem ).not.toBeEmptyDOMElement();
		fill( start, '2006-01-01' );
		expect( problem ).toBeEmptyDOMElement();
	} );

	it( 'untick the preset as soon as they hold other days', async () => {
		const { user, dialog, start } = await openPicker();
		const preset = within( dialog ).getByRole( 'button', { name: 'Last 30 days' } );
		expect( preset ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.type( start, '{Backspace}' );
		expect( preset ).toHaveAttribute( 'aria-pressed', 'false' );
		await user.type( start, '2' );
		expect( preset ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it( 'keep the preset when Apply changes nothing', async () => {
		const { user, apply } = await openPicker( /^Last 30 days/ );
		await user.click( apply );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( currentQuery().toString() ).toBe( '' );
	} );
} );

describe( 'presets beside those of the documents', () => {
	it.each( [
		[ 'This Month', 'this_month', '2026-11-01', /^This Month: Nov 1\s–\s20, 2026$/ ],
		[ 'This Year', 'this_year', '2026-01-01', /^This Year: Jan 1\s–\sNov 20, 2026$/ ],
		[ 'All time (since Apr 14, 2026)', 'all_time', 'all', /^All time: Apr 14\s–\sNov 20, 2026$/ ],
	] )( '%s is asked for and named on the button', async ( name, range, from, button ) => {
		const { user, dialog } = await openPicker();
		await user.click( within( dialog ).getByRole( 'button', { name } ) );
		expect( await screen.findByRole( 'button', { name: button } ) ).toBeVisible();
		expect( currentQuery().get( 'range' ) ).toBe( range );
		await waitFor( () => expect( queriesOf( 'surveys/12/results' ).at( -1 )?.get( 'from' ) ).toBe( from ) );
		expect( queriesOf( 'surveys/12/results' ).at( -1 )?.get( 'to' ) ).toBe( '2026-11-20' );
	} );

	it( 'opens all time with its first day in the fields', async () => {
		openResults( '/survey/12?range=all_time' );
		const button = await screen.findByRole( 'button', { name: /^All time: Apr 14/ } );
		fireEvent.click( button );
		const dialog = await screen.findByRole( 'dialog', { name: 'Date range' } );
		expect( within( dialog ).getByRole( 'textbox', { name: 'Start date' } ) ).toHaveValue( '2026-04-14' );
		expect( within( dialog ).getByRole( 'button', { name: /^All time/ } ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	} );

	it( 'calls weeks and months by their name in the chart', async () => {
		server.use(
			http.get( api( 'surveys/:id/results' ), () =>
				HttpResponse.json( results( { step: 'month', range: { start: '2023-01-01', end: '2026-11-20' } } ) )
			)
		);
		openResults( '/survey/12?range=all_time' );
		expect( await screen.findByRole( 'heading', { name: 'Responses per month' } ) ).toBeVisible();
		expect( screen.getByText( 'This month is not over yet: dashed.' ) ).toBeVisible();
	} );
} );

it( 'SHARED-19, A78: says why the calendar ends where it is tomorrow already', async () => {
	const { site } = bootData();
	installBoot( { app: 'results', site: { ...site, today: '2026-11-21', timezone: 'Asia/Tokyo' } } );
	const { user, dialog, end, apply, start } = await openPicker();
	expect( end ).toHaveValue( '2026-11-21' );
	expect( within( dialog ).getByText( /November 20, 2026, is today in New York/ ) ).toBeInTheDocument();
	fill( start, '2026-11-02' );
	await user.click( apply );
	await waitFor( () => expect( currentQuery().get( 'to' ) ).toBe( '2026-11-21' ) );
} );
