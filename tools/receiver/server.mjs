/**
 * A receiver of webhooks as a program, for tests:
 *
 *   node tools/receiver/server.mjs [--port=9600] [--with-parent]
 *
 * Prints one line of JSON with its address. The path of a message chooses the answer: /ok, /slow (answers after
 * --slow seconds, 30 by default), /500, /410, /429 (Retry-After: 7200), /hang-up, /redirect and /found (307 and 302
 * to the address in `to`), /cookie (with a secret in a cookie). `POST /secret` with the secret as body makes it hold
 * signatures against it. `GET /calls` answers what came, oldest first, and forgets it.
 */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const given = Object.fromEntries(
	process.argv.slice( 2 ).map( ( argument ) => {
		const [ , name = '', value = '' ] = /^--([a-z-]+)(?:=(.*))?$/.exec( argument ) ?? [];
		return [ name, value ];
	} )
);

let secret = '';
let calls = [];

function isSigned( headers, body ) {
	try {
		new Webhook( secret ).verify( body, headers );
		return true;
	} catch {
		return false;
	}
}

function text( request ) {
	return new Promise( ( resolve, reject ) => {
		const chunks = [];
		request.on( 'data', ( chunk ) => chunks.push( chunk ) );
		request.on( 'end', () => resolve( Buffer.concat( chunks ).toString() ) );
		request.on( 'error', reject );
	} );
}

const ANSWERS = {
	'/ok': ( response ) => response.writeHead( 200, { 'content-type': 'text/plain' } ).end( 'thank you' ),
	'/500': ( response ) => response.writeHead( 500 ).end( 'upstream is restarting' ),
	'/410': ( response ) => response.writeHead( 410 ).end(),
	'/429': ( response ) => response.writeHead( 429, { 'retry-after': '7200' } ).end( 'slow down' ),
	'/cookie': ( response ) =>
		response.writeHead( 200, { 'set-cookie': 'session=very-secret' } ).end( 'x'.repeat( 9000 ) ),
	'/hang-up': ( response ) => response.socket.destroy(),
	'/slow': ( response ) => setTimeout( () => response.end( 'late' ), 1000 * Number( given.slow ?? 30 ) ).unref(),
	'/redirect': ( response, url ) => response.writeHead( 307, { location: url.searchParams.get( 'to' ) } ).end(),
	'/found': ( response, url ) => response.writeHead( 302, { location: url.searchParams.get( 'to' ) } ).end(),
};

const server = createServer( async ( request, response ) => {
	const url = new URL( request.url, 'http://receiver.test' );
	const body = await text( request );
	if ( url.pathname === '/secret' ) {
		secret = body;
		response.end();
		return;
	}
	if ( url.pathname === '/calls' ) {
		response.writeHead( 200, { 'content-type': 'application/json' } ).end( JSON.stringify( calls ) );
		calls = [];
		return;
	}
	const { headers, method } = request;
	calls.push( { path: url.pathname, method, headers, body, signed: isSigned( headers, body ) } );
	const answer = ANSWERS[ url.pathname ];
	if ( answer ) {
		answer( response, url );
	} else {
		response.writeHead( 404 ).end();
	}
} );

server.listen( Number( given.port ?? 0 ), '127.0.0.1', () => {
	process.stdout.write( `${ JSON.stringify( { url: `http://127.0.0.1:${ server.address().port }` } ) }\n` );
} );

const end = () => process.exit();
process.once( 'SIGTERM', end );
process.once( 'SIGINT', end );
if ( 'with-parent' in given ) {
	process.stdin.resume().once( 'end', end ).once( 'close', end );
}
