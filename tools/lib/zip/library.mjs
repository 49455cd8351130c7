import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { root } from '../paths.mjs';

const PACKAGE = 'openspout/openspout';

const folder = join( root, 'vendor', PACKAGE );

/** Of the library, the part that writes XLSX. */
const NEEDED =
	/^(Common\/|Writer\/(Common|Exception|XLSX)\/|Writer\/\w+\.php$|Reader\/XLSX\/Helper\/CellHelper\.php$|Reader\/Exception\/)/;

const NAMESPACE = 'UserFeedback\\Pro\\Vendor\\';

/** Where PSR-4 looks for that namespace. */
const TO = 'userfeedback/includes/Pro/Vendor/OpenSpout';

/** Files of the plugin that use the library. */
const USERS = /^userfeedback\/includes\/Pro\/Export\/\w+\.php$/;

/**
 * Puts code that names the library's classes into our namespace, so that another plugin's copy
 * is another class. PHP 8.4 complains about types that only a default makes nullable.
 *
 * @param {string} code PHP.
 * @return {string} The same with other names.
 */
export function prefixed( code ) {
	return code
		.replace( /(?<!\w)OpenSpout\\/g, () => `${ NAMESPACE }OpenSpout\\` )
		.replace( /([(,]\s*)([A-Z]\w*)( \$\w+ = null)/g, '$1?$2$3' );
}

/**
 * Adds the spreadsheet library to the files of the Pro package.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @return {Promise<Map<string, Uint8Array>>} The files with it.
 */
export async function withLibrary( files ) {
	const version = JSON.parse( readFileSync( join( root, 'composer.json' ), 'utf8' ) ).require[ PACKAGE ];
	const installed = join( root, 'vendor/composer/installed.json' );
	const found = existsSync( installed )
		? JSON.parse( readFileSync( installed, 'utf8' ) ).packages.find( ( { name } ) => name === PACKAGE )
		: undefined;
	if ( found?.version.replace( /^v/, '' ) !== version ) {
		throw new UserError( `The Pro package carries ${ PACKAGE } ${ version }. Run "composer install" first.` );
	}
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	for ( const [ path, content ] of [ ...files ].filter( ( [ name ] ) => USERS.test( name ) ) ) {
		files.set( path, encoder.encode( prefixed( decoder.decode( content ) ) ) );
	}
	const paths = await readdir( join( folder, 'src' ), { recursive: true } );
	for ( const path of paths
		.map( ( name ) => name.replaceAll( '\\', '/' ) )
		.filter( ( name ) => NEEDED.test( name ) ) ) {
		if ( path.endsWith( '.php' ) ) {
			const code = await readFile( join( folder, 'src', path ), 'utf8' );
			files.set( `${ TO }/${ path }`, encoder.encode( prefixed( code ) ) );
		}
	}
	return files.set( `${ TO }/LICENSE`, new Uint8Array( await readFile( join( folder, 'LICENSE' ) ) ) );
}
