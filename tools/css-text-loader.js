/**
 * A style sheet as a minified string: `import css from './x.css?raw'`. Vite and
 * Vitest read the same import without help. Custom properties that only the sheets
 * of a folder know travel under short names; those that scripts set begin with --uf-.
 */
const { readFileSync, readdirSync } = require( 'fs' );
const path = require( 'path' );
const { transform } = require( 'lightningcss' );

const NAME = /--(?!uf-)[\w-]+/g;

const minified = ( filename, source ) =>
	transform( { filename, code: Buffer.from( source ), minify: true } ).code.toString();

/** The sheets of a folder share their properties, so each has one name in all of them. */
function namesIn( folder ) {
	const sheets = readdirSync( folder ).filter( ( file ) => file.endsWith( '.css' ) );
	const names = sheets.flatMap( ( file ) => {
		const sheet = path.join( folder, file );
		return minified( sheet, readFileSync( sheet ) ).match( NAME ) ?? [];
	} );
	return [ ...new Set( names ) ];
}

module.exports = function cssText( source ) {
	const folder = path.dirname( this.resourcePath );
	const names = namesIn( folder );
	this.addContextDependency( folder );
	return minified( this.resourcePath, source ).replace(
		NAME,
		( name ) => `--${ names.indexOf( name ).toString( 36 ) }`
	);
};
