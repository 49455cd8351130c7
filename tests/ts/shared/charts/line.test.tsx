import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineChart, spokenDay } from '../../../../src/shared/charts/line-chart';
import { dayForKey, formatValue, labelEvery } from '../../../../src/shared/charts/line-model';
import type { LineModel } from '../../../../src/shared/charts/line-model';
import { lineData, lineOptions } from '../../../../src/shared/charts/line-options';
import { spread } from '../../../../src/shared/charts/line-plugins';
import { sparkPoints } from '../../../../src/shared/charts/sparkline';
import { installBoot } from '../../support/boot';

vi.mock( '../../../../src/shared/charts/line-canvas', () => ( {
	default: ( { label }: { label: string } ) => <div role="img" aria-label={ label } />,
} ) );

const MODEL: LineModel = {
	days: [ '2026-11-18', '2026-11-19', '2026-11-20' ],
	ends: [ '2026-11-18', '2026-11-19', '2026-11-20' ],
	step: 'day',
	values: [ 90, 99, 42 ],
	daysBefore: [ '2026-11-15', '2026-11-16', '2026-11-17' ],
	endsBefore: [ '2026-11-15', '2026-11-16', '2026-11-17' ],
	valuesBefore: [ 100, 82, 0 ],
	changes: [ -10, 20.7, null ],
	unit: 'count',
	running: true,
	what: 'Responses',
	name: 'This period',
	nameBefore: '3 days before',
};

beforeEach( () => installBoot() );

describe( 'line chart', () => {
	it( 'RES-11: is 400 by 400 unless told otherwise', async () => {
		const { rerender } = render( <LineChart model={ MODEL } /> );
		const chart = screen.getByRole( 'group', { name: /arrow keys/ } );
		expect( chart ).toHaveStyle( { width: '400px', height: '400px' } );
		await screen.findByRole( 'img' );
		rerender( <LineChart model={ MODEL } width="100%" height={ 212 } /> );
		expect( chart ).toHaveStyle( { width: '100%', height: '212px' } );
	} );

	it( 'RES-11, RES-26: is drawn in #2D87F1 unless told otherwise', () => {
		expect( lineData( MODEL ).datasets[ 0 ]?.borderColor ).toBe( '#2D87F1' );
		expect( lineData( MODEL, { color: '#e14d43' } ).datasets[ 0 ]?.borderColor ).toBe( '#e14d43' );
	} );

	it( "RES-11: leaves Chart.js's tooltip off, ours is an element", () => {
		expect( lineOptions( MODEL ).plugins?.tooltip?.enabled ).toBe( false );
	} );

	it( 'RES-10: has one point for each day, zero days included', () => {
		const data = lineData( { ...MODEL, values: [ 0, 0, 0 ] } );
		expect( data.labels ).toEqual( [ 'Nov 18', 'Nov 19', 'Nov 20' ] );
		expect( data.datasets[ 0 ]?.data ).toEqual( [ 0, 0, 0 ] );
	} );

	it( 'draws the running day dashed with a hollow point', () => {
		const [ line ] = lineData( MODEL ).datasets;
		const { borderDash: dash } = line?.segment as {
			borderDash: ( segment: { p1DataIndex: number } ) => number[] | undefined;
		};
		expect( dash( { p1DataIndex: 2 } ) ).toEqual( [ 3, 3 ] );
		expect( dash( { p1DataIndex: 1 } ) ).toBeUndefined();
		expect( line?.pointRadius ).toEqual( [ 0, 0, 4 ] );
		expect( line?.pointBackgroundColor ).toEqual( [ '#2D87F1', '#2D87F1', '#fff' ] );
		expect( lineData( { ...MODEL, running: false } ).datasets[ 0 ]?.pointRadius ).toEqual( [ 0, 0, 0 ] );
	} );

	it( 'draws the period before dashed, and not at all without one', () => {
		expect( lineData( MODEL ).datasets[ 1 ]?.borderDash ).toEqual( [ 4, 4 ] );
		expect( lineData( { ...MODEL, valuesBefore: [] } ).datasets ).toHaveLength( 1 );
	} );

	it( 'mirrors in right-to-left languages', () => {
		const { scales } = lineOptions( MODEL, { rtl: true } );
		expect( scales?.[ 'x' ]?.reverse ).toBe( true );
		expect( scales?.[ 'y' ] ).toMatchObject( { position: 'right' } );
		expect( lineOptions( MODEL ).scales?.[ 'y' ] ).toMatchObject( {
			position: 'left',
			beginAtZero: true,
		} );
	} );

	it( 'names the lines at their ends where there is room', () => {
		const wide = lineOptions( MODEL, { width: 900 } ).plugins?.ufEndLabels;
		expect( wide?.labels?.map( ( label ) => label.text ) ).toEqual( [ 'This period', '3 days before' ] );
		expect( lineOptions( MODEL, { width: 320 } ).plugins?.ufEndLabels?.labels ).toEqual( [] );
		expect( spread( [ 10, 12, 60 ] ) ).toEqual( [ 10, 26, 60 ] );
	} );

	it( 'keeps the names of two lines that end at zero above the days', () => {
		expect( spread( [ 100, 100 ], 100 ) ).toEqual( [ 84, 100 ] );
	} );

	it( 'names every few days, the last one always', () => {
		expect( labelEvery( 7, 1000 ) ).toBe( 1 );
		expect( labelEvery( 30, 1000 ) ).toBe( 3 );
		expect( labelEvery( 30, 300 ) ).toBe( 7 );
		expect( labelEvery( 7600, 1000 ) ).toBe( 730 );
		const ticks = lineOptions(
			{ ...MODEL, days: Array.from( { length: 30 }, () => '2026-11-20' ) },
			{ width: 1000 }
		).scales?.[ 'x' ]?.ticks?.callback as unknown as ( value: number, index: number ) => string | null;
		expect( ticks( 0, 29 ) ).toBe( 'Nov 20' );
		expect( ticks( 0, 28 ) ).toBeNull();
		expect( ticks( 0, 26 ) ).toBe( 'Nov 20' );
	} );

	it( 'writes values in their unit and a dash where there is none', () => {
		expect( formatValue( 1234, 'count' ) ).toBe( '1,234' );
		expect( formatValue( 5.549, 'percent' ) ).toBe( '5.5%' );
		expect( formatValue( null, 'percent' ) ).toBe( '–' );
		expect( formatValue( undefined, 'count' ) ).toBe( '–' );
	} );

	it( 'says a day as one sentence, without a change for the running day', () => {
		expect( spokenDay( MODEL, 1 ) ).toBe(
			'Thu, Nov 19: Responses 99, Mon, Nov 16: 82, ▲ 21% against 3 days earlier'
		);
		expect( spokenDay( MODEL, 0 ) ).toContain( '▼ 10%' );
		expect( spokenDay( MODEL, 2 ) ).toBe( 'Fri, Nov 20 (today, so far): Responses 42, Tue, Nov 17: 0' );
	} );
} );

describe( 'points longer than a day', () => {
	const weeks: LineModel = {
		...MODEL,
		step: 'week',
		days: [ '2026-11-02', '2026-11-09', '2026-11-16' ],
		ends: [ '2026-11-08', '2026-11-15', '2026-11-20' ],
	};
	const months: LineModel = {
		...MODEL,
		step: 'month',
		days: [ '2026-09-14', '2026-10-01', '2026-11-01' ],
		ends: [ '2026-09-30', '2026-10-31', '2026-11-20' ],
	};

	it( 'are called weeks and months, in the chart and for its keys', async () => {
		const { rerender } = render( <LineChart model={ weeks } /> );
		expect( screen.getByRole( 'group', { name: /^Responses per week, use the arrow keys/ } ) ).toBeVisible();
		expect( await screen.findByRole( 'img' ) ).toHaveAccessibleName(
			/^Line chart: Responses per week, Nov 2\s–\s20, 2026$/
		);
		rerender( <LineChart model={ months } /> );
		expect( screen.getByRole( 'group', { name: /^Responses per month, use the arrow keys/ } ) ).toBeVisible();
	} );

	it( 'say which days they hold, and that the last is not over', () => {
		expect( spokenDay( weeks, 0 ) ).toMatch( /^Nov 2\s–\s8, 2026: Responses 90/ );
		expect( spokenDay( weeks, 1 ) ).toMatch( /▲ 21% against the period before$/ );
		expect( spokenDay( weeks, 2 ) ).toMatch( /^Nov 16\s–\s20, 2026 \(so far\)/ );
		expect( spokenDay( months, 0 ) ).toMatch( /^Sep 14\s–\s30, 2026: / );
		expect( spokenDay( months, 1 ) ).toMatch( /^October 2026: / );
	} );

	it( 'carry the year on the axis', () => {
		expect( lineData( months ).labels ).toEqual( [ 'Sep 2026', 'Oct 2026', 'Nov 2026' ] );
	} );

	it( 'stand in the table under their name', async () => {
		const user = userEvent.setup();
		render( <LineChart model={ months } /> );
		await user.click( screen.getByText( 'View as table' ) );
		expect( await screen.findByRole( 'columnheader', { name: 'Month' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'rowheader', { name: 'October 2026' } ) ).toBeInTheDocument();
	} );
} );

describe( 'keys of the chart', () => {
	it.each( [
		[ 'ArrowRight', null, false, 6 ],
		[ 'ArrowRight', 2, false, 3 ],
		[ 'ArrowRight', 6, false, 6 ],
		[ 'ArrowLeft', 2, false, 1 ],
		[ 'ArrowLeft', 0, false, 0 ],
		[ 'ArrowLeft', 2, true, 3 ],
		[ 'ArrowRight', 2, true, 1 ],
		[ 'Home', 4, false, 0 ],
		[ 'End', 4, false, 6 ],
		[ 'Tab', 4, false, null ],
	] as const )( '%s from %s, rtl %s, leads to %s', ( key, from, rtl, to ) => {
		expect( dayForKey( key, from, 7, rtl ) ).toBe( to );
	} );

	it( 'has nowhere to go without days', () => {
		expect( dayForKey( 'End', null, 0, false ) ).toBeNull();
	} );
} );

describe( 'sparkline', () => {
	it( 'uses its own scale and survives a flat course', () => {
		expect( sparkPoints( [ 0, 10 ] ) ).toBe( '2.0,22.0 94.0,2.0' );
		expect( sparkPoints( [ 5, 5, 5 ] ) ).toBe( '2.0,22.0 48.0,22.0 94.0,22.0' );
		expect( sparkPoints( [ 5 ] ) ).toBe( '2.0,22.0' );
	} );
} );
