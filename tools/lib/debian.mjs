import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { during, UserError } from './log.mjs';
import { run, which } from './run.mjs';

/**
 * System programs of the tooling: how to detect each, and the Debian package that contains it.
 */
const NEEDS = {
	php: { packages: [ 'php-cli' ], there: () => !! which( 'php' ) },
	composer: { packages: [ 'composer' ], there: () => !! which( 'composer' ) },
	fpm: { packages: [ 'php-fpm' ], there: () => !! findFpm() },
	nginx: { packages: [ 'nginx-light' ], there: () => !! which( 'nginx' ) },
	mariadb: {
		packages: [ 'mariadb-server' ],
		there: () => !! which( 'mariadbd' ),
	},
	chromium: {
		packages: [ 'chromium-headless-shell', 'fonts-liberation' ],
		there: () => !! findChromium(),
	},
	dpkg: { packages: [ 'dpkg' ], there: () => !! which( 'dpkg-deb' ) },
};

const PHP_EXTENSIONS = {
	mysqli: 'php-mysql',
	curl: 'php-curl',
	gd: 'php-gd',
	zip: 'php-zip',
	pdo_sqlite: 'php-sqlite3',
	mbstring: 'php-mbstring',
	intl: 'php-intl',
	dom: 'php-xml',
};

/**
 * PHP's process manager; Debian puts the version in its name.
 *
 * @return {string|undefined} Full path.
 */
export function findFpm() {
	for ( const version of [ '', '8.5', '8.4', '8.3', '8.2', '8.1' ] ) {
		const path = which( `php-fpm${ version }` );
		if ( path ) {
			return path;
		}
	}
	return undefined;
}

/**
 * Chromium without a window, which needs a fifth less processor time for a story, or else the whole browser.
 *
 * @return {string|undefined} Full path.
 */
export function findChromium() {
	return which( 'chromium-headless-shell' ) ?? which( 'chromium' );
}

async function missingPackages( names ) {
	const packages = [];
	for ( const name of names ) {
		if ( ! NEEDS[ name ].there() ) {
			packages.push( ...NEEDS[ name ].packages );
		}
	}
	if ( names.includes( 'php' ) ) {
		const loaded = which( 'php' ) ? ( await run( 'php', [ '-m' ] ) ).output.toLowerCase().split( /\s+/ ) : [];
		for ( const [ extension, name ] of Object.entries( PHP_EXTENSIONS ) ) {
			if ( ! loaded.includes( extension ) ) {
				packages.push( name );
			}
		}
	}
	return packages;
}

let queue = Promise.resolve();

/**
 * Makes sure that system programs are there: installs them on Debian as root,
 * says exactly what to install elsewhere. One installation at a time.
 *
 * @param {string[]} names Keys of NEEDS.
 */
export function ensureSystem( names ) {
	queue = queue.catch( () => {} ).then( () => install( names ) );
	return queue;
}

async function install( names ) {
	let missing = await missingPackages( names );
	if ( ! missing.length ) {
		return;
	}
	const isRoot = process.getuid?.() === 0;
	if ( ! isRoot || ! which( 'apt-get' ) || ! existsSync( '/etc/debian_version' ) ) {
		throw new UserError(
			`Not installed: ${ names.join( ', ' ) }. On Debian or Ubuntu:\n` +
				`  sudo apt-get update && sudo apt-get install -y ${ missing.join( ' ' ) }\n` +
				'Elsewhere install PHP 8.1 or later with the same extensions, Composer, php-fpm, nginx, MariaDB and Chromium by your own package manager.'
		);
	}
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await during( `Installing Debian packages: ${ missing.join( ' ' ) }`, async () => {
		// Parts of a run are processes of their own: only one at a time may ask apt, or the others fail at its lock.
		const apt = ( args, options = {} ) =>
			run( 'flock', [ join( tmpdir(), 'userfeedback-apt.lock' ), 'apt-get', ...args ], { env, ...options } );
		// One unreachable source must not stop the others: the installation says what it lacks.
		await apt( [ 'update', '-q' ], { allowFailure: true } );
		await apt( [ 'install', '-y', '-q', '--no-install-recommends', ...missing ] );
	} );
	missing = await missingPackages( names );
	if ( missing.length ) {
		throw new UserError( `Still missing after the installation: ${ missing.join( ' ' ) }` );
	}
}
