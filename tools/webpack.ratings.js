/**
 * The rating box that the Post Ratings addon puts under posts: a script, and a style sheet that PHP prints into the
 * page. Pro's zip has them, because the preview of the settings draws the same.
 */
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { transform } = require( 'lightningcss' );
const { sources } = require( 'webpack' );

const root = path.resolve( __dirname, '..' );
const sheet = path.join( root, 'src/widget/ratings/box.css' );

class StylePlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'StylePlugin', ( compilation ) => {
			compilation.fileDependencies.add( sheet );
			compilation.hooks.processAssets.tap( 'StylePlugin', () => {
				const { code } = transform( { filename: sheet, code: readFileSync( sheet ), minify: true } );
				compilation.emitAsset( 'box.css', new sources.RawSource( code ) );
			} );
		} );
	}
}

/** @param {Object} script The configuration of a visitor's script. */
module.exports = ( script ) => ( {
	...script,
	output: { ...script.output, path: path.join( root, 'build/pro-post-ratings' ), clean: true },
	plugins: [ new StylePlugin() ],
} );
