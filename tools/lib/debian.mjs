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

/** PHP's extensions, and the Debian packages that contain them: for Composer and its packages, and for a site. */
const EXTENSIONS = {
	php: { curl: 'php-curl', dom: 'php-xml', mbstring: 'php-mbstring', zip: 'php-zip' },
	site: { gd: 'php-gd', intl: 'php-intl', mysqli: 'php-mysql', pdo_sqlite: 'php-sqlite3' },
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

/**
 * What is not there.
 *
 * @param {string[]} names Keys of NEEDS and EXTENSIONS.
 * @return {Promise<[string, string[]][]>} What people call it, and its Debian packages.
 */
async function missingOf( names ) {
	const missing = names
		.filter( ( name ) => NEEDS[ name ]?.there() === false )
		.map( ( name ) => [ name, NEEDS[ name ].packages ] );
	const wanted = names.flatMap( ( name ) => Object.entries( EXTENSIONS[ name ] ?? {} ) );
	if ( wanted.length ) {
		const loaded = which( 'php' ) ? ( await run( 'php', [ '-m' ] ) ).output.toLowerCase().split( /\s+/ ) : [];
		for ( const [ extension, name ] of wanted ) {
			if ( ! loaded.includes( extension ) ) {
				missing.push( [ `PHP's extension ${ extension }`, [ name ] ] );
			}
		}
	}
	return missing;
}

const packagesOf = ( missing ) => missing.flatMap( ( [ , packages ] ) => packages );

let queue = Promise.resolve();

/**
 * Makes sure that system programs are there: installs them on Debian as root,
 * says exactly what to install elsewhere. One installation at a time.
 *
 * @param {string[]} names Keys of NEEDS and EXTENSIONS.
 */
export function ensureSystem( names ) {
	queue = queue.catch( () => {} ).then( () => install( names ) );
	return queue;
}

async function install( names ) {
	let missing = await missingOf( names );
	if ( ! missing.length ) {
		return;
	}
	const isRoot = process.getuid?.() === 0;
	if ( ! isRoot || ! which( 'apt-get' ) || ! existsSync( '/etc/debian_version' ) ) {
		throw new UserError(
			`Not installed: ${ missing.map( ( [ name ] ) => name ).join( ', ' ) }. On Debian or Ubuntu:\n` +
				`  sudo apt-get update && sudo apt-get install -y ${ packagesOf( missing ).join( ' ' ) }\n` +
				'Elsewhere use your own package manager; PHP must be 8.1 or later, and php.ini switches its extensions on.'
		);
	}
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await during( `Installing Debian packages: ${ packagesOf( missing ).join( ' ' ) }`, async () => {
		// Parts of a run are processes of their own: only one at a time may ask apt, or the others fail at its lock.
		const apt = ( args, options = {} ) =>
			run( 'flock', [ join( tmpdir(), 'userfeedback-apt.lock' ), 'apt-get', ...args ], { env, ...options } );
		// One unreachable source must not stop the others: the installation says what it lacks.
		await apt( [ 'update', '-q' ], { allowFailure: true } );
		await apt( [ 'install', '-y', '-q', '--no-install-recommends', ...packagesOf( missing ) ] );
	} );
	missing = await missingOf( names );
	if ( missing.length ) {
		throw new UserError(
			`Still missing after the installation: ${ missing.map( ( [ name ] ) => name ).join( ', ' ) }`
		);
	}
}
