/**
 * npm run version -- 1.2.3: sets the version in every place that holds it.
 * `npm run zip` refuses a tree in which two of them differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { releaseVersion, versionPlaces } from './lib/zip/contents.mjs';

await main( async () => {
	const [ version = '' ] = process.argv.slice( 2 );
	if ( ! /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test( version ) ) {
		throw new UserError( 'Name the version: npm run version -- 1.2.3' );
	}
	for ( const { path, pattern } of versionPlaces() ) {
		const file = join( root, path );
		const text = await readFile( file, 'utf8' );
		const found = pattern.exec( text );
		if ( ! found ) {
			throw new UserError( `${ path } has no version where one is expected.` );
		}
		const at = found.index + found[ 0 ].lastIndexOf( found[ 1 ] );
		await writeFile( file, text.slice( 0, at ) + version + text.slice( at + found[ 1 ].length ) );
		say( path );
	}
	say( `This is ${ releaseVersion() }. Now: CHANGELOG.md, the changelogs in readme.txt, npm run pot.` );
} );
