import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Posts as a visitor of an address of his own, so that the stories before this
 * one do not count against his limit.
 *
 * @param localAddress One of 127.0.0.0/8.
 * @param address      Where to.
 * @param body         What; sent as JSON.
 * @param headers      Beside the type.
 */
export function postFrom( localAddress: string, address: string, body: unknown, headers: OutgoingHttpHeaders = {} ) {
	return new Promise< { status: number; body: { data: number } } >( ( resolve, reject ) => {
		const call = request(
			address,
			{ method: 'POST', localAddress, headers: { ...headers, 'content-type': 'application/json' } },
			( reply ) => {
				let text = '';
				reply.on( 'data', ( part: Buffer ) => ( text += part.toString() ) );
				reply.on( 'end', () =>
					resolve( { status: reply.statusCode ?? 0, body: JSON.parse( text ) as { data: number } } )
				);
			}
		);
		call.on( 'error', reject );
		call.end( JSON.stringify( body ) );
	} );
}
