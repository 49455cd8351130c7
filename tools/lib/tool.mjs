/**
 * Packages that only one command needs and that are too large for every
 * contributor: installed by that command, at one version, in the shared cache.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { during } from './log.mjs';
import { sharedCache } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs a package unless it is there.
 *
 * @param {string} name    Package.
 * @param {string} version Exact version.
 * @return {Promise<(module: string) => Promise<Object>>} Imports the package or one of its dependencies.
 */
export async function ensureTool( name, version ) {
	const folder = join( sharedCache, 'tools', `${ name }-${ version }` );
	if ( ! existsSync( join( folder, 'node_modules' ) ) ) {
		// Renamed when complete, so that an interrupted install is never taken for a whole one.
		const part = `${ folder }.${ process.pid }`;
		await mkdir( part, { recursive: true } );
		try {
			await writeFile(
				join( part, 'package.json' ),
				JSON.stringify( { private: true, dependencies: { [ name ]: version } } )
			);
			await during( `Installing ${ name } ${ version } (once)`, () =>
				run( 'npm', [ 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error' ], {
					cwd: part,
				} )
			);
			await rename( part, folder );
		} finally {
			await rm( part, { recursive: true, force: true } );
		}
	}
	const { resolve } = createRequire( join( folder, 'package.json' ) );
	return ( module ) => import( pathToFileURL( resolve( module ) ).href );
}
