import { describe, expect, it } from 'vitest';
import { placeFigures } from '../../../../src/domain/draft/map-figures';
import type { PathFigures } from '../../../../src/types';

const of = ( change: Partial< PathFigures > ): PathFigures => ( {
	range: { start: '2026-10-23', end: '2026-11-21' },
	responses: 40,
	questions: [],
	...change,
} );

describe( 'figures of the places of a map', () => {
	it( 'are the counts of the server, and who came without an answer', () => {
		const places = placeFigures( of( { questions: [ { id: 'a', asked: 40, answered: 33 } ] } ) );
		expect( places.get( 'a' ) ).toEqual( { asked: 40, answered: 33, unanswered: 7 } );
		expect( places.has( 'added since' ) ).toBe( false );
	} );

	it( 'are none without responses and before they are there', () => {
		expect( placeFigures( undefined ).size ).toBe( 0 );
		expect( placeFigures( of( { responses: 0, questions: [ { id: 'a', asked: 0, answered: 0 } ] } ) ).size ).toBe(
			0
		);
	} );

	it( 'stay back where one of them does', () => {
		const places = placeFigures(
			of( {
				questions: [
					{ id: 'a', asked: 40, answered: null },
					{ id: 'b', asked: null, answered: null },
				],
			} )
		);
		expect( places.get( 'a' ) ).toEqual( { asked: 40, answered: null, unanswered: null } );
		expect( places.get( 'b' ) ).toEqual( { asked: null, answered: null, unanswered: null } );
	} );
} );
