import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import cases from '../../fixtures/logic.json';
import { compareAnswer } from '../../../src/domain/compare';
import { visibleQuestions } from '../../../src/domain/logic';
import { LOGIC_OPERATORS } from '../../../src/types';
import type { Answer, Question } from '../../../src/types';

describe( 'the cases that PHP runs as well', () => {
	it.each( cases )( '$name', ( { questions, answers, visible } ) => {
		const shown = visibleQuestions( questions as Question[], answers as Answer[] );
		expect( shown.map( ( { id } ) => id ) ).toEqual( visible );
	} );
} );

describe( 'properties of the operators', () => {
	const value = fc.oneof( fc.string(), fc.integer(), fc.array( fc.string() ), fc.constant( null ) );

	it( 'never throws and answers false for what it does not know', () => {
		fc.assert(
			fc.property( value, fc.string(), fc.string(), ( left, operator, right ) => {
				const known = ( LOGIC_OPERATORS as readonly string[] ).includes( operator );
				const result = compareAnswer( left, operator, right );
				expect( known || ! result ).toBe( true );
			} )
		);
	} );

	it( 'keeps each negation the opposite of its operator once something was answered', () => {
		const given = fc.oneof(
			fc.string( { minLength: 1 } ),
			fc.integer(),
			fc.array( fc.string(), { minLength: 1 } )
		);
		fc.assert(
			fc.property( given, fc.string(), ( left, right ) => {
				expect( compareAnswer( left, '!=', right ) ).toBe( ! compareAnswer( left, '=', right ) );
				expect( compareAnswer( left, '!CONTAINS', right ) ).toBe( ! compareAnswer( left, 'CONTAINS', right ) );
			} )
		);
	} );
} );
