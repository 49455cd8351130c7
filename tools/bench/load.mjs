import { Agent, request } from 'node:http';

/**
 * Sends requests over keep-alive connections for a while.
 *
 * @param {Object}                            options             Options.
 * @param {string}                            options.url         Address.
 * @param {(n: number) => string|undefined}   options.body        Body of the n-th request; undefined = none.
 * @param {Object}                            [options.headers]   Headers.
 * @param {number}                            options.seconds     How long.
 * @param {number}                            [options.clients]   Connections at once.
 * @param {number[]}                          options.expected    Statuses that count as done.
 * @return {Promise<{rate: number, times: number[]}>} Requests per second; milliseconds of each.
 */
export async function load( { url, body, headers = {}, seconds, clients = 8, expected } ) {
	const agent = new Agent( { keepAlive: true, maxSockets: clients } );
	const times = [];
	const until = performance.now() + seconds * 1000;
	const startedAt = performance.now();
	let sent = 0;
	const client = async () => {
		while ( performance.now() < until ) {
			const at = performance.now();
			const { status, text } = await post( agent, url, body( sent++ ), headers );
			if ( ! expected.includes( status ) ) {
				throw new Error( `${ url } answered ${ status }: ${ text.slice( 0, 300 ) }` );
			}
			times.push( performance.now() - at );
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	const took = ( performance.now() - startedAt ) / 1000;
	agent.destroy();
	return { rate: times.length / took, times };
}

function post( agent, url, body, headers ) {
	return new Promise( ( resolve, reject ) => {
		const call = request(
			url,
			{
				agent,
				method: 'POST',
				headers: {
					...( body === undefined ? {} : { 'content-type': 'application/json' } ),
					'content-length': Buffer.byteLength( body ?? '' ),
					...headers,
				},
			},
			( response ) => {
				const parts = [];
				response.on( 'data', ( part ) => parts.push( part ) );
				response.on( 'end', () =>
					resolve( { status: response.statusCode, text: Buffer.concat( parts ).toString() } )
				);
			}
		);
		call.on( 'error', reject );
		call.end( body );
	} );
}
