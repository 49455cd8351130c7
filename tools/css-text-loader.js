/**
 * A style sheet as a minified string: `import css from './x.css?raw'`. Vite and
 * Vitest read the same import without help.
 */
const { transform } = require( 'lightningcss' );

/** Custom properties that a script sets; all others are known to the sheet alone and travel under short names. */
const SHARED = [ '--p', '--c', '--cols', '--size', '--from', '--kb', '--vh' ];
const LETTERS = 'abdefghijklmnoqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

module.exports = function cssText( source ) {
	const css = transform( { filename: this.resourcePath, code: Buffer.from( source ), minify: true } ).code.toString();
	const short = new Map( SHARED.map( ( name ) => [ name, name ] ) );
	return css
		.replace( /--(?!uf-)[\w-]+/g, ( name ) => {
			if ( ! short.has( name ) ) {
				short.set( name, `--${ LETTERS.charAt( short.size - SHARED.length ) || name.slice( 2 ) }` );
			}
			return short.get( name );
		} )
		.replace( /, /g, ',' )
		.replace( / ([*/]) /g, '$1' );
};
