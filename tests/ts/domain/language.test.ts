import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/languages.json';
import { chooseLanguage, wishesOf } from '../../../src/domain/language';

describe( 'the cases that PHP runs as well', () => {
	it.each( fixture.choice )( '$says', ( { tags, wishes, is } ) => {
		expect( chooseLanguage( tags, wishes ) ).toBe( is );
	} );
} );

describe( 'what page and browser ask for', () => {
	it.each( fixture.wishes )( '$says', ( { declared, page, site, browser, is } ) => {
		expect( wishesOf( declared, page, site, browser ) ).toEqual( is );
	} );
} );
