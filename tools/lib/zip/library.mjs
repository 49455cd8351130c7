import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { root } from '../paths.mjs';

/**
 * Libraries of Composer that packages carry under a namespace of ours, so that another plugin's
 * copy is another class.
 *
 * @typedef  {Object} Library
 * @property {string} library Name at Composer.
 * @property {string} top     Its first namespace.
 * @property {RegExp} needed  Files of its src/ that travel.
 * @property {string} prefix  Namespace that it gets, with a backslash at the end.
 * @property {string} to      Folder in the zip where PSR-4 looks for that namespace.
 * @property {RegExp} users   Files of the zip that use it.
 */

/** @type {Library} Writes XLSX, for the Pro package. */
export const SPREADSHEETS = {
	library: 'openspout/openspout',
	top: 'OpenSpout',
	needed: /^(Common\/|Writer\/(Common|Exception|XLSX)\/|Writer\/\w+\.php$|Reader\/XLSX\/Helper\/CellHelper\.php$|Reader\/Exception\/)/,
	prefix: 'UserFeedback\\Pro\\Vendor\\',
	to: 'userfeedback/includes/Pro/Vendor/OpenSpout',
	users: /^userfeedback\/includes\/Pro\/Export\/\w+\.php$/,
};

/** @type {Library} Reads databases of countries, for the addon Geo Restrictions. */
export const COUNTRIES = {
	library: 'maxmind-db/reader',
	top: 'MaxMind',
	needed: /^MaxMind\//,
	prefix: 'UserFeedback\\GeoRestrictions\\Vendor\\',
	to: 'userfeedback-geo-restrictions/includes/Vendor',
	users: /^userfeedback-geo-restrictions\/includes\/\w+\.php$/,
};

/**
 * Puts code that names a library's classes into our namespace. PHP 8.4 complains about types that
 * only a default makes nullable.
 *
 * @param {string}  code    PHP.
 * @param {Library} library Whose.
 * @return {string} The same with other names.
 */
export function prefixed( code, { top, prefix } ) {
	return code
		.replace( new RegExp( `(?<!\\w)${ top }\\\\`, 'g' ), () => `${ prefix }${ top }\\` )
		.replace( /([(,]\s*)([A-Z]\w*)( \$\w+ = null)/g, '$1?$2$3' );
}

/**
 * Adds a library to the files of a package.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @param {Library}                 which The library.
 * @return {Promise<Map<string, Uint8Array>>} The files with it.
 */
export async function withLibrary( files, which ) {
	const { library, needed, to, users } = which;
	const folder = join( root, 'vendor', library );
	const version = JSON.parse( readFileSync( join( root, 'composer.json' ), 'utf8' ) ).require[ library ];
	const installed = join( root, 'vendor/composer/installed.json' );
	const found = existsSync( installed )
		? JSON.parse( readFileSync( installed, 'utf8' ) ).packages.find( ( { name } ) => name === library )
		: undefined;
	if ( found?.version.replace( /^v/, '' ) !== version ) {
		throw new UserError( `A package carries ${ library } ${ version }. Run "composer install" first.` );
	}
	const decoder = new TextDecoder();
	const encoder = new TextEncoder();
	for ( const [ path, content ] of [ ...files ].filter( ( [ name ] ) => users.test( name ) ) ) {
		files.set( path, encoder.encode( prefixed( decoder.decode( content ), which ) ) );
	}
	const paths = await readdir( join( folder, 'src' ), { recursive: true } );
	for ( const path of paths
		.map( ( name ) => name.replaceAll( '\\', '/' ) )
		.filter( ( name ) => needed.test( name ) ) ) {
		if ( path.endsWith( '.php' ) ) {
			const code = await readFile( join( folder, 'src', path ), 'utf8' );
			files.set( `${ to }/${ path }`, encoder.encode( prefixed( code, which ) ) );
		}
	}
	return files.set( `${ to }/LICENSE`, new Uint8Array( await readFile( join( folder, 'LICENSE' ) ) ) );
}
