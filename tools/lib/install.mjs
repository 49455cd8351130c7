/**
 * Brings node_modules and vendor up to date. Node's own modules only: this
 * runs before anything is installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { during, UserError } from './log.mjs';
import { run } from './run.mjs';
import { ensureSystem } from './debian.mjs';

function readJson( path ) {
	return existsSync( path ) ? JSON.parse( readFileSync( path, 'utf8' ) ) : undefined;
}

/** Whether every package of the lock file is there in its version. */
function nodeModulesAreCurrent() {
	const wanted = readJson( join( root, 'package-lock.json' ) );
	const found = readJson( join( root, 'node_modules/.package-lock.json' ) );
	return (
		!! found &&
		Object.entries( wanted.packages ).every(
			( [ path, { version, optional } ] ) => ! path || optional || found.packages[ path ]?.version === version
		)
	);
}

/** Installs the npm packages when they are absent or others than the lock file says. */
export async function ensureNodeModules() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new UserError( `Node 20.19 or newer is needed; this is ${ process.versions.node }.` );
	}
	if ( nodeModulesAreCurrent() ) {
		return;
	}
	await during( 'Installing npm packages (about a minute, once)', () =>
		run( 'npm', [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ], { cwd: root } )
	);
}

/** Installs the Composer packages when they are absent or others than composer.json says. */
export async function ensureVendor() {
	await ensureSystem( [ 'php', 'composer' ] );
	const { require, 'require-dev': development } = readJson( join( root, 'composer.json' ) );
	const wanted = Object.entries( { ...require, ...development } ).filter( ( [ name ] ) => name !== 'php' );
	const found = readJson( join( root, 'vendor/composer/installed.json' ) )?.packages ?? [];
	const isCurrent = wanted.every( ( [ name, version ] ) =>
		found.some( ( item ) => item.name === name && item.version.replace( /^v/, '' ) === version )
	);
	if ( isCurrent ) {
		return;
	}
	await during( 'Installing Composer packages', () =>
		run( 'composer', [ 'update', '--no-interaction', '--no-progress', '--quiet' ], {
			cwd: root,
			// A container's root is its only user; Composer would ask about it.
			env: { COMPOSER_ALLOW_SUPERUSER: '1' },
		} )
	);
}
