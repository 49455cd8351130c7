import { describe, expect, it } from 'vitest';
import { canRandomize } from '../../../src/domain/draft/new-question';
import { addTypeRules, rulesOf } from '../../../src/domain/question-types';
import { QUESTION_TYPES } from '../../../src/types';
import facts from '../../fixtures/question-types.json';

describe( 'rules of question types', () => {
	it( 'are of the types that the server has, and say the same', () => {
		const rules = Object.fromEntries(
			QUESTION_TYPES.map( ( type ) => {
				const { feature, minOptions, scale, canComment } = rulesOf( type );
				return [ type, { paid: feature, minOptions, scale, canRandomize: canRandomize( type ), canComment } ];
			} )
		);
		expect( rules ).toEqual(
			Object.fromEntries(
				Object.entries( facts ).map( ( [ type, { group: _group, ...rest } ] ) => [ type, rest ] )
			)
		);
	} );

	it( 'of a type that nobody knows are those of a short text; an addon may bring some', () => {
		expect( rulesOf( 'thumbs' ) ).toBe( rulesOf( 'text' ) );
		addTypeRules( 'thumbs', { options: 'text', minOptions: 2 } );
		expect( rulesOf( 'thumbs' ) ).toEqual( { ...rulesOf( 'text' ), options: 'text', minOptions: 2 } );
	} );

	it( 'of our own types cannot be replaced', () => {
		const before = rulesOf( 'nps' );
		addTypeRules( 'nps', { scale: 3 } );
		expect( rulesOf( 'nps' ) ).toBe( before );
	} );
} );
