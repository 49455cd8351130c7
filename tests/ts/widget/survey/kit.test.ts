import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KIT } from '../../../../src/widget/survey/kit';
import * as runtime from '../../../../src/widget/survey/types/runtime';

/*
 * The build gives files of question types `types/runtime.ts` for React, which hands on the widget's kit. Types and tests
 * take React itself, so neither sees a hook that visitors do not have.
 */

const SURVEY = path.resolve( __dirname, '../../../../src/widget/survey' );

const find = ( from: string, name: string ) =>
	[ '.ts', '.tsx', '/index.ts', '/index.tsx' ].map( ( end ) => path.join( from, name + end ) ).find( existsSync );

/** What a source takes from React, also unseen for `<>`. */
const takenBy = ( source: string ) => [
	...[ ...source.matchAll( /^import \{([^}]+)\} from 'react';/gm ) ].flatMap( ( [ , names = '' ] ) =>
		names
			.split( ',' )
			.map( ( name ) => name.trim() )
			.filter( ( name ) => name && ! name.startsWith( 'type ' ) )
	),
	...( /<\/>|^import (\w|\*)[^'{]* from 'react'/m.test( source ) ? [ 'Fragment' ] : [] ),
];

/** Files that a file draws in, with what each of them takes. */
function taken( file: string, seen = new Map< string, string[] >() ) {
	if ( ! seen.has( file ) ) {
		const source = readFileSync( file, 'utf8' );
		seen.set( file, takenBy( source ) );
		for ( const [ , name = '' ] of source.matchAll( /^(?:import|export) (?!type)[^;]*? from '(\.[^'?]+)';/gm ) ) {
			const next = find( path.dirname( file ), name );
			if ( next ) {
				taken( next, seen );
			}
		}
	}
	return seen;
}

/** Entries of tools/webpack.types.js. */
const parts = [
	...readdirSync( path.join( SURVEY, 'types' ) )
		.filter( ( file ) => file.endsWith( '.tsx' ) )
		.map( ( file ) => `types/${ file }` ),
	...[ 'paths', 'languages', 'piping' ].map( ( name ) => `${ name }/index.ts` ),
	...[ 'intro', 'details' ].map( ( name ) => `${ name }/index.tsx` ),
];

describe( 'what the widget hands to the files of question types', () => {
	it( 'is all that runtime.ts hands on', () => {
		const { take, registers, ...handed } = runtime;
		expect( [ take, registers ] ).not.toContain( undefined );
		expect( Object.keys( KIT ) ).toEqual( expect.arrayContaining( Object.keys( handed ) ) );
	} );

	it.each( parts )( 'has what %s takes from React', ( part ) => {
		const files = taken( path.join( SURVEY, part ) );
		const missing = [ ...files ].flatMap( ( [ file, names ] ) =>
			names.filter( ( name ) => ! ( name in KIT && name in runtime ) ).map( ( name ) => `${ file }: ${ name }` )
		);
		expect( missing ).toEqual( [] );
	} );
} );

describe( 'the test of it', () => {
	it( 'sees hooks, fragments and imports of the whole', () => {
		expect( takenBy( "import { useEffect, type FC,\n\tuseRef } from 'react';" ) ).toEqual( [
			'useEffect',
			'useRef',
		] );
		expect( takenBy( 'return <>x</>;' ) ).toEqual( [ 'Fragment' ] );
		expect( takenBy( "import type { FC } from 'react';" ) ).toEqual( [] );
		expect( taken( path.join( SURVEY, 'types/upload.tsx' ) ).size ).toBeGreaterThan( 3 );
	} );
} );
