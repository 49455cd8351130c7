import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineChart, spokenDay } from '../../../../src/shared/charts/line-chart';
import { dayForKey, formatValue, linePlot } from '../../../../src/shared/charts/line-model';
import type { LineModel } from '../../../../src/shared/charts/line-model';
import {
	axisFromZero,
	endNames,
	labelEvery,
	layoutOf,
	nearestPoint,
	pathsOf,
	spread,
} from '../../../../src/shared/charts/plot';
import type { PlotLine } from '../../../../src/shared/charts/plot';
import { sparkPoints } from '../../../../src/shared/charts/sparkline';
import { installBoot } from '../../support/boot';

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

const FRAME = { width: 400, height: 400, rtl: false };

function paths( line: Partial< PlotLine > & { values: ( number | null )[] } ) {
	const whole = { name: 'This period', color: '#2D87F1', ...line };
	const names = line.values.map( String );
	return pathsOf( whole, layoutOf( { lines: [ whole ], names, ticks: [ 0, 100 ], formatTick: String }, FRAME ) );
}

beforeEach( () => installBoot() );

it( 'draws an interval no farther than the scale goes', () => {
	const heights = ( high: number ) =>
		paths( {
			values: [ 90, 90 ],
			band: [
				[ 80, high ],
				[ 80, high ],
			],
		} ).band.match( /[\d.]+(?=[LZ]|$)/g );
	expect( heights( 120 ) ).toEqual( heights( 100 ) );
	expect( heights( 120 ) ).not.toEqual( heights( 95 ) );
} );

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
		const { container, rerender } = render( <LineChart model={ MODEL } /> );
		const strokes = () =>
			[ ...container.querySelectorAll( '.uf-lines__line' ) ].map( ( line ) => line.getAttribute( 'stroke' ) );
		expect( strokes() ).toEqual( [ '#7a7d82', '#2D87F1' ] );
		rerender( <LineChart model={ MODEL } color="#e14d43" /> );
		expect( strokes() ).toEqual( [ '#7a7d82', '#e14d43' ] );
	} );

	it( 'RES-11: shows the day below the pointer in a tooltip of its own', () => {
		const { container } = render( <LineChart model={ MODEL } /> );
		const box = container.querySelector( '.uf-chart__box' ) as HTMLElement;
		const tip = container.querySelector( '.uf-tip' );
		expect( tip ).not.toBeVisible();
		fireEvent.pointerMove( box, { clientX: 390 } );
		expect( tip ).toBeVisible();
		expect( tip ).toHaveTextContent( /^Fri, Nov 20 \(today, so far\)Responses42Tue, Nov 170$/ );
		expect( container.querySelectorAll( '.is-active' ) ).toHaveLength( 2 );
		fireEvent.pointerLeave( box );
		expect( tip ).not.toBeVisible();
		expect( container.querySelector( '.is-active' ) ).toBeNull();
	} );

	it( 'is read with the keyboard: the live region speaks the day', async () => {
		const user = userEvent.setup();
		const { container } = render( <LineChart model={ MODEL } /> );
		await user.tab();
		await user.keyboard( '{ArrowRight}{Home}{ArrowRight}' );
		expect( container.querySelector( '[aria-live]' ) ).toHaveTextContent( spokenDay( MODEL, 1 ) );
		expect( container.querySelector( '.uf-tip' ) ).toHaveTextContent( /^Thu, Nov 19/ );
		await user.tab();
		expect( container.querySelector( '.uf-tip' ) ).not.toBeVisible();
	} );

	it( 'shows only the days of a point on Enter and by a click of the mouse, not by a tap', async () => {
		const user = userEvent.setup();
		const onChoose = vi.fn();
		const week = { ...MODEL, step: 'week' as const, ends: [ '2026-11-18', '2026-11-25', '2026-11-26' ] };
		const { container } = render( <LineChart model={ week } onChoose={ onChoose } /> );
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( onChoose ).not.toHaveBeenCalled();
		await user.keyboard( '{Home}{ArrowRight}{Enter}' );
		expect( onChoose ).toHaveBeenLastCalledWith( { start: '2026-11-19', end: '2026-11-25' } );
		const box = container.querySelector( '.uf-chart__box' ) as HTMLElement;
		await user.pointer( [ { keys: '[TouchA]', target: box } ] );
		expect( onChoose ).toHaveBeenCalledTimes( 1 );
		fireEvent.pointerMove( box, { clientX: 390 } );
		expect( container.querySelector( '.uf-tip' ) ).toHaveTextContent( /Click to show only this period\.$/ );
		fireEvent( box, Object.assign( new MouseEvent( 'click', { bubbles: true } ), { pointerType: 'mouse' } ) );
		expect( onChoose ).toHaveBeenLastCalledWith( { start: '2026-11-20', end: '2026-11-26' } );
	} );

	it( 'RES-10: has one point for each day, zero days included', () => {
		const plot = linePlot( { ...MODEL, values: [ 0, 0, 0 ], running: false }, '#2D87F1' );
		expect( plot.names ).toEqual( [ 'Nov 18', 'Nov 19', 'Nov 20' ] );
		const [ line ] = plot.lines;
		const layout = layoutOf( plot, FRAME );
		const { bottom } = layout;
		expect( line && pathsOf( line, layout ).path ).toBe(
			`M${ layout.x( 0 ) },${ bottom }L${ layout.x( 1 ) },${ bottom }L${ layout.x( 2 ) },${ bottom }`
		);
	} );

	it( 'draws the running day dashed with a hollow point', () => {
		const open = paths( { values: [ 90, 99, 42 ], running: true } );
		expect( open.path.match( /[ML]/g ) ).toEqual( [ 'M', 'L' ] );
		expect( open.openPath.match( /[ML]/g ) ).toEqual( [ 'M', 'L' ] );
		expect( open.points ).toMatchObject( [ { index: 2, hollow: true } ] );
		const over = paths( { values: [ 90, 99, 42 ] } );
		expect( over.path.match( /[ML]/g ) ).toEqual( [ 'M', 'L', 'L' ] );
		expect( over ).toMatchObject( { openPath: '', points: [] } );
	} );

	it( 'leaves gaps open and shows a point that stands alone', () => {
		const gaps = paths( { values: [ 1, 2, null, 3, null, 4 ], running: true } );
		expect( gaps.path.match( /[MLZ]/g ) ).toEqual( [ 'M', 'L', 'M', 'Z' ] );
		expect( gaps.openPath ).toBe( '' );
		expect( gaps.points ).toMatchObject( [
			{ index: 3, hollow: false },
			{ index: 5, hollow: true },
		] );
		expect( paths( { values: [ 7 ] } ).points ).toMatchObject( [ { index: 0, hollow: false } ] );
	} );

	it( 'draws the period before dashed, and not at all without one', () => {
		const { container, rerender } = render( <LineChart model={ MODEL } /> );
		expect( container.querySelectorAll( '.uf-lines__line.is-quiet' ) ).toHaveLength( 1 );
		rerender( <LineChart model={ { ...MODEL, valuesBefore: [] } } /> );
		expect( container.querySelectorAll( '.uf-lines__line' ) ).toHaveLength( 1 );
		expect( container.querySelector( '.is-quiet' ) ).toBeNull();
	} );

	it( 'starts its axis at 0 and has at most seven values', () => {
		expect( axisFromZero( [ 0, 0 ], 4 ) ).toEqual( [ 0, 1, 2, 3, 4 ] );
		expect( axisFromZero( [ 99, null ], 4 ) ).toEqual( [ 0, 20, 40, 60, 80, 100 ] );
		expect( axisFromZero( [ 1234 ], 4 ) ).toEqual( [ 0, 500, 1000, 1500 ] );
		for ( let most = 1; most < 3000; most += 7 ) {
			const list = axisFromZero( [ most ], 4 );
			expect( list.length ).toBeLessThanOrEqual( 7 );
			expect( list.at( -1 ) ).toBeGreaterThanOrEqual( most );
			expect( list.every( Number.isInteger ) ).toBe( true );
		}
	} );

	it( 'mirrors in right-to-left languages', () => {
		const plot = linePlot( MODEL, '#2D87F1' );
		const ltr = layoutOf( plot, FRAME );
		const rtl = layoutOf( plot, { ...FRAME, rtl: true } );
		for ( const index of [ 0, 1, 2 ] ) {
			expect( rtl.x( index ) ).toBeCloseTo( FRAME.width - ltr.x( index ) );
		}
		expect( ltr.x( 0 ) ).toBeLessThan( ltr.x( 2 ) );
		expect( rtl.y( 42 ) ).toBe( ltr.y( 42 ) );
		expect( nearestPoint( 5, 3, ltr ) ).toBe( 0 );
		expect( nearestPoint( 5, 3, rtl ) ).toBe( 2 );
		expect( nearestPoint( 5, 0, ltr ) ).toBeNull();
	} );

	it( 'names the lines at their ends where there is room', () => {
		const plot = linePlot( MODEL, '#2D87F1' );
		const named = ( width: number ) =>
			endNames( plot, layoutOf( plot, { ...FRAME, width } ) ).map( ( { line } ) => line.name );
		expect( named( 900 ) ).toEqual( [ 'This period', '3 days before' ] );
		expect( named( 320 ) ).toEqual( [] );
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
		const month = Array.from(
			{ length: 30 },
			( _day, index ) => `2026-11-${ String( index + 1 ).padStart( 2, '0' ) }`
		);
		render(
			<LineChart
				model={ { ...MODEL, days: month, ends: month, values: month.map( () => 1 ), valuesBefore: [] } }
			/>
		);
		expect( screen.getAllByText( /^Nov \d+$/ ).map( ( name ) => name.textContent ) ).toEqual( [
			'Nov 2',
			'Nov 9',
			'Nov 16',
			'Nov 23',
			'Nov 30',
		] );
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
		expect( linePlot( months, '#2D87F1' ).names ).toEqual( [ 'Sep 2026', 'Oct 2026', 'Nov 2026' ] );
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
