/**
 * The development vendor beside a site: packages signed with this checkout's
 * own key, and the service that offers them (tools/vendor/).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keysByName, startVendor } from '../vendor/service.mjs';
import { ensureVendor } from './install.mjs';
import { freePort, waitForPort } from './net.mjs';
import { root } from './paths.mjs';
import { startDaemon } from './run.mjs';

export { keysByName };

/** Addresses of documentation and countries for them. A release brings what `npm run zip -- --countries=` names. */
const DEVELOPMENT_COUNTRIES = join( root, 'tests/fixtures/countries.mmdb' );

/**
 * Where the service of a site finds its packages.
 *
 * @param {string} folder The site's folder.
 * @return {string} Folder of catalog and zips.
 */
const packagesOf = ( folder ) => join( folder, 'packages' );

/**
 * Makes the packages of this checkout, signed for this machine. The front end must be built.
 *
 * @param {string} folder The site's folder.
 * @return {Promise<string>} Zip of the Lite edition.
 */
export async function makeSitePackages( folder ) {
	const { developmentKey } = await import( './zip/signing.mjs' );
	const { makePackages } = await import( './zip/packages.mjs' );
	// Packages carry the libraries that Composer brings.
	await ensureVendor();
	const [ lite ] = await makePackages( packagesOf( folder ), await developmentKey(), DEVELOPMENT_COUNTRIES );
	return join( packagesOf( folder ), lite.file );
}

/**
 * Constants with which a site finds the service and trusts its packages.
 *
 * @param {string} url Address of the service.
 * @return {Promise<Record<string, string>>} Values by name.
 */
export async function vendorConstants( url ) {
	const { developmentKey, publicKeyOf } = await import( './zip/signing.mjs' );
	return {
		USERFEEDBACK_CORE_VENDOR_URL: url,
		USERFEEDBACK_CORE_VENDOR_KEY: publicKeyOf( await developmentKey() ),
	};
}

/**
 * Starts the service in this process.
 *
 * @param {string} folder The site's folder.
 * @param {number} [port] A free port; any one without it.
 * @return {Promise<{url: string, close: Function}>} The running service.
 */
export const startVendorHere = ( folder, port ) =>
	startVendor( { port, packages: packagesOf( folder ), state: join( folder, 'activations.json' ) } );

/**
 * Starts the service as a process of its own.
 *
 * @param {string} folder The site's folder.
 * @param {number} [wish] Port to prefer.
 * @return {Promise<{pid: number, port: number}>} The service.
 */
export async function startVendorDaemon( folder, wish ) {
	const port = await freePort( wish );
	const pid = startDaemon(
		process.execPath,
		[
			join( root, 'tools/vendor/server.mjs' ),
			`--port=${ port }`,
			`--packages=${ packagesOf( folder ) }`,
			`--state=${ join( folder, 'activations.json' ) }`,
		],
		join( folder, 'vendor.log' )
	);
	await waitForPort( port, 'The development vendor' );
	return { pid, port };
}

/**
 * Unpacks one of a site's packages, as an installation would.
 *
 * @param {string} folder The site's folder, with its packages.
 * @param {string} name   Begin of the file name, e.g. `userfeedback-lite`.
 * @param {string} to     Folder that receives the plugin's folder; an older one of the plugin goes.
 */
export async function unpack( folder, name, to ) {
	const { unzipSync } = await import( 'fflate' );
	const { packages: offered } = JSON.parse( await readFile( join( packagesOf( folder ), 'catalog.json' ), 'utf8' ) );
	const version = offered[ 0 ].version;
	const files = Object.entries(
		unzipSync( await readFile( join( packagesOf( folder ), `${ name }-${ version }.zip` ) ) )
	);
	const [ top ] = files[ 0 ][ 0 ].split( '/' );
	await rm( join( to, top ), { recursive: true, force: true } );
	for ( const [ path, bytes ] of files ) {
		if ( ! path.endsWith( '/' ) ) {
			await mkdir( dirname( join( to, path ) ), { recursive: true } );
			await writeFile( join( to, path ), bytes );
		}
	}
}
