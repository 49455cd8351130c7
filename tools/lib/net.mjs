import { connect, createServer } from 'node:net';
import { UserError } from './log.mjs';
import { wait } from './run.mjs';

/**
 * Whether a port of this machine can be taken.
 *
 * @param {number} port Port; 0 for any.
 * @return {Promise<number>} The port, or 0 when it is taken.
 */
export function probePort( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( 0 ) );
		server.listen( port, '127.0.0.1', () => {
			const { port: found } = server.address();
			server.close( () => resolve( found ) );
		} );
	} );
}

/**
 * The wanted port if it is free, otherwise any free one.
 *
 * @param {number} [wish] Port.
 * @return {Promise<number>} A free port.
 */
export async function freePort( wish ) {
	return ( wish && ( await probePort( wish ) ) ) || probePort( 0 );
}

/**
 * Waits until something listens on a port.
 *
 * @param {number} port    Port.
 * @param {string} what    Name for the message.
 * @param {number} timeout Milliseconds.
 */
export async function waitForPort( port, what, timeout = 30000 ) {
	const deadline = Date.now() + timeout;
	while ( Date.now() < deadline ) {
		const open = await new Promise( ( resolve ) => {
			const socket = connect( port, '127.0.0.1' );
			socket.once( 'connect', () => {
				socket.destroy();
				resolve( true );
			} );
			socket.once( 'error', () => resolve( false ) );
		} );
		if ( open ) {
			return;
		}
		await wait( 100 );
	}
	throw new UserError( `${ what } did not answer on port ${ port }.` );
}
