/**
 * A style sheet as a minified string: `import css from './x.css?raw'`. Vite and
 * Vitest read the same import without help.
 */
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { transform } = require( 'lightningcss' );

/** Custom properties that a script sets; all others are known to the sheet alone and travel under short names. */
const SHARED = [ '--p', '--c', '--cols', '--size', '--from', '--kb', '--vh' ];
const LETTERS = 'abdefghijklmnoqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const SHEETS = [ 'widget.css', 'more.css' ].map( ( name ) => path.join( __dirname, '../src/widget', name ) );
const NAME = /--(?!uf-)[\w-]+/g;

const minified = ( filename, source ) =>
	transform( { filename, code: Buffer.from( source ), minify: true } ).code.toString();

/** The sheets share their properties, so each has one name in all of them. */
function shortNames() {
	const short = new Map( SHARED.map( ( name ) => [ name, name ] ) );
	for ( const [ name ] of SHEETS.flatMap( ( file ) => [
		...minified( file, readFileSync( file ) ).matchAll( NAME ),
	] ) ) {
		if ( ! short.has( name ) ) {
			const at = short.size - SHARED.length;
			short.set( name, `--${ LETTERS.charAt( at ) || `z${ at }` }` );
		}
	}
	return short;
}

module.exports = function cssText( source ) {
	const short = shortNames();
	SHEETS.forEach( ( file ) => this.addDependency( file ) );
	return minified( this.resourcePath, source )
		.replace( NAME, ( name ) => short.get( name ) )
		.replace( /, /g, ',' )
		.replace( / ([*/]) /g, '$1' );
};
