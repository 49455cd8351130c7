/**
 * Writes tests/fixtures/user-agents.json: the different User-Agent headers of
 * ten thousand real visits, by the browser, system and device that the library
 * bowser finds in them. PHPUnit holds our own parser against it. Run again
 * after an update of either package:
 *
 *   node tools/user-agents.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Bowser from 'bowser';

const visits = JSON.parse(
	readFileSync( new URL( 'user-agents.json', import.meta.resolve( 'user-agents' ) ), 'utf8' )
);

const families = {};
for ( const header of [ ...new Set( visits.map( ( visit ) => visit.userAgent ) ) ].sort() ) {
	const { browser, os, platform } = Bowser.parse( header );
	const family = [ browser.name ?? '', os.name ?? '', platform.type ?? '' ].join( '|' );
	families[ family ] ??= [];
	families[ family ].push( header );
}

const fixture = Object.fromEntries( Object.entries( families ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) );
writeFileSync(
	new URL( '../tests/fixtures/user-agents.json', import.meta.url ),
	JSON.stringify( fixture, null, '\t' ) + '\n'
);
