/**
 * The stand-in for Google as a program:
 *
 *   node tools/google/server.mjs [--port=9700]
 *
 * Prints one line of JSON with its address when it is ready; ends with SIGTERM, SIGINT, or when whoever started it
 * goes away (--with-parent). `POST /switch` with `mode`, `times` (0: until it is switched back) and `on` (a part of
 * "METHOD /path") makes calls fail, `POST /revoke-all` takes the access away, `GET /state` answers files, cells, grants
 * and the calls since the last time.
 */
import { CLIENT, startGoogle } from './service.mjs';

const OPTIONS = [ 'port', 'with-parent' ];
const given = Object.fromEntries(
	process.argv.slice( 2 ).map( ( argument ) => {
		const [ , name, value = '' ] = /^--([a-z-]+)(?:=(.*))?$/.exec( argument ) ?? [];
		if ( ! OPTIONS.includes( name ) ) {
			process.stderr.write( `Unknown option ${ argument }. There is --port and --with-parent.\n` );
			process.exit( 2 );
		}
		return [ name, value ];
	} )
);

const service = await startGoogle( { port: Number( given.port ?? 0 ) } );
process.stdout.write( `${ JSON.stringify( { url: service.url, client: CLIENT } ) }\n` );

const end = () => service.close().then( () => process.exit() );
process.once( 'SIGTERM', end );
process.once( 'SIGINT', end );
if ( 'with-parent' in given ) {
	process.stdin.resume().once( 'end', end ).once( 'close', end );
}
