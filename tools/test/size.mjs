/**
 * Bytes of the build against the budgets, after gzip -9: `npm test size`.
 * What travels with a page and depends on WordPress is measured by `npm run bench`.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipped } from '../lib/gzip.mjs';
import { root } from '../lib/paths.mjs';

const build = join( root, 'build' );

/** kB of JavaScript for each admin page without core's externals: all of it. */
const ADMIN_PAGES = {
	'admin-surveys': 180,
	'admin-results': 150,
	'admin-inbox': 100,
	'admin-settings': 140,
	'admin-addons': 100,
	'admin-about': 100,
	'post-ratings': 100,
	heatmaps: 110,
};
const FIRST_SCREEN = 90;
const LOADER = 1.7;
/** Of 19 until a survey is visible: what its data leaves. */
const VISIBLE = 18.31;
/** A shared report, all of it. */
const SHARED_REPORT = 60;
/** Script and style of the rating box under a post. */
const RATING_BOX = 3;
/** Records a heatmap, at those visitors who are in the sample. */
const HEATMAP = 2.5;
/** Stands in a recorded page and decides who is. */
const HEATMAP_DECISION = 0.7;
/** A question type in a file of its own, and all of them. */
const TYPE = 3;
const TYPES = 30;
/** With what comes while the first question is read. */
const EVERYTHING = 22.3;

const bytesOf = ( path ) => gzipped( readFileSync( join( build, path ) ) );

/**
 * The scripts that an app may load later, as its webpack runtime lists them.
 *
 * @param {string} app Folder in build/.
 * @return {string[]} Paths in build/.
 */
function chunksOf( app ) {
	const code = readFileSync( join( build, app, 'index.js' ), 'utf8' );
	const [ , named = '', table = '' ] =
		code.match( /"chunks\/"\+(?:\w+|\(([^)]*)\))\+"\."\+(\{[^}]*\})\[\w+\]\+"\.js"/ ) ?? [];
	const names = new Map(
		[ ...named.matchAll( /(\w+)(?::|===\w+\?)"([\w-]+)"/g ) ].map( ( [ , id, name ] ) => [ id, name ] )
	);
	const [ , only ] = code.match( /"(chunks\/[\w.-]+\.js)"/ ) ?? [];
	if ( ! table && only ) {
		return [ only ];
	}
	if ( ! table && code.includes( '"chunks/"' ) ) {
		throw new Error( `The chunks of ${ app } cannot be read from its runtime.` );
	}
	return [ ...table.matchAll( /(\w+):"(\w+)"/g ) ].map(
		( [ , id, hash ] ) => `chunks/${ names.get( id ) ?? id }.${ hash }.js`
	);
}

const sum = ( paths ) => paths.reduce( ( total, path ) => total + bytesOf( path ), 0 );

const typeFiles = [ 'widget/types', 'pro-types' ].flatMap( ( folder ) =>
	existsSync( join( build, folder ) )
		? readdirSync( join( build, folder ) )
				.filter( ( file ) => file.endsWith( '.js' ) )
				.map( ( file ) => `${ folder }/${ file }` )
		: []
);

function rows() {
	const apps = Object.entries( ADMIN_PAGES ).filter( ( [ app ] ) => existsSync( join( build, app, 'index.js' ) ) );
	return [
		[ 'loader', bytesOf( 'widget/loader.js' ), LOADER ],
		[ 'loader and widget, all nine types', sum( [ 'widget/loader.js', 'widget/widget.js' ] ), VISIBLE ],
		[
			'loader, widget and delivery',
			sum( [ 'loader', 'widget', 'delivery' ].map( ( name ) => `widget/${ name }.js` ) ),
			EVERYTHING,
		],
		...typeFiles.map( ( path ) => [ `question type: ${ path }`, bytesOf( path ), TYPE ] ),
		[ 'all question types together', sum( typeFiles ), TYPES ],
		[ 'rating box', sum( [ 'pro-post-ratings/box.js', 'pro-post-ratings/box.css' ] ), RATING_BOX ],
		[ 'heatmap recorder', bytesOf( 'pro-heatmaps/recorder.js' ), HEATMAP ],
		[ 'heatmap decision, in the page', bytesOf( 'pro-heatmaps/start.js' ), HEATMAP_DECISION ],
		[ 'shared report', bytesOf( 'pro-shared-report/index.js' ), SHARED_REPORT ],
		...apps.flatMap( ( [ app, budget ] ) => [
			[ `${ app }: first screen`, bytesOf( `${ app }/index.js` ), FIRST_SCREEN ],
			[ `${ app }: everything`, sum( [ `${ app }/index.js`, ...chunksOf( app ) ] ), budget ],
		] ),
	];
}

const measured = rows().map( ( [ name, bytes, budget ] ) => ( {
	name,
	kilobytes: bytes / 1000,
	budget,
	pass: bytes <= budget * 1000,
} ) );
for ( const { name, kilobytes, budget, pass } of measured ) {
	process.stdout.write(
		`${ pass ? 'pass' : 'MISS' }  ${ name.padEnd( 36 ) } ${ kilobytes.toFixed( 2 ).padStart( 8 ) } kB  (budget ${ budget } kB)\n`
	);
}
const passed = measured.filter( ( { pass } ) => pass ).length;
const [ , , report ] = process.argv;
if ( report ) {
	await writeFile( report, JSON.stringify( { passed, failed: measured.length - passed } ) );
}
process.exitCode = passed === measured.length ? 0 : 1;
