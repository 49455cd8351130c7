/**
 * The packages: Lite, Pro, nine addons and the signed catalog, in dist/.
 *
 *   npm run zip                     a release. Signed with the Ed25519 key in USERFEEDBACK_SIGNING_KEY:
 *                                   a PEM, or the 32 bytes of its seed in base64
 *   npm run zip -- --development    signed with this checkout's own key; its public half is in
 *                                   .cache/signing/public.txt. A front end that is built already is used
 *   npm run zip -- --to=<folder>    elsewhere than dist/
 *   npm run zip -- --countries=<file.mmdb>    the database that Geo Restrictions brings along
 *                                   (docs/countries.md); without it the owner of a site loads one
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { ensureNodeModules, ensureVendor } from './lib/install.mjs';
import { during, main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await main( async () => {
	let to = join( root, 'dist' );
	let development = false;
	let countries = '';
	for ( const arg of process.argv.slice( 2 ) ) {
		if ( arg === '--development' ) {
			development = true;
		} else if ( arg.startsWith( '--to=' ) ) {
			to = resolve( arg.slice( '--to='.length ) );
		} else if ( arg.startsWith( '--countries=' ) ) {
			countries = resolve( arg.slice( '--countries='.length ) );
		} else {
			throw new UserError(
				`Unknown option "${ arg }": there are --development, --to=<folder> and --countries=<file>.`
			);
		}
	}
	await ensureNodeModules();
	// The Pro package carries a library of Composer's.
	await ensureVendor();
	const { developmentKey, publicKeyOf, releaseKey } = await import( './lib/zip/signing.mjs' );
	const { makePackages } = await import( './lib/zip/packages.mjs' );
	const key = development ? await developmentKey() : releaseKey();
	if ( development ) {
		await ensureBuild();
	} else {
		await during( 'Building the apps and the widget', () =>
			run( process.execPath, [ join( root, 'tools/build.mjs' ) ], { cwd: root } )
		);
	}
	for ( const { file, size } of await makePackages( to, key, countries ) ) {
		say( `${ file.padEnd( 42 ) } ${ Math.ceil( size / 1024 ) } kB` );
	}
	const { plugin } = JSON.parse( readFileSync( join( root, 'owner.json' ), 'utf8' ) );
	const missing = Object.keys( plugin ).filter( ( key ) => ! plugin[ key ] );
	if ( ! development && missing.length > 0 ) {
		say( `owner.json lacks plugin.${ missing.join( ', plugin.' ) }: headers and readme go without.` );
	}
	if ( ! development && ! countries ) {
		say( 'Geo Restrictions brings no database of countries: see docs/countries.md and --countries=<file>.' );
	}
	say( `In ${ to }, signed with the key of ${ publicKeyOf( key ) }` );
} );
