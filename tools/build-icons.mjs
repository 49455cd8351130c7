/**
 * Writes the Font Awesome Free icons that icon-choice questions offer:
 *
 * - build/icons/{solid,regular,brands}.json: `{ "mug-hot": [ 576, 512, "M…" ] }`,
 *   the shapes, read by the server for visitors and by the builder for drawing;
 * - build/icons/index.json: `[ { name, label, terms, style } ]`, what the picker
 *   searches; an icon that exists in two styles is there twice.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { say } from './lib/log.mjs';

const STYLES = [ 'solid', 'regular', 'brands' ];
const target = fileURLToPath( new URL( '../build/icons/', import.meta.url ) );
const source = path.dirname( createRequire( import.meta.url ).resolve( '@fortawesome/fontawesome-free/package.json' ) );

/** @type {Record<string, { label: string, search?: { terms?: string[] }, svgs: { classic?: Record<string, { width: number, height: number, path: string }> } }>} */
const families = JSON.parse( readFileSync( path.join( source, 'metadata/icon-families.json' ), 'utf8' ) );

/**
 * A shape without what no eye sees: a unit is a twentieth of a pixel where an icon is largest (24 px, WID-53).
 * Visitors download the shapes with the question. Arcs keep a decimal: with rounded radii they would not meet.
 *
 * @param {{ width: number, height: number, path: string }} svg The icon.
 * @return {string} Its path, on whole units.
 */
function rounded( { width, height, path: d } ) {
	const { data } = optimize( `<svg viewBox="0 0 ${ width } ${ height }"><path d="${ d }"/></svg>`, {
		plugins: [
			{
				name: 'convertPathData',
				params: {
					floatPrecision: /a/i.test( d ) ? 1 : 0,
					// Each of these draws another line than the one that is there.
					makeArcs: false,
					smartArcRounding: false,
					straightCurves: false,
					convertToQ: false,
				},
			},
		],
	} );
	return / d="([^"]+)"/.exec( data )[ 1 ];
}

const shapes = Object.fromEntries( STYLES.map( ( style ) => [ style, {} ] ) );
const index = [];

for ( const [ name, icon ] of Object.entries( families ) ) {
	for ( const style of STYLES ) {
		const svg = icon.svgs.classic?.[ style ];
		if ( svg ) {
			shapes[ style ][ name ] = [ svg.width, svg.height, rounded( svg ) ];
			index.push( {
				name,
				label: icon.label,
				terms: ( icon.search?.terms ?? [] ).map( String ),
				style,
			} );
		}
	}
}

mkdirSync( target, { recursive: true } );
for ( const style of STYLES ) {
	writeFileSync( path.join( target, `${ style }.json` ), JSON.stringify( shapes[ style ] ) );
}
writeFileSync( path.join( target, 'index.json' ), JSON.stringify( index ) );
// CC BY 4.0 asks for the license to travel with the icons, and for a word about changes.
writeFileSync(
	path.join( target, 'LICENSE.txt' ),
	`UserFeedback rounded the coordinates of these icons.\n\n${ readFileSync( path.join( source, 'LICENSE.txt' ), 'utf8' ) }`
);

say( `Icons: ${ index.length } in ${ STYLES.length } styles.` );
