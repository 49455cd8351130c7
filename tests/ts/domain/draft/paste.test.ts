import { describe, expect, it } from 'vitest';
import { setOption } from '../../../../src/domain/draft/options';
import { pasteOptions } from '../../../../src/domain/draft/paste';
import { choice } from './samples';

const three = [ 'Guji', 'Kenya', 'Huila' ].reduce( ( question, label, at ) => setOption( question, at, label ), {
	...choice( 'q', [ '', '', '' ] ),
} );
const ids = three.config.option_ids ?? [];

describe( 'a pasted list', () => {
	it( 'adds lines that are not there yet; empty and double ones do not count', () => {
		expect( pasteOptions( three, 'A\nB\nC\nD', false, 50 ) ).toMatchObject( { added: 4, left: 0 } );
		const { question, ...counts } = pasteOptions( three, ' Kenya \r\n\nRwanda\nKenya\n  \nPeru', false );
		expect( question.config.options ).toEqual( [ 'Guji', 'Kenya', 'Huila', 'Rwanda', 'Peru' ] );
		expect( question.config.option_ids?.slice( 0, 3 ) ).toEqual( ids );
		expect( new Set( question.config.option_ids ).size ).toBe( 5 );
		expect( counts ).toEqual( { lines: 3, doubles: 1, added: 2, left: 0 } );
	} );

	it( 'cuts no emoji in two', () => {
		const { question } = pasteOptions( three, `${ 'x'.repeat( 149 ) }😀`, false );
		expect( question.config.options?.at( -1 ) ).toBe( 'x'.repeat( 149 ) );
	} );

	it( 'replaces the others; the same text keeps its id, and with it its votes', () => {
		const { question, ...counts } = pasteOptions( three, 'Peru\nGuji', true );
		expect( question.config.options ).toEqual( [ 'Peru', 'Guji' ] );
		expect( question.config.option_ids?.[ 1 ] ).toBe( ids[ 0 ] );
		expect( ids ).not.toContain( question.config.option_ids?.[ 0 ] );
		expect( counts ).toEqual( { lines: 2, doubles: 0, added: 1, left: 0 } );
	} );

	it( 'leaves out the last lines over the maximum', () => {
		expect( pasteOptions( three, 'A\nB\nC\nD', false ) ).toMatchObject( { added: 2, left: 2 } );
		expect( pasteOptions( three, 'A\nB\nC\nD\nE\nF', true ) ).toMatchObject( { added: 5, left: 1 } );
	} );

	it( 'keeps options that are more than the maximum already (A5)', () => {
		const seven = choice( 'q', [ 'a', 'b', 'c', 'd', 'e', 'f', 'g' ] );
		expect( pasteOptions( seven, 'h', false ) ).toMatchObject( { added: 0, left: 1 } );
		expect( pasteOptions( seven, 'h', false ).question.config.options ).toHaveLength( 7 );
	} );

	it( 'fills rows that are empty still', () => {
		expect( pasteOptions( choice( 'q', [ '', '' ] ), 'A\nB', false ).question.config.options ).toEqual( [
			'A',
			'B',
		] );
	} );
} );
