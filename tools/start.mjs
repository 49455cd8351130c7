/**
 * The demo: WordPress with the plugin, a published survey of all nine types, five of a shop and
 * 4,000 responses, on a machine with Node, PHP and Composer only.
 *
 *   npm start [-- --reset] [-- --port=9400]
 *   npm start -- --lite    an empty site with Lite, as a person finds it who then buys a key
 *
 * The development vendor runs beside it: license keys, addons, and switches to make it fail.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGoogle } from './google/service.mjs';
import * as demo from './lib/demo.mjs';
import { googleConstants } from './lib/google.mjs';
import { ensureNodeModules } from './lib/install.mjs';
import { during, elapsed, main, say, UserError } from './lib/log.mjs';
import { probePort } from './lib/net.mjs';
import { localCache } from './lib/paths.mjs';
import { addonSlugs } from './lib/site.mjs';
import { keysByName, makeSitePackages, startVendorHere, unpack, vendorConstants } from './lib/vendor.mjs';

function readArguments() {
	const wish = { port: 9400, reset: false, lite: false };
	const args = process.argv.slice( 2 );
	while ( args.length ) {
		const [ name, value ] = args.shift().split( '=' );
		if ( name === '--reset' ) {
			wish.reset = true;
		} else if ( name === '--lite' ) {
			wish.lite = true;
		} else if ( name === '--port' ) {
			wish.port = Number( value ?? args.shift() );
		} else {
			throw new UserError( `Unknown option ${ name }. There is --reset, --lite and --port=<number>.` );
		}
	}
	if ( ! Number.isInteger( wish.port ) || wish.port < 1 || wish.port > 65535 ) {
		throw new UserError( '--port takes a number from 1 to 65535.' );
	}
	return wish;
}

/**
 * The wished port, or the next one that nobody has.
 *
 * @param {number} wish First port to try.
 * @return {Promise<number>} A free one.
 */
async function nextFreePort( wish ) {
	for ( let port = wish; port < wish + 50; port++ ) {
		if ( await probePort( port ) ) {
			if ( port !== wish ) {
				say( `Port ${ wish } is taken; using ${ port }` );
			}
			return port;
		}
	}
	throw new UserError( `No free port from ${ wish } to ${ wish + 49 }.` );
}

async function fillDemo( ask, lite ) {
	say( 'Setting up the demo site' );
	await ask( 'set-up' );
	if ( lite ) {
		return;
	}
	await ask( 'addons' );
	await ask( 'license', { key: keysByName().elite } );
	say( 'Publishing the demo surveys' );
	await ask( 'survey' );
	for ( let done = 0, all = 1; done < all; ) {
		( { done, all } = await ask( 'responses', { from: done } ) );
		say( `Demo responses: ${ done } of ${ all }` );
	}
	say( 'Rating the demo posts' );
	await ask( 'ratings' );
	say( 'Recording a demo page' );
	await ask( 'heatmap' );
}

/**
 * Plugins that are copies: on the first start all, later
 * the addons that are installed by then, so that they fit the checkout.
 *
 * @param {Object}  server   Playground.
 * @param {string}  folder   The site's folder.
 * @param {boolean} lite     Whether the site began as Lite.
 * @param {boolean} wasReady Whether this is a later start.
 */
async function putPlugins( server, folder, lite, wasReady ) {
	if ( lite && ! wasReady ) {
		await unpack( folder, 'userfeedback-lite', server.plugins );
	}
	for ( const slug of addonSlugs() ) {
		const installed = existsSync( join( server.plugins, `userfeedback-${ slug }` ) );
		if ( installed || ( ! lite && ! wasReady ) ) {
			await unpack( folder, `userfeedback-${ slug }`, server.plugins );
		}
	}
}

await main( async () => {
	const { port: wish, reset, lite } = readArguments();
	const folder = join( localCache, lite ? 'start-lite' : 'start' );
	const markerFile = join( folder, 'ready.json' );
	say( 'Starting the UserFeedback demo' );
	await ensureNodeModules();
	const { ensureBuild } = await import( './lib/build.mjs' );
	const { Playground } = await import( './lib/playground.mjs' );
	await ensureBuild();
	const isReady = existsSync( markerFile );
	if ( reset || ! isReady ) {
		if ( reset ) {
			say( 'Removing the old demo data' );
		}
		// Also what an interrupted first start left half done.
		await rm( folder, { recursive: true, force: true } );
	}
	const wasReady = ! reset && isReady;
	const port = await nextFreePort( wish );
	await mkdir( folder, { recursive: true } );
	await during( 'Packing the addons for the vendor', () => makeSitePackages( folder ) );
	const vendor = await startVendorHere( folder, await nextFreePort( port + 100 ) );
	const google = await startGoogle( { port: await nextFreePort( port + 200 ) } );
	const server = new Playground( {
		folder,
		php: '8.3',
		port,
		constants: { ...( await vendorConstants( vendor.url ) ), ...googleConstants( google.url ) },
		// Addons are copies: WordPress may update and delete what it installed, never the checkout.
		checkout: lite ? [] : [ 'userfeedback' ],
	} );
	await server.prepare();
	await putPlugins( server, folder, lite, wasReady );
	const token = randomBytes( 16 ).toString( 'hex' );
	await demo.writeMustUsePlugin( server, token, Intl.DateTimeFormat().resolvedOptions().timeZone );
	const ask = ( step, more ) => demo.ask( server, token, step, more );

	let isStopping = false;
	const ended = new Promise( ( resolve ) => {
		for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
			process.once( signal, () => {
				isStopping = true;
				resolve();
			} );
		}
	} );
	const run = async () => {
		await during( 'Starting WordPress in Playground (PHP in WebAssembly, SQLite)', () => server.start() );
		if ( wasReady ) {
			const { url } = JSON.parse( readFileSync( markerFile, 'utf8' ) );
			if ( url !== server.url ) {
				say( 'Moving the site to its new port' );
				await ask( 'move', { from: url } );
				await writeFile( markerFile, JSON.stringify( { url: server.url } ) );
			}
		} else {
			await fillDemo( ask, lite );
			await writeFile( markerFile, JSON.stringify( { url: server.url } ) );
		}
		if ( ! lite ) {
			say( 'Connecting Google Drive' );
			await ask( 'drive' );
		}
		process.stdout.write( `
Ready in ${ elapsed() }.

  The site, as a visitor sees it:     ${ server.url }/
  wp-admin, one click signs you in:   ${ demo.stepUrl( server, token, 'sign-in' ) }
  The vendor, and how to make it fail: ${ vendor.url }/
  A stand-in for Google, likewise:     ${ google.url }/

  License keys to try:
${ Object.entries( keysByName() )
	.map( ( [ name, key ] ) => `    ${ name.padEnd( 10 ) } ${ key }` )
	.join( '\n' ) }
    Any other key is unknown to the vendor.

  Open the two in different browser profiles to be both people at once.
  Your data stays for the next start; npm start -- --reset begins anew.
  Ctrl-C stops.

` );
		await server.ended;
		if ( ! isStopping ) {
			throw new UserError( `Playground ended by itself:\n${ await server.tail() }` );
		}
	};
	try {
		await Promise.race( [ ended, run() ] );
	} finally {
		say( 'Stopping' );
		await server.stop();
		await vendor.close();
		await google.close();
	}
} );
