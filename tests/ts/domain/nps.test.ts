import { describe, expect, it } from 'vitest';
import cases from '../../fixtures/nps.json';
import { npsBucket } from '../../../src/domain/nps';

describe( 'the cases that PHP runs as well', () => {
	it.each( cases.buckets )( 'score $score is a $bucket', ( { score, bucket } ) => {
		expect( npsBucket( score ) ).toBe( bucket );
	} );

	it.each( cases.overviews )( '$name', ( { counts, expected } ) => {
		const buckets = { promoter: 0, passive: 0, detractor: 0 };
		for ( const [ score, count ] of Object.entries( counts ) ) {
			buckets[ npsBucket( Number( score ) ) ] += count;
		}
		const { promoter, passive, detractor } = expected;
		expect( buckets ).toEqual( { promoter, passive, detractor } );
	} );
} );
