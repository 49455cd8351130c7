/**
 * The development vendor as a program:
 *
 *   node tools/vendor/server.mjs [--port=9500] [--packages=dist] [--state=<file>]
 *
 * Prints one line of JSON with its address when it is ready; ends with SIGTERM,
 * SIGINT, or when whoever started it goes away (--with-parent).
 */
import { resolve } from 'node:path';
import { root } from '../lib/paths.mjs';
import { keysByName, startVendor } from './service.mjs';

const OPTIONS = [ 'port', 'packages', 'state', 'with-parent' ];
const given = Object.fromEntries(
	process.argv.slice( 2 ).map( ( argument ) => {
		const [ , name, value = '' ] = /^--([a-z-]+)(?:=(.*))?$/.exec( argument ) ?? [];
		if ( ! OPTIONS.includes( name ) ) {
			process.stderr.write( `Unknown option ${ argument }. There is ${ OPTIONS.map( ( option ) => `--${ option }` ).join( ', ' ) }.\n` );
			process.exit( 2 );
		}
		return [ name, value ];
	} )
);

const service = await startVendor( {
	port: Number( given.port ?? 0 ),
	packages: given.packages ? resolve( given.packages ) : resolve( root, 'dist' ),
	state: given.state ? resolve( given.state ) : undefined,
} );
process.stdout.write( `${ JSON.stringify( { url: service.url, keys: keysByName() } ) }\n` );

const end = () => service.close().then( () => process.exit() );
process.once( 'SIGTERM', end );
process.once( 'SIGINT', end );
if ( 'with-parent' in given ) {
	process.stdin.resume().once( 'end', end ).once( 'close', end );
}
