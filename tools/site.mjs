/**
 * A real WordPress for this checkout: nginx, php-fpm and MariaDB.
 *
 *   npm run site -- up [--wordpress=6.8] [--sqlite] [--test]   start it, print the address;
 *                                      --test: the one that the tests use and empty
 *   npm run site -- down                              stop it, keep the data
 *   npm run site -- reset                             remove it with its data
 *   npm run site -- url
 *   npm run site -- wp <arguments>                    WP-CLI
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { Site } from './lib/site.mjs';
import { keysByName, makeSitePackages } from './lib/vendor.mjs';

/**
 * Fills the development vendor of a site, as soon as there is a front end to pack.
 *
 * @param {Site} site The site.
 */
async function offerPackages( site ) {
	if ( existsSync( join( root, 'build/widget' ) ) ) {
		await makeSitePackages( site.folder );
	} else {
		say( 'The vendor offers no packages yet: npm run build, then npm run site -- up' );
	}
	say( `${ site.vendorUrl }/          vendor; license keys: ${ Object.values( keysByName() ).join( ', ' ) }` );
}

await main( async () => {
	const options = { wordpress: '7.1', sqlite: false };
	const [ command = 'up', ...rest ] = process.argv.slice( 2 );
	const args = rest.filter( ( arg ) => {
		if ( arg === '--sqlite' ) {
			options.sqlite = true;
		} else if ( arg === '--test' ) {
			options.purpose = 'test';
		} else if ( arg.startsWith( '--wordpress=' ) ) {
			options.wordpress = arg.slice( '--wordpress='.length );
		} else {
			return true;
		}
		return false;
	} );
	if ( ! [ '7.1', '6.8' ].includes( options.wordpress ) ) {
		throw new UserError( 'There is --wordpress=7.1 and --wordpress=6.8.' );
	}
	const site = new Site( { ...options, vendor: options.purpose !== 'test' } );
	switch ( command ) {
		case 'up':
			await site.up();
			await site.activate();
			say( `${ site.url }/          visitor` );
			say( `${ site.url }/wp-admin/ admin/admin (also editor, author, contributor, subscriber)` );
			say( `PHP notices: ${ site.debugLog }` );
			if ( site.vendor ) {
				await offerPackages( site );
			}
			return;
		case 'down':
			return site.down();
		case 'reset':
			return site.destroy();
		case 'url':
			site.requireUp();
			process.stdout.write( `${ site.url }\n` );
			return;
		case 'wp': {
			if ( ! site.sqlite ) {
				site.requireUp();
			}
			const { code } = await site.wp( args, { inherit: true, allowFailure: true } );
			process.exitCode = code;
			return;
		}
		default:
			throw new UserError( `Unknown command "${ command }": up, down, reset, url, wp.` );
	}
} );
