import { afterEach, expect, it } from 'vitest';
import { toJson } from '../../../src/widget/json';

afterEach( () => {
	[ Array, String ].forEach( ( { prototype } ) => Reflect.deleteProperty( prototype, 'toJSON' ) );
} );

it( 'writes arrays and texts as they are, whatever toJSON an old library gave them', () => {
	const value = { id: 'x', answers: [ { value: [ 'a', null ], number: 1 } ] };
	const expected = JSON.stringify( value );
	[ Array, String ].forEach( ( { prototype } ) =>
		Object.assign( prototype, { toJSON: ( key: string ) => `changed ${ key }` } )
	);
	expect( JSON.stringify( value ) ).not.toBe( expected );
	expect( toJson( value ) ).toBe( expected );
} );
