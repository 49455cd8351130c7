import { describe, expect, it } from 'vitest';
import {
	chooseDay,
	dayForKey,
	DEFAULT_PRESET,
	edgeProblem,
	FIRST_DAY,
	isDay,
	isSelectable,
	MORE_PRESETS,
	monthOf,
	monthWeeks,
	newYorkToday,
	presetRange,
	PRESETS,
	presetsFor,
} from '../../../../../src/shared/components/date-range/ranges';

// A Friday.
const TODAY = '2026-11-20';

describe( 'limits of the picker', () => {
	it( 'SHARED-18: days from 2005-01-01 to today can be chosen', () => {
		expect( FIRST_DAY ).toBe( '2005-01-01' );
		expect( isSelectable( '2004-12-31', TODAY ) ).toBe( false );
		expect( isSelectable( '2005-01-01', TODAY ) ).toBe( true );
		expect( isSelectable( TODAY, TODAY ) ).toBe( true );
		expect( isSelectable( '2026-11-21', TODAY ) ).toBe( false );
	} );

	it( 'SHARED-19, A78: today is judged in New York', () => {
		expect( newYorkToday( new Date( '2026-11-21T03:00:00Z' ) ) ).toBe( '2026-11-20' );
		expect( newYorkToday( new Date( '2026-11-21T05:00:00Z' ) ) ).toBe( '2026-11-21' );
		// Daylight saving: New York is four hours behind.
		expect( newYorkToday( new Date( '2026-07-01T03:59:00Z' ) ) ).toBe( '2026-06-30' );
		expect( newYorkToday( new Date( '2026-07-01T04:00:00Z' ) ) ).toBe( '2026-07-01' );
	} );

	it.each( [ '2026-02-30', '2026-13-01', '2026-1-1', '20261101', '', 'today' ] )( '%j is no day', ( text ) =>
		expect( isDay( text ) ).toBe( false )
	);

	it.each( [
		[ '2026-11-01', TODAY, null, null ],
		[ '2004-12-31', TODAY, 'outside', null ],
		[ '', '', 'unreadable', 'unreadable' ],
		[ '10/23/2026', '2026-11', 'unreadable', 'unreadable' ],
		[ '2026-11-01', '2026-12-01', null, 'outside' ],
		[ '2026-11-10', '2026-11-01', null, 'order' ],
		[ '2026-12-10', '2026-11-01', 'outside', null ],
	] as const )( 'of %s to %s the start is %s, the end %s', ( start, end, atStart, atEnd ) => {
		expect( edgeProblem( 'start', { start, end }, TODAY ) ).toBe( atStart );
		expect( edgeProblem( 'end', { start, end }, TODAY ) ).toBe( atEnd );
	} );
} );

describe( 'presets', () => {
	it( 'SHARED-20, SHARED-21: are seven and those of ours, the last 30 days are the default', () => {
		expect( PRESETS ).toHaveLength( 7 );
		expect( DEFAULT_PRESET ).toBe( 'last_30_days' );
		expect( presetsFor( 'survey-results' ) ).toEqual( [ ...PRESETS, ...MORE_PRESETS ] );
	} );

	it( 'RES-31, A77: the route named queries goes without Today and Yesterday', () => {
		expect( presetsFor( 'queries' ) ).toEqual( [
			'last_week',
			'last_month',
			'last_7_days',
			'last_30_days',
			'last_90_days',
			...MORE_PRESETS,
		] );
	} );

	it.each( [
		[ 'today', 1, TODAY, TODAY ],
		[ 'yesterday', 1, '2026-11-19', '2026-11-19' ],
		[ 'last_week', 1, '2026-11-09', '2026-11-15' ],
		[ 'last_week', 0, '2026-11-08', '2026-11-14' ],
		[ 'last_week', 6, '2026-11-07', '2026-11-13' ],
		[ 'last_month', 1, '2026-10-01', '2026-10-31' ],
		[ 'last_7_days', 1, '2026-11-14', TODAY ],
		[ 'last_30_days', 1, '2026-10-22', TODAY ],
		[ 'last_90_days', 1, '2026-08-23', TODAY ],
		[ 'this_month', 1, '2026-11-01', TODAY ],
		[ 'this_year', 1, '2026-01-01', TODAY ],
	] as const )( '%s with weeks from day %i is %s to %s', ( preset, weekday, start, end ) => {
		expect( presetRange( preset, TODAY, weekday ) ).toEqual( { start, end } );
	} );

	it( 'begin all time where the survey did', () => {
		expect( presetRange( 'all_time', TODAY, 1, '2024-02-29' ) ).toEqual( { start: '2024-02-29', end: TODAY } );
		expect( presetRange( 'all_time', TODAY, 1 ) ).toEqual( { start: TODAY, end: TODAY } );
	} );

	it( 'know leap years and turns of the year', () => {
		expect( presetRange( 'last_month', '2028-03-31', 1 ) ).toEqual( {
			start: '2028-02-01',
			end: '2028-02-29',
		} );
		expect( presetRange( 'last_month', '2027-01-05', 1 ) ).toEqual( {
			start: '2026-12-01',
			end: '2026-12-31',
		} );
		expect( presetRange( 'yesterday', '2027-01-01', 1 ).start ).toBe( '2026-12-31' );
	} );
} );

describe( 'calendar', () => {
	it( 'begins weeks where the site does', () => {
		expect( monthWeeks( '2026-11-20', 1 )[ 0 ] ).toEqual( [ null, null, null, null, null, null, '2026-11-01' ] );
		expect( monthWeeks( '2026-11-20', 0 )[ 0 ]?.[ 0 ] ).toBe( '2026-11-01' );
		expect( monthWeeks( '2027-02-01', 1 ) ).toHaveLength( 4 );
		expect( monthWeeks( '2028-02-01', 1 ).flat().filter( Boolean ) ).toHaveLength( 29 );
	} );

	it( 'moves by months from any day', () => {
		expect( monthOf( '2026-03-31', -1 ) ).toBe( '2026-02-01' );
		expect( monthOf( '2026-11-20', 2 ) ).toBe( '2027-01-01' );
	} );

	it.each( [
		[ 'ArrowRight', false, '2026-11-21' ],
		[ 'ArrowLeft', false, '2026-11-19' ],
		[ 'ArrowRight', true, '2026-11-19' ],
		[ 'ArrowLeft', true, '2026-11-21' ],
		[ 'ArrowUp', false, '2026-11-13' ],
		[ 'ArrowDown', false, '2026-11-27' ],
		[ 'PageUp', false, '2026-10-20' ],
		[ 'PageDown', false, '2026-12-20' ],
		[ 'Home', false, '2026-11-16' ],
		[ 'End', false, '2026-11-22' ],
	] as const )( '%s, rtl %s, leads to %s', ( key, rtl, day ) => {
		expect( dayForKey( key, TODAY, 1, rtl ) ).toBe( day );
	} );

	it( 'leaves other keys alone', () => {
		expect( dayForKey( 'Enter', TODAY, 1, false ) ).toBeNull();
	} );

	it( 'begins a range with the first choice and ends it with the second', () => {
		const first = chooseDay( null, '2026-11-10' );
		expect( first.range ).toEqual( { start: '2026-11-10', end: '2026-11-10' } );
		expect( chooseDay( first.open, '2026-11-15' ) ).toEqual( {
			range: { start: '2026-11-10', end: '2026-11-15' },
			open: null,
		} );
		expect( chooseDay( first.open, '2026-11-05' ).range ).toEqual( {
			start: '2026-11-05',
			end: '2026-11-10',
		} );
	} );
} );
