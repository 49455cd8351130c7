import { expect, test } from 'vitest';
import file from '../../../fixtures/emails.json';
import {
	isAddress,
	MOST_ADDRESSES,
	splitAddresses,
	tooManyAddresses,
	wrongAddresses,
} from '../../../../src/domain/draft/emails';

test.each( file.cases )( 'tells right and wrong addresses apart: $text', ( { text, right, wrong } ) => {
	expect( wrongAddresses( text ) ).toEqual( wrong );
	const seen = new Set< string >();
	const found = splitAddresses( text )
		.filter( isAddress )
		.filter( ( address ) => ! seen.has( address.toLowerCase() ) && seen.add( address.toLowerCase() ) );
	expect( found ).toEqual( right );
} );

test( 'a list has an end, and blank entries do not count', () => {
	expect( MOST_ADDRESSES ).toBe( file.most );
	const full = 'anna@example.com, ,'.repeat( file.most );
	expect( tooManyAddresses( full ) ).toBe( false );
	expect( tooManyAddresses( `${ full }ben@example.com` ) ).toBe( true );
} );

test( 'an address that no mail server carries is wrong', () => {
	expect( isAddress( `${ 'a'.repeat( 242 ) }@example.com` ) ).toBe( true );
	expect( isAddress( `${ 'a'.repeat( 243 ) }@example.com` ) ).toBe( false );
} );
