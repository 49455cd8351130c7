/**
 * A style sheet as a minified string: `import css from './x.css?raw'`. Vite and
 * Vitest read the same import without help.
 */
const { transform } = require( 'lightningcss' );

module.exports = function cssText( source ) {
	const { code } = transform( { filename: this.resourcePath, code: Buffer.from( source ), minify: true } );
	return code.toString();
};
