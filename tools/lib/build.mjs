import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localCache, root } from './paths.mjs';
import { during } from './log.mjs';
import { run } from './run.mjs';

const stamp = join( localCache, 'build.stamp' );
const watched = [ 'src', 'tools', 'webpack.config.js', 'package-lock.json' ];

async function newest( path ) {
	const found = statSync( path );
	if ( ! found.isDirectory() ) {
		return found.mtimeMs;
	}
	const entries = await readdir( path );
	const times = await Promise.all( entries.map( ( name ) => newest( join( path, name ) ) ) );
	return Math.max( found.mtimeMs, ...times );
}

/** Builds the front end when its sources are newer than the last build. */
export async function ensureBuild() {
	const times = await Promise.all(
		watched
			.map( ( name ) => join( root, name ) )
			.filter( existsSync )
			.map( newest )
	);
	const state = String( Math.max( ...times ) );
	if ( existsSync( join( root, 'build' ) ) && existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === state ) {
		return;
	}
	await mkdir( localCache, { recursive: true } );
	await rm( stamp, { force: true } );
	await during( 'Building the apps and the widget', () =>
		run( process.execPath, [ join( root, 'tools/build.mjs' ) ], { cwd: root } )
	);
	await writeFile( stamp, state );
}
