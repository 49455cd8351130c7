const startedAt = Date.now();

/**
 * Time since the command began, as people read it: "8 s", "2 min 05 s".
 *
 * @param {number} since Milliseconds since the epoch.
 * @return {string} The elapsed time.
 */
export function elapsed( since = startedAt ) {
	const seconds = Math.round( ( Date.now() - since ) / 1000 );
	return seconds < 60
		? `${ seconds } s`
		: `${ Math.floor( seconds / 60 ) } min ${ String( seconds % 60 ).padStart( 2, '0' ) } s`;
}

/**
 * Prints the current step.
 *
 * @param {string} message One line.
 */
export function say( message ) {
	process.stdout.write( `[${ elapsed().padStart( 11 ) }] ${ message }\n` );
}

/**
 * Prints the current step, and every 20 seconds that it is still running.
 *
 * @template T
 * @param {string}           message What.
 * @param {() => Promise<T>} work    The work.
 * @return {Promise<T>} Its result.
 */
export async function during( message, work ) {
	say( message );
	const heartbeat = setInterval( () => say( `… still: ${ message }` ), 20_000 );
	try {
		return await work();
	} finally {
		clearInterval( heartbeat );
	}
}

/** An error that the reader can act on: printed without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command's main function and turns its failure into an exit code.
 *
 * @param {() => Promise<void>} run The command.
 */
export async function main( run ) {
	try {
		await run();
	} catch ( error ) {
		process.stderr.write( `\n${ error instanceof UserError ? error.message : error.stack }\n` );
		process.exitCode = 1;
	}
}
