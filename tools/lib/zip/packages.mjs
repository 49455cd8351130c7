import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aboutVersion } from './about.mjs';
import { pack } from './archive.mjs';
import { addonFiles, addonSlugs, coreFiles, releaseVersion } from './contents.mjs';
import { catalogEntry } from './signing.mjs';

/**
 * Makes all zips and the signed catalog. The front end must be built.
 *
 * @param {string}                          to  Folder that receives them; older zips in it go.
 * @param {import('node:crypto').KeyObject} key Private key that signs.
 * @param {string}                          [countries] Path of the database of countries that Geo Restrictions brings.
 * @return {Promise<{file: string, size: number}[]>} What was made.
 */
export async function makePackages( to, key, countries ) {
	const version = releaseVersion();
	const packages = [
		{ slug: 'userfeedback-lite', files: await coreFiles( 'lite' ) },
		{ slug: 'userfeedback-pro', files: await coreFiles( 'pro' ) },
	];
	for ( const slug of addonSlugs() ) {
		packages.push( { slug, files: await addonFiles( slug, countries ) } );
	}
	await mkdir( to, { recursive: true } );
	for ( const name of await readdir( to ) ) {
		if ( /^userfeedback-.*\.zip$/.test( name ) ) {
			await rm( join( to, name ) );
		}
	}
	const catalog = [];
	const made = [];
	for ( const { slug, files } of packages ) {
		const file = `${ slug.startsWith( 'userfeedback-' ) ? slug : `userfeedback-${ slug }` }-${ version }.zip`;
		const zip = pack( files );
		await writeFile( join( to, file ), zip );
		made.push( { file, size: zip.length } );
		// Lite is free: it comes from the plugin directory, and no site installs it over itself.
		if ( slug !== 'userfeedback-lite' ) {
			catalog.push( { ...catalogEntry( { slug, version, file, zip }, key ), ...aboutVersion( slug, version ) } );
		}
	}
	await writeFile( join( to, 'catalog.json' ), JSON.stringify( { packages: catalog }, null, '\t' ) + '\n' );
	return made;
}
