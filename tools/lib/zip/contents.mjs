import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { root } from '../paths.mjs';
import { COUNTRIES, SPREADSHEETS, withLibrary } from './library.mjs';
import { visitorFile } from './visitor.mjs';

/** What a site needs of the plugin; everything else of the tree stays here. */
const CORE = [
	'userfeedback.php',
	'uninstall.php',
	'includes',
	'build',
	'languages',
	'addons.json',
	'owner.json',
	'readme.txt',
	'LICENSE',
];

/** What only the paid edition has (A87). */
const PRO = 'includes/Pro/';

/** Panels that only a plan opens: src/shared/registry/pro-parts.tsx, and the page of a shared report. */
const PRO_CHUNK = /^build\/(chunks\/)?pro-/;

/** Of an addon everything travels but what is for those who write it. */
const NOT_OF_AN_ADDON = /^(tests|src)\//;

/** Hidden files, and maps of sources that do not travel. */
const NEVER = /(^|\/)\.|\.map$/;

const SOURCE_MAP = /\n?(\/\/# sourceMappingURL=\S*|\/\*# sourceMappingURL=\S* ?\*\/)\s*$/;

/**
 * All files below some paths.
 *
 * @param {string}   folder Absolute.
 * @param {string[]} names  Files and folders of it.
 * @return {Promise<string[]>} Paths below the folder, with slashes.
 */
async function list( folder, names ) {
	const lists = await Promise.all(
		names.map( async ( name ) => {
			if ( ! existsSync( join( folder, name ) ) ) {
				throw new UserError( `A package needs "${ name }", which is not in ${ folder }.` );
			}
			const entries = await readdir( join( folder, name ), { withFileTypes: true } ).catch( ( error ) => {
				if ( error.code !== 'ENOTDIR' ) {
					throw error;
				}
			} );
			if ( ! entries ) {
				return [ name ];
			}
			const inner = await list(
				join( folder, name ),
				entries.map( ( entry ) => entry.name )
			);
			return inner.map( ( path ) => `${ name }/${ path }` );
		} )
	);
	return lists.flat().filter( ( path ) => ! NEVER.test( path ) );
}

/**
 * Reads a file as it travels.
 *
 * @param {string} path Absolute.
 * @return {Promise<Uint8Array>} Its content.
 */
async function read( path ) {
	const content = await readFile( path );
	if ( ! /\.(js|css)$/.test( path ) ) {
		return new Uint8Array( content );
	}
	return new TextEncoder().encode( content.toString( 'utf8' ).replace( SOURCE_MAP, '\n' ) );
}

async function collect( folder, paths, top ) {
	const files = await Promise.all(
		paths.map( async ( path ) => [ `${ top }/${ path }`, await read( join( folder, path ) ) ] )
	);
	return new Map( files );
}

/**
 * Names the vendor as the one who brings updates, in the header of a main file. Without it
 * WordPress would ask its own directory, which offers Lite. A checkout and Lite do not have it.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @param {string}                  top   The top folder.
 * @return {Map<string, Uint8Array>} The files, with that line.
 */
function withUpdateUri( files, top ) {
	const { vendor_url: vendor } = JSON.parse( readFileSync( join( root, 'owner.json' ), 'utf8' ) );
	const path = `${ top }/${ top }.php`;
	const code = new TextDecoder().decode( files.get( path ) );
	const changed = code.replace( /^ \* Domain Path: .*\n/m, `$& * Update URI:        ${ vendor }/${ top }\n` );
	if ( ! vendor || changed === code ) {
		throw new UserError( `Updates of ${ path } need "vendor_url" in owner.json, and a header with "Domain Path".` );
	}
	return files.set( path, new TextEncoder().encode( changed ) );
}

/**
 * Lite leaves the logos of companies out: they are trademarks, and its own types show no icons.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @return {Map<string, Uint8Array>} The files without them.
 */
function withoutBrands( files ) {
	const index = 'userfeedback/build/icons/index.json';
	files.delete( 'userfeedback/build/icons/brands.json' );
	const icons = JSON.parse( new TextDecoder().decode( files.get( index ) ) );
	return files.set(
		index,
		new TextEncoder().encode( JSON.stringify( icons.filter( ( { style } ) => style !== 'brands' ) ) )
	);
}

/**
 * Writes what the owner says of himself into the header and the readme; what is empty in
 * owner.json stays out.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @return {Map<string, Uint8Array>} The files, with those lines.
 */
function withOwner( files ) {
	const { plugin } = JSON.parse( readFileSync( join( root, 'owner.json' ), 'utf8' ) );
	const edit = ( path, pattern, lines ) => {
		const text = lines
			.filter( ( [ , value ] ) => value )
			.map( ( line ) => line.join( '' ) )
			.join( '' );
		const content = new TextDecoder().decode( files.get( path ) );
		files.set( path, new TextEncoder().encode( content.replace( pattern, ( found ) => `${ found }${ text }` ) ) );
	};
	edit( 'userfeedback/userfeedback.php', /^ \* Description: .*\n/m, [
		[ ' * Plugin URI:        ', plugin.url, '\n' ],
		[ ' * Author:            ', plugin.author, '\n' ],
		[ ' * Author URI:        ', plugin.author_url, '\n' ],
	] );
	edit( 'userfeedback/readme.txt', /^=== .* ===\n/m, [ [ 'Contributors: ', plugin.contributors, '\n' ] ] );
	return files;
}

/**
 * The plugin's files by edition.
 *
 * @param {'lite'|'pro'} edition Edition.
 * @return {Promise<Map<string, Uint8Array>>} By path inside the zip.
 */
export async function coreFiles( edition ) {
	const paths = await list( root, CORE );
	if ( ! paths.some( ( path ) => path.startsWith( PRO ) ) ) {
		throw new UserError( `There is nothing in ${ PRO }: Lite and Pro would be equal.` );
	}
	if ( ! paths.some( ( path ) => PRO_CHUNK.test( path ) ) ) {
		throw new UserError( 'The build has no chunk "pro-*": Lite would draw the panels of Pro.' );
	}
	const files = await collect(
		root,
		edition === 'pro' ? paths : paths.filter( ( path ) => ! path.startsWith( PRO ) && ! PRO_CHUNK.test( path ) ),
		'userfeedback'
	);
	files.set(
		'userfeedback/build/visitor.php',
		visitorFile( edition, ( path ) => files.get( `userfeedback/includes/${ path }` ) )
	);
	return withOwner(
		edition === 'pro'
			? withUpdateUri( await withLibrary( files, SPREADSHEETS ), 'userfeedback' )
			: withoutBrands( files )
	);
}

/**
 * The files of an addon.
 *
 * @param {string} slug        Slug of addons.json.
 * @param {string} [countries] Path of the database of countries that Geo Restrictions brings.
 * @return {Promise<Map<string, Uint8Array>>} By path inside the zip.
 */
export async function addonFiles( slug, countries ) {
	const folder = join( root, 'addons', slug );
	const paths = ( await list( folder, await readdir( folder ) ) ).filter(
		( path ) => ! NOT_OF_AN_ADDON.test( path )
	);
	const files = withUpdateUri( await collect( folder, paths, `userfeedback-${ slug }` ), `userfeedback-${ slug }` );
	files.set( `userfeedback-${ slug }/LICENSE`, await read( join( root, 'LICENSE' ) ) );
	if ( slug === 'geo-restrictions' ) {
		await withLibrary( files, COUNTRIES );
		if ( countries ) {
			files.set( `userfeedback-${ slug }/data/countries.mmdb`, await read( countries ) );
		}
	}
	return files;
}

/** @return {string[]} Slugs of addons.json. */
export function addonSlugs() {
	return JSON.parse( readFileSync( join( root, 'addons.json' ), 'utf8' ) ).map( ( { slug } ) => slug );
}

/**
 * Every place that holds the version; the first group of the pattern is it.
 *
 * @return {Array<{path: string, pattern: RegExp}>} The first one is the authority.
 */
export const versionPlaces = () => [
	{ path: 'package.json', pattern: /^\s*"version": "([^"]+)"/m },
	{ path: 'package-lock.json', pattern: /^ {2}"version": "([^"]+)"/m },
	{ path: 'package-lock.json', pattern: /^ {6}"version": "([^"]+)"/m },
	{ path: 'userfeedback.php', pattern: /^ \* Version: +(\S+)$/m },
	{ path: 'includes/Plugin.php', pattern: /const VERSION = '([^']+)'/ },
	{ path: 'readme.txt', pattern: /^Stable tag: (\S+)$/m },
	...addonSlugs().flatMap( ( slug ) => [
		{ path: `addons/${ slug }/userfeedback-${ slug }.php`, pattern: /^ \* Version: +(\S+)$/m },
		{ path: `addons/${ slug }/includes/Addon.php`, pattern: /const VERSION = '([^']+)'/ },
	] ),
];

/**
 * The one version of the plugin and its addons; a release in which they differ would refuse itself.
 *
 * @return {string} E.g. "0.1.0".
 */
export function releaseVersion() {
	const found = versionPlaces().map( ( { path, pattern } ) => ( {
		path,
		version: readFileSync( join( root, path ), 'utf8' ).match( pattern )?.[ 1 ],
	} ) );
	const [ { version } ] = found;
	const other = found.find( ( place ) => place.version !== version );
	if ( other ) {
		throw new UserError(
			`package.json says version ${ version }, ${ other.path } says ${ other.version ?? 'nothing' }.`
		);
	}
	return version;
}
