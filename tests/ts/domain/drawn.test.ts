import { describe, expect, it } from 'vitest';
import cases from '../../fixtures/drawn.json';
import { drawn } from '../../../src/domain/drawn';
import type { Question } from '../../../src/types';

describe( 'a question as visitors get it', () => {
	it.each( cases )( '$name', ( { question, type, config, ...given } ) => {
		const more = ( given as { more?: boolean } ).more ?? true;
		expect( drawn( { title: '', ...question } as unknown as Question, more ) ).toEqual( {
			title: '',
			...question,
			type,
			config,
		} );
	} );
} );
