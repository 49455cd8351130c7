/**
 * WP-CLI on the site of a browser test: `site-wp.mjs <site options as JSON> <arguments>`.
 */
import { Site } from '../lib/site.mjs';

const [ options, ...args ] = process.argv.slice( 2 );
const { code, stdout, output } = await new Site( JSON.parse( options ) ).wp( args, {
	allowFailure: true,
} );
process.stdout.write( code === 0 ? stdout : output );
process.exitCode = code;
