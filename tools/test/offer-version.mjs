/**
 * Makes a further version of a package that the development vendor offers, for
 * stories about updates: node tools/test/offer-version.mjs <folder> <slug> <version>.
 * The files are those of the offered one; the header and the class of the plugin say the new number.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { pack } from '../lib/zip/archive.mjs';
import { catalogEntry, developmentKey } from '../lib/zip/signing.mjs';

const [ folder, slug, version ] = process.argv.slice( 2 );
const listFile = join( folder, 'catalog.json' );
const { packages } = JSON.parse( await readFile( listFile, 'utf8' ) );
const offered = packages.find( ( line ) => line.slug === slug );
const files = Object.entries( unzipSync( await readFile( join( folder, offered.file ) ) ) ).map(
	( [ path, bytes ] ) => [
		path,
		/(\/userfeedback(-[a-z-]+)?|\/(Addon|Plugin))\.php$/.test( path )
			? new TextEncoder().encode(
					new TextDecoder().decode( bytes ).replace( /(Version: +|VERSION = ')[\d.]+/g, `$1${ version }` )
				)
			: bytes,
	]
);
const zip = pack( new Map( files ) );
const file = offered.file.replace( offered.version, version );
await writeFile( join( folder, file ), zip );
const line = {
	...offered,
	...catalogEntry( { slug, version, file, zip }, await developmentKey() ),
	changes: [ `New in ${ version }` ],
};
await writeFile(
	listFile,
	JSON.stringify( { packages: packages.map( ( other ) => ( other === offered ? line : other ) ) } )
);
