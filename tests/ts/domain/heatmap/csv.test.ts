import { describe, expect, it } from 'vitest';
import { harmless, toCsv } from '../../../../src/domain/heatmap/csv';

describe( 'CSV of a heatmap', () => {
	it( 'runs nothing in a spreadsheet (SEC-E1)', () => {
		for ( const text of [ '=1+1', '+1', '-1', '@SUM(A1)', ' =1', ';=1', '\uFF1D1', '\u00A0=1', '\t1', '\r1' ] ) {
			expect( harmless( text ) ).toBe( `'${ text }` );
		}
		for ( const text of [ '', 'Buy', '#buy > a', 'a=b', 'Übersicht', '5 - 3' ] ) {
			expect( harmless( text ) ).toBe( text );
		}
	} );

	it( 'quotes, ends lines and leaves numbers', () => {
		expect(
			toCsv( [
				[ 'Label', 'Clicks' ],
				[ 'Say "yes", now', -3 ],
				[ 'two\nlines', 4.5 ],
			] )
		).toBe( '\uFEFFLabel,Clicks\r\n"Say ""yes"", now",-3\r\n"two\nlines",4.5\r\n' );
	} );
} );
