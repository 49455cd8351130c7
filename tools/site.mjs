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
import { main, say, UserError } from './lib/log.mjs';
import { Site } from './lib/site.mjs';

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
	const site = new Site( options );
	switch ( command ) {
		case 'up':
			await site.up();
			await site.activate();
			say( `${ site.url }/          visitor` );
			say( `${ site.url }/wp-admin/ admin/admin (also editor, author, contributor, subscriber)` );
			say( `PHP notices: ${ site.debugLog }` );
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
