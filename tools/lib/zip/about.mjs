import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const PRO = 'userfeedback-pro';

const readme = ( path ) => readFileSync( join( root, path ), 'utf8' );

const field = ( text, name ) => text.match( new RegExp( `^${ name }: (\\S+)$`, 'm' ) )?.[ 1 ] ?? '';

/**
 * What the list of updates shows of a version beside its number: from the readme, whose
 * changelog has a part `= <version> =` with one line for each change.
 *
 * @param {string} slug    Slug of addons.json, or userfeedback-pro.
 * @param {string} version Version.
 * @return {{requires: string, requires_php: string, tested: string, changes: string[]}} For the catalog.
 */
export function aboutVersion( slug, version ) {
	const core = readme( 'readme.txt' );
	const own = slug === PRO ? core : readme( `addons/${ slug }/readme.txt` );
	const [ , changelog = '' ] = own.split( /^== Changelog ==$/m );
	const [ , ...parts ] = changelog.split( /^== /m )[ 0 ].split( /^= (.+) =$/m );
	const at = parts.indexOf( version );
	return {
		requires: field( core, 'Requires at least' ),
		requires_php: field( core, 'Requires PHP' ),
		tested: field( core, 'Tested up to' ),
		changes: at < 0 ? [] : [ ...parts[ at + 1 ].matchAll( /^\* (.+)$/gm ) ].map( ( [ , change ] ) => change ),
	};
}
