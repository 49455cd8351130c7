import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Processor time that a site has used: PHP, database and web server, without the client. Other work on the
 * machine hardly affects it.
 *
 * @param {import('../lib/site.mjs').Site} site The site, up.
 * @return {Promise<number>} Milliseconds; NaN where the system does not tell.
 */
export async function processorTime( { state } ) {
	if ( ! existsSync( '/proc/self/schedstat' ) ) {
		return NaN;
	}
	const masters = [ state.fpm.pid, state.nginx.pid, state.mariadb.pid ];
	const workers = await Promise.all(
		masters.map( async ( pid ) => ( await read( `/proc/${ pid }/task/${ pid }/children` ) ).split( ' ' ) )
	);
	const times = await Promise.all( [ ...masters, ...workers.flat() ].filter( Boolean ).map( ofProcess ) );
	return times.reduce( ( sum, time ) => sum + time, 0 ) / 1e6;
}

/** Nanoseconds of all threads of a process. */
async function ofProcess( pid ) {
	const threads = await readdir( `/proc/${ pid }/task` );
	const times = await Promise.all(
		threads.map( async ( thread ) =>
			Number( ( await read( `/proc/${ pid }/task/${ thread }/schedstat` ) ).split( ' ' )[ 0 ] )
		)
	);
	return times.reduce( ( sum, time ) => sum + time, 0 );
}

/** A thread may end while it is being asked for. */
const read = async ( path ) => ( await readFile( path, 'utf8' ).catch( () => '' ) ).trim();
