import { beforeEach, describe, expect, it } from 'vitest';
import { formatNumber, formatPercent, formatShareInterval, formatSigned } from '../../../../src/shared/format/numbers';
import { axisDay, formatRange, fullDay, shiftDay } from '../../../../src/shared/format/dates';
import { bootData, installBoot } from '../../support/boot';

function speak( locale: string ) {
	installBoot( { site: { ...bootData().site, locale } } );
}

describe( 'figures', () => {
	beforeEach( () => speak( 'en-US' ) );

	it( 'writes numbers as the language of the site does', () => {
		expect( formatNumber( 1048576 ) ).toBe( '1,048,576' );
		speak( 'de-DE' );
		expect( formatNumber( 1048576 ) ).toBe( '1.048.576' );
		expect( formatNumber( 4.16, 1 ) ).toBe( '4,2' );
	} );

	it( 'carries signs with a real minus and leaves zero bare', () => {
		expect( formatSigned( 40 ) ).toBe( '+40' );
		expect( formatSigned( -40 ) ).toBe( '−40' );
		expect( formatSigned( 0 ) ).toBe( '0' );
		expect( formatSigned( -0.04, 1 ) ).toBe( '0.0' );
		expect( formatNumber( -3 ) ).toBe( '−3' );
	} );

	it( 'rounds shares once, to one decimal', () => {
		expect( formatPercent( 5.549 ) ).toBe( '5.5%' );
		expect( formatPercent( 100 ) ).toBe( '100.0%' );
		expect( formatPercent( 20, 0 ) ).toBe( '20%' );
	} );

	it( 'says intervals in words and nothing without one', () => {
		expect( formatShareInterval( 5.261, 5.852 ) ).toBe( '5.3% to 5.9%' );
		expect( formatShareInterval( null, null ) ).toBe( '' );
	} );
} );

describe( 'days', () => {
	beforeEach( () => speak( 'en-US' ) );

	it( 'names days without moving them to another time zone', () => {
		expect( axisDay( '2026-11-21' ) ).toBe( 'Nov 21' );
		expect( fullDay( '2026-11-21' ) ).toBe( 'Sat, Nov 21' );
	} );

	it( 'names a range in one phrase', () => {
		expect( formatRange( '2026-10-23', '2026-11-21' ) ).toMatch( /^Oct 23\s–\sNov 21, 2026$/ );
		expect( formatRange( '2026-11-21', '2026-11-21' ) ).toBe( 'Nov 21, 2026' );
	} );

	it( 'counts days over months, leap years and changes of the clock', () => {
		expect( shiftDay( '2026-11-01', -1 ) ).toBe( '2026-10-31' );
		expect( shiftDay( '2028-02-28', 1 ) ).toBe( '2028-02-29' );
		expect( shiftDay( '2026-10-24', 7 ) ).toBe( '2026-10-31' );
		expect( shiftDay( '2026-03-07', 2 ) ).toBe( '2026-03-09' );
	} );
} );
