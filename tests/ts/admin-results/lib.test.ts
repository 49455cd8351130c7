import { beforeEach, describe, expect, it } from 'vitest';
import { lineModel, runningText, zoneName } from '../../../src/admin-results/lib/metrics';
import { formatLast, formatRecent, formatSubmitted } from '../../../src/shared/format/moments';
import { byCount, optionText, splitHits } from '../../../src/admin-results/lib/options';
import { overviewPeriod, overviewRange, summaryParams } from '../../../src/admin-results/lib/overview-range';
import { oneOf, pageOf } from '../../../src/shared/list/use-url-params';
import { rangeOf } from '../../../src/admin-results/lib/use-range';
import { idOf, responsePath, ROUTES, surveyResponsesPath, surveyResultsPath } from '../../../src/admin-results/routes';
import { installBoot } from '../support/boot';
import { option, points, TODAY } from './support/fixtures';

beforeEach( () => installBoot() );

describe( 'routes', () => {
	it( 'RES-01 to RES-04: have their paths and names', () => {
		expect( ROUTES[ 'results-overview' ] ).toBe( '/' );
		expect( ROUTES[ 'survey-results' ] ).toBe( '/survey/:id' );
		expect( ROUTES[ 'survey-responses' ] ).toBe( '/survey/:id/responses' );
		expect( ROUTES.response ).toBe( '/survey/:surveyId/responses/:id' );
		expect( surveyResultsPath( 12 ) ).toBe( '/survey/12' );
		expect( surveyResponsesPath( 12 ) ).toBe( '/survey/12/responses' );
		expect( responsePath( 12, 18397 ) ).toBe( '/survey/12/responses/18397' );
	} );

	it.each( [ '0', '-3', '1.5', 'abc', '', '12abc', '99999999999999999999' ] )( 'takes no id from %j', ( text ) =>
		expect( idOf( text ) ).toBe( 0 )
	);
} );

describe( 'ranges', () => {
	it( 'RES-08, A24: periods end today and count it', () => {
		expect( overviewRange( '7', TODAY ) ).toEqual( {
			start: '2026-11-14',
			end: TODAY,
		} );
		expect( overviewRange( '30', TODAY ) ).toEqual( {
			start: '2026-10-22',
			end: TODAY,
		} );
	} );

	it( 'the days of a point come before the radio buttons, where the server allows them (A23)', () => {
		const day = { start: '2026-11-16', end: '2026-11-16' };
		const period = ( query: string, weekAlone = false ) =>
			overviewPeriod( new URLSearchParams( query ), TODAY, weekAlone );
		expect( period( 'from=2026-11-16&to=2026-11-16&range=30' ) ).toEqual( { days: null, range: day } );
		expect( period( 'from=2026-11-16&to=2026-11-16', true ) ).toEqual( period( '' ) );
		expect( period( 'range=30', true ).days ).toBe( '7' );
		for ( const query of [ 'from=2026-11-16', 'from=2026-11-17&to=2026-11-16', 'from=x&to=2026-11-16' ] ) {
			expect( period( query ) ).toEqual( { days: '7', range: { start: '2026-11-14', end: TODAY } } );
		}
	} );

	it( 'CALL-12: asks for nothing the server would refuse', () => {
		expect(
			summaryParams(
				overviewPeriod( new URLSearchParams(), TODAY, false ),
				new URLSearchParams( 'orderby=drop&order=up' )
			)
		).toEqual( {
			start_date: '2026-11-14',
			end_date: TODAY,
			orderby: 'responses',
			order: 'desc',
		} );
	} );

	it( 'SHARED-21: the last 30 days stand for no or an impossible range', () => {
		const expected = {
			range: { start: '2026-10-22', end: TODAY },
			preset: 'last_30_days',
		};
		for ( const query of [
			'',
			'range=tomorrow',
			'from=2026-11-20&to=2026-11-01',
			'from=2004-12-31&to=2026-11-01',
			'from=2026-02-30&to=2026-11-01',
			'from=2026-11-01',
		] ) {
			expect( rangeOf( new URLSearchParams( query ), TODAY, 1 ) ).toEqual( expected );
		}
	} );

	it( 'keeps chosen days and presets apart', () => {
		expect( rangeOf( new URLSearchParams( 'from=2026-11-01&to=2026-11-05' ), TODAY, 1 ) ).toEqual( {
			range: { start: '2026-11-01', end: '2026-11-05' },
			preset: null,
		} );
		expect( rangeOf( new URLSearchParams( 'range=last_7_days' ), TODAY, 1 ).range ).toEqual( {
			start: '2026-11-14',
			end: TODAY,
		} );
	} );

	it( 'asks for everything without knowing where it begins', () => {
		expect( rangeOf( new URLSearchParams( 'range=all_time' ), TODAY, 1 ) ).toEqual( {
			range: { start: 'all', end: TODAY },
			preset: 'all_time',
		} );
	} );

	it( 'reads words and pages of an address', () => {
		expect( oneOf( 'b', [ 'a', 'b' ], 'a' ) ).toBe( 'b' );
		expect( oneOf( 'c', [ 'a', 'b' ], 'a' ) ).toBe( 'a' );
		expect( [ '3', '0', '-1', 'x', null ].map( pageOf ) ).toEqual( [ 3, 1, 1, 1, 1 ] );
	} );
} );

describe( 'daily figures', () => {
	const figures = {
		range: { start: '2026-11-18', end: '2026-11-22' },
		before: { start: '2026-11-13', end: '2026-11-17' },
		collecting_since: '2026-04-14',
		step: 'day' as const,
		data_points: points( 5, '2026-11-22' ),
		data_points_before: points( 5, '2026-11-17' ),
		today: TODAY,
	};

	it( 'do not draw days that have not begun', () => {
		const model = lineModel( figures, 'responses', 'This period' );
		expect( model.days ).toEqual( [ '2026-11-18', '2026-11-19', TODAY ] );
		expect( model.valuesBefore ).toHaveLength( 3 );
		expect( model.running ).toBe( true );
		expect( model.nameBefore ).toBe( '5 days before' );
		expect( runningText( figures ) ).toBe( 'Today is not over yet: dashed.' );
	} );

	it( 'are finished when the range is over', () => {
		const past = { ...figures, today: '2026-12-24' };
		expect( lineModel( past, 'responses', '' ).running ).toBe( false );
		expect( runningText( past ) ).toBe( '' );
	} );

	it( 'leave out days on which the survey did not exist', () => {
		const young = lineModel( { ...figures, collecting_since: '2026-11-16' }, 'responses', '' );
		expect( young.valuesBefore ).toEqual( [ null, null, null ] );
		expect( young.daysBefore ).toHaveLength( 3 );
		const newer = lineModel( { ...figures, collecting_since: '2026-11-18' }, 'responses', '' );
		expect( newer.valuesBefore ).toEqual( [] );
		expect( lineModel( { ...figures, collecting_since: '2026-11-14' }, 'responses', '' ).valuesBefore ).toEqual( [
			null,
			11,
			12,
		] );
	} );

	it( 'run on in the last week or month', () => {
		const week = {
			...figures,
			step: 'week' as const,
			range: { start: '2025-01-01', end: TODAY },
			data_points: [ { ...points( 1, '2026-11-16' )[ 0 ]!, end: TODAY } ],
		};
		expect( lineModel( week, 'responses', '' ).running ).toBe( true );
		expect( runningText( week ) ).toBe( 'This week is not over yet: dashed.' );
		expect( runningText( { ...week, step: 'month' } ) ).toBe( 'This month is not over yet: dashed.' );
	} );

	it( 'take rates and changes from the server', () => {
		const none = { count_change: null, impressions_change: null };
		const given = {
			...figures,
			data_points: [
				{
					date: '2026-11-18',
					end: '2026-11-18',
					count: 30,
					impressions: 600,
					rate: 5,
					count_change: 2.5,
					impressions_change: -1,
				},
				{ date: '2026-11-19', end: '2026-11-19', count: 0, impressions: 0, rate: null, ...none },
			],
		};
		const rates = lineModel( given, 'rate', '' );
		expect( rates.values ).toEqual( [ 5, null ] );
		expect( rates.changes ).toEqual( [ null, null ] );
		expect( rates.unit ).toBe( 'percent' );
		expect( lineModel( given, 'responses', '' ).changes ).toEqual( [ 2.5, null ] );
		expect( lineModel( given, 'impressions', '' ).changes ).toEqual( [ -1, null ] );
	} );

	it( 'name offsets of the time zone as people do', () => {
		expect( zoneName( '+00:00' ) ).toBe( 'UTC+0' );
		expect( zoneName( '-05:30' ) ).toBe( 'UTC−5:30' );
		expect( zoneName( 'Europe/Berlin' ) ).toBe( 'Europe/Berlin' );
	} );
} );

describe( 'moments', () => {
	it( 'RESP-07: are written in the time zone and format of the site', () => {
		expect( formatSubmitted( '2026-11-20T04:30:00Z' ) ).toBe( 'Nov 19, 2026 11:30 pm' );
	} );

	it( 'are today and yesterday by the day of the site', () => {
		expect( formatRecent( '2026-11-20T16:48:00Z', TODAY ) ).toBe( 'Today, 11:48 am' );
		expect( formatRecent( '2026-11-20T04:30:00Z', TODAY ) ).toBe( 'Yesterday' );
		expect( formatRecent( '2026-11-18T16:00:00Z', TODAY ) ).toBe( 'Nov 18, 2026' );
		expect( formatLast( '2026-11-18T16:00:00Z', TODAY ) ).toBe( 'Nov 18, 2026' );
	} );
} );

describe( 'options', () => {
	it( 'are sorted by count, equal ones stay in survey order', () => {
		const list = [ option( 'a', 1, 9 ), option( 'b', 5, 9 ), option( 'c', 1, 9 ), option( 'd', 5, 9 ) ];
		expect( byCount( list ).map( ( { value } ) => value ) ).toEqual( [ 'b', 'd', 'a', 'c' ] );
		expect( list[ 0 ]?.value ).toBe( 'a' );
	} );

	it( 'show that they carry no text', () => {
		expect( optionText( '' ) ).toBe( '(no text)' );
		expect( optionText( { label: ' ', image: null } ) ).toBe( '(no text)' );
		expect( optionText( { label: 'Harbour', image: null } ) ).toBe( 'Harbour' );
		expect( optionText( 5 ) ).toBe( '5' );
	} );

	it( 'mark searched words whatever their case and signs', () => {
		expect( splitHits( 'Delivery day, delivery hour', 'DELIVER' ) ).toEqual( [
			'',
			'Deliver',
			'y day, ',
			'deliver',
			'y hour',
		] );
		expect( splitHits( 'a (b) c', '(b)' ) ).toEqual( [ 'a ', '(b)', ' c' ] );
		expect( splitHits( 'text', '  ' ) ).toEqual( [ 'text' ] );
	} );
} );
