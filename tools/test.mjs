/**
 * All tests, or some parts: npm test [-- <part> …]. Installs what is missing.
 * The last line says "N passed, N failed".
 */
import { existsSync } from 'node:fs';
import { ensureNodeModules } from './lib/install.mjs';
import { elapsed, main, say, UserError } from './lib/log.mjs';

const AT_ONCE = 2;
const SLOWEST = 10;

/**
 * Runs one part and says how it went.
 *
 * @param {string}  name   Part.
 * @param {Object}  part   From PARTS.
 * @param {boolean} stream Show its output while it runs, not only when it fails.
 * @return {Promise<import('./test/parts.mjs').Result>} Its result.
 */
async function runPart( name, part, stream ) {
	const began = Date.now();
	const output = [];
	say( `${ name }: started` );
	let result;
	try {
		result = await part.run( ( data ) => {
			output.push( data );
			if ( stream ) {
				process.stdout.write( data );
			}
		} );
		if ( result.passed + result.failed === 0 ) {
			output.push( 'This part ran no test.\n' );
			result.failed = 1;
		}
	} catch ( error ) {
		output.push( `${ error instanceof UserError ? error.message : error.stack }\n` );
		result = { passed: 0, failed: 1 };
	} finally {
		await part.finish?.();
	}
	if ( result.failed && ! stream ) {
		const lines = output.join( '' ).trimEnd().split( '\n' );
		const shown = lines.slice( -120 ).map( ( line ) => `    ${ line }` );
		process.stdout.write( `\n---- ${ name }\n${ shown.join( '\n' ) }\n----\n\n` );
	} else if ( result.failed ) {
		process.stdout.write( output.at( -1 ) ?? '' );
	}
	say(
		`${ name }: ${ result.failed ? 'FAILED' : 'ok' }, ${ result.passed } passed, ${ result.failed } failed (${ elapsed(
			began
		) })`
	);
	return result;
}

/**
 * The asked parts with those that they need before them.
 *
 * @param {Object}   parts All parts.
 * @param {string[]} asked Names.
 * @return {string[]} Names in order.
 */
function choose( parts, asked ) {
	const unknown = asked.filter( ( name ) => ! parts[ name ] );
	if ( unknown.length ) {
		throw new UserError(
			`No such part: ${ unknown.join( ', ' ) }. There is: ${ Object.keys( parts ).join( ', ' ) }`
		);
	}
	const wanted = asked.length ? asked : Object.keys( parts );
	const needed = wanted.flatMap( ( name ) => [ ...( parts[ name ].after ?? [] ), name ] );
	return Object.keys( parts ).filter( ( name ) => needed.includes( name ) );
}

await main( async () => {
	await ensureNodeModules();
	const { PARTS, reports } = await import( './test/parts.mjs' );
	const { casesSince, failureLines, slowestLines } = await import( './test/cases.mjs' );
	const began = Date.now();
	const waiting = choose( PARTS, process.argv.slice( 2 ) );
	const stream = waiting.length === 1;
	const running = new Map();
	const results = new Map();

	const heartbeat = setInterval( () => {
		const now = [ ...running ].map( ( [ name, since ] ) => `${ name } (${ elapsed( since ) })` );
		say( `… running ${ now.join( ', ' ) }; ${ waiting.length } to come` );
	}, 20_000 );

	process.once( 'SIGINT', async () => {
		say( 'Stopping' );
		await Promise.all( [ ...running.keys() ].map( ( name ) => PARTS[ name ].finish?.() ) );
		process.exit( 130 );
	} );

	const worker = async () => {
		while ( waiting.length ) {
			const next = waiting.findIndex( ( name ) =>
				( PARTS[ name ].after ?? [] ).every( ( before ) => results.has( before ) )
			);
			if ( next === -1 ) {
				await Promise.race( [ ...running.keys() ].map( ( name ) => promises.get( name ) ) );
				continue;
			}
			const [ name ] = waiting.splice( next, 1 );
			const part = PARTS[ name ];
			const broken = ( part.after ?? [] ).find( ( before ) => results.get( before ).failed );
			if ( broken ) {
				say( `${ name }: FAILED, because ${ broken } failed` );
				results.set( name, { passed: 0, failed: 1 } );
				continue;
			}
			running.set( name, Date.now() );
			const promise = runPart( name, part, stream );
			promises.set( name, promise );
			results.set( name, await promise );
			running.delete( name );
		}
	};
	const promises = new Map();
	try {
		await Promise.all( Array.from( { length: AT_ONCE }, worker ) );
	} finally {
		clearInterval( heartbeat );
	}

	const cases = existsSync( reports ) ? casesSince( reports, began ) : [];
	const print = ( title, lines ) => {
		if ( lines.length ) {
			say( title );
			process.stdout.write( `${ lines.join( '\n' ) }\n` );
		}
	};
	print( 'The slowest cases', slowestLines( cases, SLOWEST ) );
	print( 'What failed', failureLines( cases ) );

	const sum = ( key ) => [ ...results.values() ].reduce( ( total, result ) => total + result[ key ], 0 );
	const broken = [ ...results ].filter( ( [ , result ] ) => result.failed ).map( ( [ name ] ) => name );
	say( broken.length ? `Failed: ${ broken.join( ', ' ) }` : 'Everything passed' );
	process.stdout.write( `${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed\n` );
	process.exitCode = broken.length ? 1 : 0;
} );
