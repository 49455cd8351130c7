import { describe, expect, it } from 'vitest';
import cases from '../../fixtures/text-rules.json';
import { textFault } from '../../../src/domain/text-rules';
import type { QuestionConfig } from '../../../src/types';

describe( 'the rule of a text', () => {
	it.each( cases )( '$name', ( { text, config, fault } ) => {
		expect( textFault( text, config as QuestionConfig ) ).toBe( fault );
	} );
} );
