import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {Object} AddonEntry An entry of addons.json.
 * @property {string} slug    E.g. "post-ratings".
 * @property {string} title   E.g. "Post Ratings".
 * @property {string} excerpt One sentence.
 * @property {string} plan    plus, pro or elite.
 */

/** "post-ratings" to "PostRatings". */
export const namespaceOf = ( slug ) => slug.replace( /(^|-)([a-z0-9])/g, ( _, _dash, letter ) => letter.toUpperCase() );

/**
 * Fills one of the templates in tools/addon/.
 *
 * @param {string}     template File name.
 * @param {AddonEntry} addon    The addon.
 * @param {string}     version  Version of the plugin and all addons.
 * @return {string} Content of the file.
 */
export function fromTemplate( template, { slug, title, excerpt, plan }, version ) {
	const namespace = namespaceOf( slug );
	const values = {
		slug,
		title,
		excerpt,
		plan: plan[ 0 ].toUpperCase() + plan.slice( 1 ),
		namespace,
		version,
	};
	return readFileSync( join( root, 'tools/addon', template ), 'utf8' ).replace( /\{\{(\w+)\}\}/g, ( whole, key ) => {
		if ( ! ( key in values ) ) {
			throw new Error( `${ template } asks for ${ whole }.` );
		}
		return values[ key ];
	} );
}
