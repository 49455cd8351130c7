import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, sharedCache } from './paths.mjs';
import { during, UserError, say } from './log.mjs';
import { run, which } from './run.mjs';
import { ensureSystem } from './debian.mjs';

/**
 * The npm package that carries WordPress, WP-CLI and the SQLite integration:
 * one pinned download that needs npm's registry only.
 */
const STUDIO = {
	version: '1.22.0',
	wordpress: '7.1.1',
	integrity: 'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
};

async function sha512( file ) {
	const hash = createHash( 'sha512' );
	for await ( const chunk of createReadStream( file ) ) {
		hash.update( chunk );
	}
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/**
 * Fills a cache folder once: works beside it and renames at the end, so that a
 * broken download or two commands at once never leave half a folder.
 *
 * @param {string}                              name Folder name in the cache.
 * @param {(folder: string) => Promise<void>} fill Fills an empty folder.
 * @return {Promise<string>} Full path.
 */
export async function cached( name, fill ) {
	const target = join( sharedCache, name );
	if ( existsSync( target ) ) {
		return target;
	}
	await mkdir( sharedCache, { recursive: true } );
	const work = await mkdtemp( join( sharedCache, 'incomplete-' ) );
	try {
		await fill( work );
		await rename( work, target ).catch( ( error ) => {
			if ( ! existsSync( target ) ) {
				throw error;
			}
		} );
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
	return target;
}

/**
 * WordPress, WP-CLI and the SQLite integration.
 *
 * @return {Promise<{wordpress: string, languages: string, wpCli: string, sqlite: string, version: string}>} Paths.
 */
export async function fetchWordPress() {
	const folder = await cached( `wordpress-${ STUDIO.wordpress }`, async ( work ) => {
		await during( `Downloading WordPress ${ STUDIO.wordpress } (67 MB, once)`, () =>
			run( 'npm', [ 'pack', `wp-studio@${ STUDIO.version }`, '--silent', '--pack-destination', work ], {
				cwd: root,
			} )
		);
		const archive = join( work, `wp-studio-${ STUDIO.version }.tgz` );
		const found = await sha512( archive );
		if ( found !== STUDIO.integrity ) {
			throw new UserError(
				`The download of WordPress is not the expected file:\n  expected ${ STUDIO.integrity }\n  got      ${ found }`
			);
		}
		say( 'Unpacking WordPress' );
		const { x: extract } = await import( 'tar' );
		const inside = 'package/dist/cli/wp-files/';
		const wanted = [ 'latest/wordpress/', 'latest/languages/', 'wp-cli/', 'sqlite-database-integration/' ].map(
			( path ) => inside + path
		);
		await extract( {
			file: archive,
			cwd: work,
			strip: 4,
			filter: ( path ) => wanted.some( ( start ) => path.startsWith( start ) ),
		} );
		await rm( archive );
	} );
	return {
		wordpress: join( folder, 'latest/wordpress' ),
		languages: join( folder, 'latest/languages' ),
		wpCli: join( folder, 'wp-cli/wp-cli.phar' ),
		sqlite: join( folder, 'sqlite-database-integration' ),
		version: STUDIO.wordpress,
	};
}

async function debianSources() {
	const folder = '/etc/apt/sources.list.d';
	const files = [ '/etc/apt/sources.list' ];
	if ( existsSync( folder ) ) {
		files.push( ...( await readdir( folder ) ).sort().map( ( name ) => join( folder, name ) ) );
	}
	for ( const file of files.filter( existsSync ) ) {
		const text = await readFile( file, 'utf8' );
		if ( file.endsWith( '.sources' ) ) {
			const block = text.split( /\n\s*\n/ ).find( ( part ) => /^URIs:.*\/debian\/?\s*$/m.test( part ) );
			if ( block ) {
				return {
					name: 'trixie.sources',
					text: block.replace( /^Suites:.*$/m, 'Suites: trixie' ) + '\n',
				};
			}
		}
		const line = text.split( '\n' ).find( ( row ) => /^deb\s.*\/debian\/?\s/.test( row ) );
		if ( line ) {
			return {
				name: 'trixie.list',
				text: line.replace( /(\/debian\/?\s+)\S+(.*)$/, '$1trixie main\n' ),
			};
		}
	}
	return undefined;
}

/**
 * WordPress 6.8, the lowest supported version, from Debian 13.
 *
 * @return {Promise<string>} Path of the WordPress folder.
 */
export async function fetchLowestWordPress() {
	const given = process.env.USERFEEDBACK_WORDPRESS_68;
	if ( given ) {
		return given;
	}
	const folder = await cached( 'wordpress-6.8', async ( work ) => {
		const source = which( 'apt-get' ) && ( await debianSources() );
		if ( ! source ) {
			throw new UserError(
				'WordPress 6.8 is taken from Debian, and this is not a Debian machine. Download https://wordpress.org/wordpress-6.8.3.zip, unpack it and set USERFEEDBACK_WORDPRESS_68 to its folder.'
			);
		}
		await ensureSystem( [ 'dpkg' ] );
		say( 'Downloading WordPress 6.8 from Debian trixie (once)' );
		const apt = join( work, 'apt' );
		await mkdir( join( apt, 'lists/partial' ), { recursive: true } );
		await writeFile( join( apt, source.name ), source.text );
		const options = [
			`Dir::Etc::SourceList=${ join( apt, source.name ) }`,
			'Dir::Etc::SourceParts=/dev/null',
			`Dir::State::Lists=${ join( apt, 'lists' ) }`,
			// apt drops to a user who may not enter a private cache folder.
			'APT::Sandbox::User=root',
		].flatMap( ( option ) => [ '-o', option ] );
		await run( 'apt-get', [ ...options, 'update', '-q' ], { cwd: apt } );
		await run( 'apt-get', [ ...options, 'download', '-q', 'wordpress' ], { cwd: apt } );
		const deb = ( await readdir( apt ) ).find( ( name ) => name.endsWith( '.deb' ) );
		await run( 'dpkg-deb', [ '-x', join( apt, deb ), join( apt, 'tree' ) ] );
		await assembleDebianWordPress( join( apt, 'tree' ), join( work, 'wordpress' ) );
		await rm( apt, { recursive: true } );
	} );
	return join( folder, 'wordpress' );
}

/**
 * Debian's package links files of other packages and brings no theme: those
 * parts come from the newer WordPress, where they are the same libraries.
 *
 * @param {string} tree   The unpacked .deb.
 * @param {string} target The WordPress folder to make.
 */
async function assembleDebianWordPress( tree, target ) {
	const source = join( tree, 'usr/share/wordpress' );
	const { wordpress: newer } = await fetchWordPress();
	const links = ( await readdir( source, { recursive: true, withFileTypes: true } ) )
		.filter( ( entry ) => entry.isSymbolicLink() )
		.map( ( entry ) => relative( source, join( entry.parentPath, entry.name ) ) );
	const left = new Set( [ 'wp-config.php', ...links ].map( ( path ) => join( source, path ) ) );
	await cp( source, target, {
		recursive: true,
		filter: ( path ) => ! left.has( path ),
	} );
	for ( const path of links ) {
		if ( existsSync( join( newer, path ) ) ) {
			await cp( join( newer, path ), join( target, path ) );
		}
	}
	await cp(
		join( newer, 'wp-content/themes/twentytwentyfive' ),
		join( target, 'wp-content/themes/twentytwentyfive' ),
		{ recursive: true }
	);
}
