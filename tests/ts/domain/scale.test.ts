import { describe, expect, it } from 'vitest';
import { changeScale, pointsOf, satisfiedFrom } from '../../../src/domain/scale';
import type { QuestionConfig } from '../../../src/types';
import cases from '../../fixtures/scales.json';

const LOOKS = [ 'numbers', 'smileys', 'thumbs', 'stars', 'hearts' ] as const;

/** What the server refuses (`RatingScaleType::config_faults()`). */
const scaleFaults = ( { look = 'numbers', points = 5, start = 1, purpose = 'plain' }: QuestionConfig ) => [
	...( points > pointsOf( look ).most ? [ 'points' ] : [] ),
	...( look !== 'numbers' && start === 0 ? [ 'start' ] : [] ),
	...( purpose === 'ces' && ( points !== 7 || start !== 1 ) ? [ 'purpose' ] : [] ),
];

describe( 'scales', () => {
	it.each( cases.configs )( '$name', ( { config, faults } ) => {
		expect( scaleFaults( config as QuestionConfig ) ).toEqual( faults );
	} );

	it.each( cases.satisfied )(
		'from $low to $high, satisfied is $satisfied and more',
		( { low, high, satisfied } ) => {
			expect( satisfiedFrom( low, high ) ).toBe( satisfied );
		}
	);

	it( 'never have a fault after a change, whatever follows whatever', () => {
		const changes: QuestionConfig[] = [
			...LOOKS.map( ( look ) => ( { look } ) ),
			...[ 2, 5, 7, 11 ].map( ( points ) => ( { points } ) ),
			...( [ 0, 1 ] as const ).map( ( start ) => ( { start } ) ),
			...( [ 'plain', 'csat', 'ces' ] as const ).map( ( purpose ) => ( { purpose } ) ),
		];
		for ( const first of changes ) {
			for ( const second of changes ) {
				for ( const third of changes ) {
					const config = changeScale( changeScale( changeScale( {}, first ), second ), third );
					expect( scaleFaults( config ), JSON.stringify( [ first, second, third ] ) ).toEqual( [] );
				}
			}
		}
	} );
} );
