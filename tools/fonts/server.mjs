/**
 * A font host for development and tests, as Google Fonts answers at /css2:
 *
 *   node tools/fonts/server.mjs [--port=9600]
 *
 * Prints one line of JSON with its address when it is ready; ends with SIGTERM, SIGINT, or when whoever
 * started it goes away (--with-parent). Every family is Font Awesome: real files, so that browsers take them.
 * `POST /switch` with `mode` makes it fail, `GET /switch` answers mode and calls.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const MODES = {
	normal: 'Answers as it should',
	down: 'Hangs up without an answer',
	error: 'Answers status 500',
	unknown: 'Answers status 400, as for a family that it does not have',
	html: 'Answers a web page with status 200',
	elsewhere: 'Names a file on another host',
	picture: 'Sends a picture as font',
	cut: 'Sends half of each file',
	huge: 'Sends files that are too large',
	many: 'Names 200 files',
	hostile: 'Puts CSS of its own into the style sheet',
};

const folder = path.dirname( createRequire( import.meta.url ).resolve( '@fortawesome/fontawesome-free/package.json' ) );
const FILES = {
	latin: readFileSync( path.join( folder, 'webfonts/fa-regular-400.woff2' ) ),
	'latin-ext': readFileSync( path.join( folder, 'webfonts/fa-v4compatibility.woff2' ) ),
};
const RANGES = { latin: 'U+0000-00FF, U+2000-206F', 'latin-ext': 'U+0100-02BA, U+1E00-1E9F' };

const port = Number(
	/^--port=(\d+)$/.exec( process.argv.find( ( one ) => one.startsWith( '--port=' ) ) ?? '' )?.[ 1 ] ?? 0
);
const calls = [];
let mode = 'normal';
let url = '';

function face( family, weight, subset ) {
	const host = mode === 'elsewhere' ? 'http://127.0.0.1:1' : url;
	const more = mode === 'hostile' ? 'background: url(https://evil.example/x);' : '';
	return `/* ${ subset } */
@font-face {
  font-family: '${ family }';
  font-style: normal;
  font-weight: ${ weight };
  font-display: swap;
  src: url(${ host }/s/${ subset }.woff2) format('woff2');
  ${ more }unicode-range: ${ RANGES[ subset ] };
}
`;
}

function sheet( family, weight ) {
	const subsets = mode === 'many' ? Array( 200 ).fill( 'latin' ) : Object.keys( FILES );
	const before = mode === 'hostile' ? '@import url(https://evil.example/all.css);\n' : '';
	return before + subsets.map( ( subset ) => face( family, weight, subset ) ).join( '' );
}

function fileOf( subset ) {
	const whole = FILES[ subset ];
	switch ( mode ) {
		case 'picture':
			return Buffer.from( 'GIF89a' );
		case 'cut':
			return whole.subarray( 0, whole.length / 2 );
		case 'huge':
			return Buffer.concat( [ whole, Buffer.alloc( 600_000 ) ] );
		default:
			return whole;
	}
}

function control( request, response ) {
	let text = '';
	request.on( 'data', ( piece ) => ( text += piece ) );
	request.on( 'end', () => {
		const wanted = new URLSearchParams( text ).get( 'mode' );
		if ( wanted && wanted in MODES ) {
			mode = wanted;
		}
		response.writeHead( 200, { 'Content-Type': 'application/json' } );
		response.end( JSON.stringify( { mode, calls } ) );
	} );
}

const server = createServer( ( request, response ) => {
	const { pathname, searchParams } = new URL( request.url, 'http://fonts' );
	if ( pathname === '/switch' ) {
		control( request, response );
		return;
	}
	calls.push( {
		path: request.url,
		agent: request.headers[ 'user-agent' ] ?? '',
		referer: request.headers.referer ?? '',
	} );
	const send = ( status, type, body ) => {
		response.writeHead( status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } );
		response.end( body );
	};
	const [ , family, weight = '400' ] = /^([^:]+)(?::wght@(\d+))?$/.exec( searchParams.get( 'family' ) ?? '' ) ?? [];
	const subset = /^\/s\/([a-z-]+)\.woff2$/.exec( pathname )?.[ 1 ] ?? '';
	if ( mode === 'down' ) {
		response.socket?.destroy();
	} else if ( mode === 'error' ) {
		send( 500, 'text/plain', 'Broken' );
	} else if ( mode === 'html' ) {
		send( 200, 'text/html', '<!doctype html><title>Log in</title>' );
	} else if ( pathname === '/css2' && family && mode !== 'unknown' ) {
		send( 200, 'text/css', sheet( family, weight ) );
	} else if ( subset in FILES ) {
		send( 200, 'font/woff2', fileOf( subset ) );
	} else {
		send( 400, 'text/html', 'The requested font families are not available.' );
	}
} );

server.listen( port, '127.0.0.1', () => {
	url = `http://127.0.0.1:${ server.address().port }`;
	process.stdout.write( `${ JSON.stringify( { url } ) }\n` );
} );

const end = () => {
	server.close( () => process.exit() );
	server.closeAllConnections();
};
process.once( 'SIGTERM', end );
process.once( 'SIGINT', end );
if ( process.argv.includes( '--with-parent' ) ) {
	process.stdin.resume().once( 'end', end ).once( 'close', end );
}
