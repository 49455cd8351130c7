import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @typedef {Object} Case
 * @property {string} part    Part of npm test.
 * @property {string} name    File or class, and title.
 * @property {number} seconds How long it took.
 */

const unescape = ( text ) =>
	text
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&apos;', "'" )
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&amp;', '&' );

/** PHPUnit and Node write JUnit; only PHPUnit's class names say more than "test". */
function fromJunit( xml ) {
	return [ ...xml.matchAll( /<testcase ([^>]*)>/g ) ].map( ( [ , attributes ] ) => {
		const value = ( key ) => unescape( attributes.match( new RegExp( `\\b${ key }="([^"]*)"` ) )?.[ 1 ] ?? '' );
		const owner = value( 'class' ).split( '\\' ).at( -1 );
		return { name: [ owner, value( 'name' ) ].filter( Boolean ).join( '::' ), seconds: Number( value( 'time' ) ) };
	} );
}

function fromVitest( { testResults } ) {
	return testResults.flatMap( ( { name: file, assertionResults } ) =>
		assertionResults.map( ( { fullName, duration } ) => ( {
			name: `${ basename( file ) }: ${ fullName.trim() }`,
			seconds: ( duration ?? 0 ) / 1000,
		} ) )
	);
}

function fromPlaywright( { suites } ) {
	const inSuite = ( suite ) => [
		...( suite.specs ?? [] ).map( ( { title, tests } ) => ( {
			name: `${ basename( suite.file ) }: ${ title }`,
			seconds:
				tests.flatMap( ( { results } ) => results ).reduce( ( sum, { duration } ) => sum + duration, 0 ) / 1000,
		} ) ),
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
 * The slowest cases of the reports that a run has written.
 *
 * @param {string} folder Reports, one file for each part.
 * @param {number} since  Milliseconds; older reports are of another run.
 * @param {number} count  How many.
 * @return {Case[]} The slowest first.
 */
export function slowest( folder, since, count ) {
	return readdirSync( folder )
		.filter( ( name ) => statSync( join( folder, name ) ).mtimeMs >= since )
		.flatMap( ( name ) => {
			const [ part, type ] = name.split( '.' );
			const cases = casesOf( readFileSync( join( folder, name ), 'utf8' ), type === 'xml' );
			return cases.map( ( one ) => ( { part, ...one } ) );
		} )
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, count );
}
