import { describe, expect, it } from 'vitest';
import { dayFault, measureFaults, numberFault } from '../../../src/domain/measures';
import type { QuestionConfig } from '../../../src/types';
import cases from '../../fixtures/measures.json';

describe( 'numbers and days', () => {
	it.each( cases.configs )( '$name', ( { config, faults } ) => {
		expect( measureFaults( config as QuestionConfig ) ).toEqual( faults );
	} );

	it.each( cases.answers )( '$type: $name', ( { type, config, value, fault } ) => {
		const found = type === 'number' ? numberFault( Number( value ), config ) : dayFault( String( value ), config );
		expect( found?.word ?? null ).toBe( fault );
	} );

	it( 'is no number: the sentence of the limits', () => {
		expect( numberFault( NaN, { min: 0, max: 20, step: 1 } ) ).toEqual( {
			word: 'whole_range',
			values: [ 0, 20 ],
		} );
	} );
} );
