import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { site } from './site';

interface Running< Ready > {
	ready: Ready;
	stop: () => void;
}

/**
 * Starts a stand-in of tools/ and waits for its line of JSON. It ends with `stop()`, or with the tests.
 *
 * @param file Below tools/, e.g. `mail/server.mjs`.
 */
export async function startService< Ready >( file: string ): Promise< Running< Ready > > {
	const process_ = spawn( process.execPath, [ join( site.checkout, 'tools', file ), '--with-parent' ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const [ line ] = ( await Promise.race( [
		new Promise( ( resolve ) =>
			createInterface( { input: process_.stdout } ).once( 'line', ( text ) => resolve( [ text ] ) )
		),
		new Promise( ( _resolve, reject ) =>
			process_.once( 'exit', () => reject( new Error( `tools/${ file } did not start.` ) ) )
		),
	] ) ) as [ string ];
	return { ready: JSON.parse( line ) as Ready, stop: () => process_.stdin.end() };
}

/**
 * Puts PHP into a must-use plugin of the test site.
 *
 * @param code PHP without an opening tag.
 * @return Takes it away.
 */
export function mustUse( name: string, code: string ): () => void {
	const folder = join( site.plugins, '../mu-plugins' );
	const file = join( folder, `${ name }.php` );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( file, `<?php\n${ code }\n` );
	return () => rmSync( file, { force: true } );
}
