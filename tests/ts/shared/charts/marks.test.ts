import { beforeEach, describe, expect, it } from 'vitest';
import { markText, textMarks } from '../../../../src/shared/charts/marks';
import type { SurveyEventDay } from '../../../../src/types';
import { installBoot } from '../../support/boot';

beforeEach( () => {
	installBoot();
} );

const day = ( date: string, text: string, until: string | null = null, by: string[] = [] ): SurveyEventDay => ( {
	date,
	until,
	texts: [ text ],
	by,
} );

const DAYS = [ '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04' ].map( ( date ) => ( { date, end: date } ) );
const WEEKS = [
	{ date: '2026-11-01', end: '2026-11-07' },
	{ date: '2026-11-08', end: '2026-11-14' },
	{ date: '2026-11-15', end: '2026-11-20' },
];

describe( 'marks of a time line', () => {
	it( 'stand on their days, with letters and who did it', () => {
		const marks = textMarks(
			[
				day( '2026-10-30', 'Early.' ),
				day( '2026-11-02', 'Edited.', null, [ 'Erika', 'Kim' ] ),
				day( '2026-11-09', 'Late.' ),
			],
			DAYS
		);
		expect( marks ).toEqual( [ { at: 1, letter: 'A', text: 'Nov 2, 2026: Edited. (Erika, Kim)' } ] );
		expect( markText( marks, 1 ) ).toContain( 'Edited.' );
		expect( markText( marks, 2 ) ).toBe( '' );
		expect( markText( undefined, 0 ) ).toBe( '' );
	} );

	it( 'share one letter where they share a point', () => {
		const marks = textMarks(
			[ day( '2026-11-08', 'One.' ), day( '2026-11-10', 'Two.' ), day( '2026-11-20', 'Three.' ) ],
			WEEKS
		);
		expect( marks.map( ( { at, letter } ) => [ at, letter ] ) ).toEqual( [
			[ 1, 'A' ],
			[ 2, 'B' ],
		] );
		expect( marks[ 0 ]?.text ).toBe( 'Nov 8, 2026: One. Nov 10, 2026: Two.' );
	} );

	it( 'last as long as a pause, also one that began before the range or goes on after it', () => {
		expect( textMarks( [ day( '2026-11-02', 'Paused.', '2026-11-04' ) ], DAYS )[ 0 ] ).toMatchObject( {
			at: 1,
			until: 3,
		} );
		expect( textMarks( [ day( '2026-10-01', 'Paused.', '2026-11-02' ) ], DAYS )[ 0 ] ).toMatchObject( {
			at: 0,
			until: 1,
		} );
		expect( textMarks( [ day( '2026-11-03', 'Paused.', '2026-12-24' ) ], DAYS )[ 0 ] ).toMatchObject( {
			at: 2,
			until: 3,
		} );
		expect( textMarks( [ day( '2026-11-08', 'Paused.', '2026-11-10' ) ], WEEKS )[ 0 ] ).not.toHaveProperty(
			'until'
		);
		expect( textMarks( [ day( '2026-11-02', 'Edited.' ) ], [] ) ).toEqual( [] );
	} );
} );
