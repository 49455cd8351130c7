import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { during } from './log.mjs';
import { run } from './run.mjs';
import { cached } from './wordpress.mjs';

/**
 * Installs a package that only one command needs, into the cache that all
 * checkouts share: contributors who never run that command do not pay for it.
 *
 * @param {string} name    Package.
 * @param {string} version Exact version.
 * @return {Promise<(module: string) => Promise<Object>>} Imports the package or one of its dependencies.
 */
export async function ensureTool( name, version ) {
	const folder = await cached( `${ name }-${ version }`, async ( work ) => {
		const manifest = { private: true, dependencies: { [ name ]: version } };
		await writeFile( join( work, 'package.json' ), JSON.stringify( manifest ) );
		const args = [ 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error' ];
		await during( `Installing ${ name } ${ version } (once)`, () => run( 'npm', args, { cwd: work } ) );
	} );
	const { resolve } = createRequire( join( folder, 'package.json' ) );
	return ( module ) => import( pathToFileURL( resolve( module ) ).href );
}
