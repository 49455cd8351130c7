import { zipSync } from 'fflate';

/**
 * Every file carries this day, so that the same files make the same bytes. A
 * zip stores local time: a local date makes equal bytes in every time zone.
 */
const DAY = [ 2026, 0, 1 ];

/** A plain file that everybody may read, as Unix writes it. */
const PLAIN_FILE = 0o100644 << 16;

const UNIX = 3;

/**
 * Packs files.
 *
 * @param {Map<string, Uint8Array>} files By path inside the zip.
 * @return {Uint8Array} The zip.
 */
export function pack( files ) {
	const entries = [ ...files ].sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
	return zipSync(
		Object.fromEntries( entries.map( ( [ path, data ] ) => [ path, [ data, { attrs: PLAIN_FILE, os: UNIX } ] ] ) ),
		{ level: 9, mtime: new Date( ...DAY ) }
	);
}
