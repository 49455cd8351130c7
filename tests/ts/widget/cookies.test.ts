import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie, readMinimized, writeMinimized, writeSurveyCookie } from '../../../src/widget/cookies';

const NAME = 'userfeedback-12';

/** A site's own scripts read and write the documented cookies with a library. The visitor's code has none: both must agree. */
describe( 'the documented cookies', () => {
	beforeEach( () => {
		Cookies.remove( NAME );
		Cookies.remove( `${ NAME }-minimized` );
	} );

	it( 'are read by js-cookie as they were written (WID-39, A110)', () => {
		const value = { submitted: true, last_response_id: '0b5f3c1e-7d5c-4f0e-9a51-1c3f9d1f9f10' };
		writeSurveyCookie( NAME, value, 30 );
		writeMinimized( NAME, true );
		expect( JSON.parse( Cookies.get( NAME ) ?? '' ) ).toEqual( value );
		expect( Cookies.get( `${ NAME }-minimized` ) ).toBe( 'true' );
	} );

	it( 'are read by the widget as js-cookie writes them (WID-16, SEL-12)', () => {
		const value = JSON.stringify( { submitted: false, last_response_id: null } );
		Cookies.set( NAME, value, { path: '/' } );
		Cookies.set( `${ NAME }-minimized`, 'false', { path: '/' } );
		expect( readCookie( NAME ) ).toBe( value );
		expect( readMinimized( NAME ) ).toBe( false );
	} );

	it( 'are gone for the widget when js-cookie removes them', () => {
		writeMinimized( NAME, true );
		Cookies.remove( `${ NAME }-minimized` );
		expect( readMinimized( NAME ) ).toBeUndefined();
	} );
} );
