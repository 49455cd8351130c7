import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../src/domain/survey-length';
import type { QuestionType } from '../../../src/types';
import fixture from '../../fixtures/survey-length.json';

describe( 'how long a survey takes, in the cases that PHP runs as well', () => {
	it.each( fixture.cases )( '$name', ( { types, minutes } ) => {
		expect( minutesOf( types.map( ( type ) => ( { type: type as QuestionType } ) ) ) ).toBe( minutes );
	} );
} );
