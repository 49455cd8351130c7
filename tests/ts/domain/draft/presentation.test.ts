import { describe, expect, it } from 'vitest';
import { EMPTY_INTRO, parameterFor, passFault, withPresentation } from '../../../../src/domain/draft/presentation';
import { withEndings } from '../../../../src/domain/draft/paths';
import type { Draft } from '../../../../src/domain/draft/draft';
import type { Question } from '../../../../src/types';
import names from '../../../fixtures/parameter-names.json';

const DRAFT = { questions: [], settings: { thank_you: { type: 'message' } } } as unknown as Draft;
const questions = [ 'a', 'b', 'c' ].map( ( id ) => ( { id } ) as Question );

describe( 'the presentation of a draft', () => {
	it( 'is there only where something is not as by default', () => {
		expect( withPresentation( DRAFT, { progress: 'bar', close: false, pass: [] } ).settings ).not.toHaveProperty(
			'presentation'
		);
		const counted = withPresentation( DRAFT, { progress: 'count' } );
		expect( counted.settings.presentation ).toEqual( { progress: 'count' } );
		expect( withPresentation( counted, { progress: 'bar' } ).settings ).not.toHaveProperty( 'presentation' );
	} );

	it( 'changes in one part', () => {
		const both = withPresentation( withPresentation( DRAFT, { close: true } ), { intro: EMPTY_INTRO } );
		expect( both.settings.presentation ).toEqual( { close: true, intro: EMPTY_INTRO } );
		expect( withPresentation( both, { intro: undefined } ).settings.presentation ).toEqual( { close: true } );
	} );

	it( 'names a parameter after the number of the question, or the next that is free', () => {
		expect( parameterFor( questions, 'b', [] ) ).toBe( 'q2' );
		expect( parameterFor( questions, 'b', [ 'q2', 'q3' ] ) ).toBe( 'q4' );
		expect( parameterFor( questions, 'gone', [] ) ).toBe( 'q1' );
	} );
} );

describe( 'the name of a parameter', () => {
	it( 'is there', () => {
		expect( passFault( '', [], [] ) ).toBe( 'form' );
	} );

	it.each( names.cases )( '$name beside $others', ( { name, others, fault } ) => {
		expect( passFault( name, others, names.core ) ).toBe( fault );
	} );

	it( 'is none that the site reads itself', () => {
		expect( passFault( 'product', [], names.core ) ).toBe( null );
		expect( passFault( 'product', [], [ 'product' ] ) ).toBe( 'taken' );
	} );
} );

describe( 'the last ending', () => {
	it( 'is sent as taken away, because the server keeps what is not sent', () => {
		const one = withEndings( DRAFT, [ { id: 'call', title: 'We call', text: '' } ] );
		expect( withEndings( one, [] ).settings.thank_you.endings ).toEqual( [] );
	} );
} );
