import { spawn } from 'node:child_process';
import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from './log.mjs';

const isWindows = process.platform === 'win32';

/**
 * Finds a program, also in the folders that a plain user's PATH lacks.
 *
 * @param {string} name File name.
 * @return {string|undefined} Full path.
 */
export function which( name ) {
	const folders = ( process.env.PATH || '' ).split( delimiter );
	if ( ! isWindows ) {
		folders.push( '/usr/local/sbin', '/usr/sbin', '/sbin' );
	}
	const endings = isWindows ? [ '.cmd', '.exe', '' ] : [ '' ];
	for ( const folder of folders ) {
		for ( const ending of endings ) {
			const path = join( folder, name + ending );
			try {
				accessSync( path, constants.X_OK );
				return path;
			} catch {}
		}
	}
	return undefined;
}

/**
 * Runs a program to its end.
 *
 * @param {string}   command                 Program.
 * @param {string[]} args                    Arguments.
 * @param {Object}   [options]               Options.
 * @param {string}   [options.cwd]           Working folder.
 * @param {Object}   [options.env]           Added to the environment.
 * @param {string}   [options.input]         Written to its standard input.
 * @param {boolean}  [options.inherit]       Show its output instead of collecting it.
 * @param {boolean}  [options.allowFailure]  Do not throw on a non-zero exit code.
 * @param {Function} [options.onData]        Called with each piece of output.
 * @return {Promise<{code: number, output: string, stdout: string}>} What it said.
 */
export function run( command, args, options = {} ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: [
				options.input === undefined ? 'ignore' : 'pipe',
				options.inherit ? 'inherit' : 'pipe',
				options.inherit ? 'inherit' : 'pipe',
			],
			// npm and npx are .cmd files there, which only a shell can run.
			shell: isWindows && ! command.endsWith( '.exe' ),
		} );
		let output = '';
		let stdout = '';
		child.stdout?.on( 'data', ( data ) => {
			stdout += data;
			output += data;
			options.onData?.( String( data ) );
		} );
		child.stderr?.on( 'data', ( data ) => {
			output += data;
			options.onData?.( String( data ) );
		} );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			if ( code !== 0 && ! options.allowFailure ) {
				reject(
					new UserError(
						`This command failed (exit code ${ code }):\n${ command } ${ args.join(
							' '
						) }\n${ output.slice( -4000 ) }`
					)
				);
				return;
			}
			resolve( { code: code ?? 1, output, stdout } );
		} );
		if ( options.input !== undefined ) {
			child.stdin.end( options.input );
		}
	} );
}

/**
 * Starts a program that keeps running after this one ends.
 *
 * @param {string}   command Program.
 * @param {string[]} args    Arguments.
 * @param {string}   logFile Receives its output.
 * @return {number} Its process id.
 */
export function startDaemon( command, args, logFile ) {
	const log = openSync( logFile, 'a' );
	const child = spawn( command, args, {
		detached: true,
		stdio: [ 'ignore', log, log ],
	} );
	closeSync( log );
	child.unref();
	if ( ! child.pid ) {
		throw new UserError( `Could not start ${ command }.` );
	}
	return child.pid;
}

/**
 * Whether a process is there.
 *
 * @param {number|undefined} pid Process id.
 * @return {boolean} True while it runs.
 */
export function isAlive( pid ) {
	if ( ! pid ) {
		return false;
	}
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Stops a process, by force if it does not respond.
 *
 * @param {number|undefined} pid       Process id.
 * @param {number}           patience Milliseconds before force.
 */
export async function stop( pid, patience = 8000 ) {
	if ( ! isAlive( pid ) ) {
		return;
	}
	process.kill( pid, 'SIGTERM' );
	const deadline = Date.now() + patience;
	while ( isAlive( pid ) && Date.now() < deadline ) {
		await wait( 50 );
	}
	if ( isAlive( pid ) ) {
		process.kill( pid, 'SIGKILL' );
	}
}

/**
 * @param {number} milliseconds How long.
 * @return {Promise<void>} Resolves then.
 */
export function wait( milliseconds ) {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}
