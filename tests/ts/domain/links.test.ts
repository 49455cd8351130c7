import { describe, expect, it } from 'vitest';
import cases from '../../fixtures/links.json';
import { hasLinks, piecesOf } from '../../../src/domain/links';

describe( 'links in a description', () => {
	it.each( cases )( '$text', ( { text, pieces } ) => {
		expect( piecesOf( text ) ).toEqual( pieces );
		expect( hasLinks( text ) ).toBe( pieces.some( ( piece ) => 'href' in piece ) );
	} );
} );
