import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const MESSAGE_LINES = 6;

/**
 * @typedef {Object} Case
 * @property {string}      part    Part of npm test.
 * @property {string}      name    File or class, and title.
 * @property {number}      seconds How long it took.
 * @property {string|null} failure What the runner said of a case that failed; null if it did not.
 */

const unescape = ( text ) =>
	text
		.replace( /&#x([0-9a-f]+);/gi, ( _, code ) => String.fromCodePoint( parseInt( code, 16 ) ) )
		.replace( /&#(\d+);/g, ( _, code ) => String.fromCodePoint( Number( code ) ) )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&apos;', "'" )
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&amp;', '&' );

/** PHPUnit and Node write JUnit; only PHPUnit's class names say more than "test". */
function fromJunit( xml ) {
	return [ ...xml.matchAll( /<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g ) ].map(
		( [ , attributes, inside = '' ] ) => {
			const value = ( key ) => unescape( attributes.match( new RegExp( `\\b${ key }="([^"]*)"` ) )?.[ 1 ] ?? '' );
			const owner = value( 'class' ).split( '\\' ).at( -1 );
			const failure = inside.match( /<(failure|error)\b[^>]*>([\s\S]*?)<\/\1>/ );
			return {
				name: [ owner, value( 'name' ) ].filter( Boolean ).join( '::' ),
				seconds: Number( value( 'time' ) ),
				failure: failure ? unescape( failure[ 2 ] ) : null,
			};
		}
	);
}

function fromVitest( { testResults } ) {
	return testResults.flatMap( ( { name: file, status, message, assertionResults } ) => [
		...assertionResults.map( ( { fullName, duration, status: outcome, failureMessages } ) => ( {
			name: `${ basename( file ) }: ${ fullName.trim() }`,
			seconds: ( duration ?? 0 ) / 1000,
			failure: outcome === 'failed' ? failureMessages.join( '\n' ) : null,
		} ) ),
		// A file that does not load has no case.
		...( status === 'failed' && ! assertionResults.length
			? [ { name: basename( file ), seconds: 0, failure: message } ]
			: [] ),
	] );
}

function fromPlaywright( { suites } ) {
	const inSuite = ( suite ) => [
		...( suite.specs ?? [] ).map( ( { title, ok, tests } ) => {
			const results = tests.flatMap( ( test ) => test.results );
			const errors = results.flatMap( ( result ) => result.errors ?? [] );
			return {
				name: `${ basename( suite.file ) }: ${ title }`,
				seconds: results.reduce( ( sum, { duration } ) => sum + duration, 0 ) / 1000,
				failure: ok ? null : errors.map( ( { message } ) => message ).join( '\n' ),
			};
		} ),
		...( suite.suites ?? [] ).flatMap( inSuite ),
	];
	return suites.flatMap( inSuite );
}

function casesOf( text, isXml ) {
	if ( isXml ) {
		return fromJunit( text );
	}
	const report = JSON.parse( text );
	if ( report.testResults ) {
		return fromVitest( report );
	}
	return report.suites ? fromPlaywright( report ) : [];
}

/**
 * The cases of the reports that a run has written.
 *
 * @param {string} folder Reports, one file for each part.
 * @param {number} since  Milliseconds; older reports are of another run.
 * @return {Case[]} In the order of their reports.
 */
export function casesSince( folder, since ) {
	return readdirSync( folder )
		.sort()
		.filter( ( name ) => statSync( join( folder, name ) ).mtimeMs >= since )
		.flatMap( ( name ) => {
			const [ part, type ] = name.split( '.' );
			const cases = casesOf( readFileSync( join( folder, name ), 'utf8' ), type === 'xml' );
			return cases.map( ( one ) => ( { part, ...one } ) );
		} );
}

/**
 * @param {Case[]} cases Cases of a run.
 * @param {number} count How many.
 * @return {string[]} A line for each of the slowest, the slowest first.
 */
export function slowestLines( cases, count ) {
	return [ ...cases ]
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, count )
		.map( ( { part, name, seconds } ) => `${ seconds.toFixed( 1 ).padStart( 10 ) } s  ${ part }  ${ name }` );
}

/**
 * What failed, so that the end of a long output says it.
 *
 * @param {Case[]} cases Cases of a run.
 * @return {string[]} A line for each case that failed, and the first lines of its message.
 */
export function failureLines( cases ) {
	return cases
		.filter( ( { failure } ) => failure !== null )
		.flatMap( ( { part, name, failure } ) => {
			// Playwright colors its messages.
			const plain = failure.replace( /\u001b\[[0-9;]*m/g, '' );
			const message = plain.split( '\n' ).filter( ( line ) => line.trim() );
			return [
				`    ${ part }  ${ name }`,
				...message.slice( 0, MESSAGE_LINES ).map( ( line ) => `        ${ line.trim() }` ),
			];
		} );
}
