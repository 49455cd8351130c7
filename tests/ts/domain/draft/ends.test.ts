import { describe, expect, it } from 'vitest';
import { addEnd, removeEnd } from '../../../../src/domain/draft/ends';
import { removeOption } from '../../../../src/domain/draft/options';
import { duplicateQuestion } from '../../../../src/domain/draft/questions';
import type { Draft } from '../../../../src/domain/draft/draft';
import { choice } from './samples';

const three = {
	...choice( 'q', [ 'a', 'b', 'c' ], 'checkbox' ),
	config: { options: [ 'a', 'b', 'c' ], option_ids: [ '1', '2', '3' ] },
};

describe( 'options with a part of their own', () => {
	it( 'are added with an id, and go with the part', () => {
		const with_other = addEnd( three, 'other', 'Other' );
		expect( with_other.config.options ).toEqual( [ 'a', 'b', 'c', 'Other' ] );
		expect( with_other.config.other ).toBe( with_other.config.option_ids?.[ 3 ] );
		expect( removeEnd( with_other, 'other' ).config ).toEqual( three.config );
	} );

	it( 'take an option that is there with its votes', () => {
		expect( addEnd( three, 'exclusive', 'c' ).config ).toEqual( { ...three.config, exclusive: '3' } );
	} );

	it( 'lose the part with their option, and limits follow the number of options', () => {
		const limited = addEnd( { ...three, config: { ...three.config, least: 3 } }, 'other', 'c' );
		expect( removeOption( limited, 2 ).config ).toEqual( {
			options: [ 'a', 'b' ],
			option_ids: [ '1', '2' ],
			least: 2,
		} );
	} );

	it( 'of a copy are its own', () => {
		const draft = { questions: [ addEnd( three, 'other', 'c' ) ] } as unknown as Draft;
		const copy = duplicateQuestion( draft, 'q', 'r' ).questions[ 1 ];
		expect( copy?.config.other ).toBe( copy?.config.option_ids?.[ 2 ] );
		expect( copy?.config.other ).not.toBe( '3' );
	} );
} );
