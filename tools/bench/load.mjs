import { connect } from 'node:net';

/**
 * Sends requests over keep-alive connections for a while. It shares the processors with the server, so it does
 * as little as possible: it writes bytes and looks for the end of the reply.
 *
 * @param {Object}                          options           Options.
 * @param {string|Function}                 options.url       Address, or what answers that of the n-th request.
 * @param {(n: number) => string|undefined} options.body      Body of the n-th request; undefined = none.
 * @param {Object|Function}                 [options.headers] Headers, or what answers those of the n-th request.
 * @param {number}                          options.seconds   How long.
 * @param {number}                          [options.clients] Connections at once.
 * @param {number[]}                        options.expected  Statuses that count as done.
 * @return {Promise<{rate: number, times: number[]}>} Requests per second; milliseconds of each.
 */
export async function load( { url, body, headers = {}, seconds, clients = 8, expected } ) {
	const times = [];
	const startedAt = performance.now();
	const until = startedAt + seconds * 1000;
	let sent = 0;
	const of = ( value, n ) => ( typeof value === 'function' ? value( n ) : value );
	const client = async () => {
		const connection = await open( of( url, 0 ) );
		while ( performance.now() < until ) {
			const at = performance.now();
			const n = sent++;
			const answer = await connection.ask( message( of( url, n ), of( headers, n ), body( n ) ) );
			const status = Number( answer.slice( 9, 12 ) );
			if ( ! expected.includes( status ) ) {
				throw new Error( `${ of( url, n ) } answered ${ status }: ${ answer.slice( 0, 600 ) }` );
			}
			times.push( performance.now() - at );
		}
		connection.close();
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	const took = ( performance.now() - startedAt ) / 1000;
	return { rate: times.length / took, times };
}

/** A POST as HTTP/1.1 writes it. */
function message( url, headers, body ) {
	const { host, pathname, search } = new URL( url );
	const lines = Object.entries( {
		host,
		...( body === undefined ? {} : { 'content-type': 'application/json' } ),
		'content-length': Buffer.byteLength( body ?? '' ),
		...headers,
	} ).map( ( [ name, value ] ) => `${ name }: ${ value }\r\n` );
	return `POST ${ pathname }${ search } HTTP/1.1\r\n${ lines.join( '' ) }\r\n${ body ?? '' }`;
}

/** A connection that carries one request after the other. */
async function open( url ) {
	const { hostname, port } = new URL( url );
	const socket = connect( { host: hostname, port: Number( port ), noDelay: true } );
	socket.setEncoding( 'latin1' );
	let text = '';
	let waiting;
	socket.on( 'data', ( part ) => {
		text += part;
		if ( isWhole( text ) ) {
			const answer = text;
			text = '';
			waiting.resolve( answer );
		}
	} );
	socket.on( 'error', ( error ) => waiting.reject( error ) );
	socket.on( 'close', () =>
		waiting.reject( new Error( `${ url } closed the connection after: ${ text.slice( 0, 300 ) }` ) )
	);
	await new Promise( ( resolve, reject ) => {
		waiting = { resolve, reject };
		socket.once( 'connect', resolve );
	} );
	return {
		ask: ( request ) =>
			new Promise( ( resolve, reject ) => {
				waiting = { resolve, reject };
				socket.write( request );
			} ),
		close: () => socket.destroy(),
	};
}

/** Whether a reply has arrived completely: by its length, or by its last chunk. */
function isWhole( text ) {
	const head = text.indexOf( '\r\n\r\n' );
	if ( head < 0 ) {
		return false;
	}
	const length = /^content-length: (\d+)/im.exec( text.slice( 0, head ) );
	return length ? text.length >= head + 4 + Number( length[ 1 ] ) : text.endsWith( '\r\n0\r\n\r\n' );
}
