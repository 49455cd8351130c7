const { existsSync, readdirSync, readFileSync } = require( 'fs' );
const path = require( 'path' );
const { sources, Compilation } = require( 'webpack' );

/** The package that a module comes from, or null for our own. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Name, version and license of a package, with the text that the license wants to
 * travel along.
 *
 * @param {string} folder Absolute.
 * @return {string} One entry of the file.
 */
function entry( folder ) {
	const {
		name,
		version,
		license = '',
		author = '',
	} = JSON.parse( readFileSync( path.join( folder, 'package.json' ), 'utf8' ) );
	const file = readdirSync( folder ).find( ( one ) => /^licen[cs]e(\.(md|txt))?$/i.test( one ) );
	const by = typeof author === 'string' ? author : author.name;
	const text = file ? readFileSync( path.join( folder, file ), 'utf8' ).trim() : by;
	return [ `${ name } ${ version } (${ license })`, text ].filter( Boolean ).join( '\n\n' );
}

/**
 * Writes the licenses of the packages in a bundle beside it: minifying strips their
 * notices, which MIT and BSD ask to keep.
 */
module.exports = class LicensesPlugin {
	constructor( filename ) {
		this.filename = filename;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'LicensesPlugin', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{ name: 'LicensesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
				() => {
					const folders = new Set();
					for ( const module of compilation.modules ) {
						for ( const one of module.modules ?? [ module ] ) {
							const [ , folder ] = one.resource?.match( PACKAGE ) ?? [];
							if ( folder && existsSync( path.join( folder, 'package.json' ) ) ) {
								folders.add( folder );
							}
						}
					}
					if ( folders.size > 0 ) {
						const text = [ ...folders ]
							.map( entry )
							.sort()
							.join( `\n\n${ '-'.repeat( 72 ) }\n\n` );
						compilation.emitAsset( this.filename, new sources.RawSource( `${ text }\n` ) );
					}
				}
			);
		} );
	}
};
