/**
 * What the vendor's shop knows: keys, who activated them, and the answers of
 * the Easy Digital Downloads Software Licensing API (decision A88), in the
 * shapes that a real shop sends.
 */
import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const owner = JSON.parse( readFileSync( join( root, 'owner.json' ), 'utf8' ) );
const addons = JSON.parse( readFileSync( join( root, 'addons.json' ), 'utf8' ) );

/** Plans in ascending order; their place + 1 is the shop's price_id. */
export const PLANS = [ 'plus', 'pro', 'elite' ];

const nextYear = () => `${ new Date().getFullYear() + 1 }-12-31 23:59:59`;

/**
 * The keys of the development shop. Any other key is unknown to it.
 *
 * @type {Record<string, {key: string, plan: string, state: string, expires: string, limit: number, sites?: string[]}>}
 */
export const KEYS = {
	plus: { key: 'plus-4b1d-70c2-9e31-1001', plan: 'plus', state: 'valid', expires: nextYear(), limit: 0 },
	pro: { key: 'pro-8a5e-31f7-c204-2002', plan: 'pro', state: 'valid', expires: nextYear(), limit: 0 },
	elite: { key: 'elite-c96f-02ab-5d18-3003', plan: 'elite', state: 'valid', expires: 'lifetime', limit: 0 },
	expired: { key: 'expired-17e0-a4d9-6b52-4004', plan: 'pro', state: 'expired', expires: '2025-01-31 23:59:59', limit: 0 },
	disabled: { key: 'disabled-5f3c-88e1-0a47-5005', plan: 'pro', state: 'disabled', expires: nextYear(), limit: 0 },
	full: { key: 'full-e210-6d9b-47f8-6006', plan: 'plus', state: 'valid', expires: nextYear(), limit: 1, sites: [ 'https://elsewhere.example' ] },
};

/** @param {string} url An address. */
const site = ( url ) => url.trim().replace( /\/+$/, '' ).toLowerCase();

export class Shop {
	/**
	 * @param {string} [file] Remembers activations; without it they end with the process.
	 */
	constructor( file ) {
		this.file = file;
		this.sites = Object.fromEntries( Object.values( KEYS ).map( ( { key, sites = [] } ) => [ key, new Set( sites ) ] ) );
	}

	/** Reads what an earlier run remembered. */
	async load() {
		const text = this.file ? await readFile( this.file, 'utf8' ).catch( () => '{}' ) : '{}';
		for ( const [ key, sites ] of Object.entries( JSON.parse( text ) ) ) {
			sites.forEach( ( url ) => this.sites[ key ]?.add( url ) );
		}
		return this;
	}

	async save() {
		if ( this.file ) {
			const data = Object.fromEntries( Object.entries( this.sites ).map( ( [ key, sites ] ) => [ key, [ ...sites ] ] ) );
			await writeFile( `${ this.file }.new`, JSON.stringify( data, null, '\t' ) );
			await rename( `${ this.file }.new`, this.file );
		}
	}

	/**
	 * Answers a call of the license API.
	 *
	 * @param {Record<string, string>} fields  edd_action, license, item_name, url.
	 * @param {Object[]}               offered Packages of the catalog.
	 * @return {Promise<Object|null>} The answer; null for an unknown action.
	 */
	async answer( { edd_action: action, license: key = '', item_name: item = '', url = '' }, offered = [] ) {
		const known = Object.values( KEYS ).find( ( entry ) => entry.key === key );
		switch ( action ) {
			case 'activate_license':
				return this.activate( known, item, site( url ) );
			case 'check_license':
				return this.check( known, item, site( url ) );
			case 'deactivate_license': {
				const was = known ? this.sites[ key ].delete( site( url ) ) : false;
				await this.save();
				return { success: was, license: was ? 'deactivated' : 'failed', ...this.facts( known, item ) };
			}
			case 'get_version': {
				const pro = offered.find( ( { slug } ) => slug === 'userfeedback-pro' );
				return {
					new_version: pro?.version ?? '',
					stable_version: pro?.version ?? '',
					name: owner.item_name,
					slug: 'userfeedback-pro',
					package: '',
					download_link: '',
					...( this.check( known, item, site( url ) ).license === 'valid' ? {} : { msg: 'No license key has been provided.' } ),
				};
			}
			default:
				return null;
		}
	}

	async activate( known, item, url ) {
		const error = this.whyNot( known, item, url );
		if ( error ) {
			return { success: false, license: 'invalid', error, ...this.facts( known, item ) };
		}
		this.sites[ known.key ].add( url );
		await this.save();
		return { success: true, license: 'valid', ...this.facts( known, item ) };
	}

	check( known, item, url ) {
		const license = ( () => {
			if ( ! known ) {
				return 'invalid';
			}
			if ( item !== owner.item_name ) {
				return 'item_name_mismatch';
			}
			if ( known.state !== 'valid' ) {
				return known.state;
			}
			if ( this.sites[ known.key ].has( url ) ) {
				return 'valid';
			}
			return this.sites[ known.key ].size ? 'site_inactive' : 'inactive';
		} )();
		return { success: !! known, license, ...this.facts( known, item ) };
	}

	/** Why a key cannot be activated, in the API's words, or ''. */
	whyNot( known, item, url ) {
		if ( ! known ) {
			return 'missing';
		}
		if ( ! url ) {
			return 'missing_url';
		}
		if ( item !== owner.item_name ) {
			return 'item_name_mismatch';
		}
		if ( known.state !== 'valid' ) {
			return known.state;
		}
		const sites = this.sites[ known.key ];
		return known.limit && ! sites.has( url ) && sites.size >= known.limit ? 'no_activations_left' : '';
	}

	facts( known, item ) {
		return {
			item_name: item,
			...( known
				? {
						expires: known.expires,
						license_limit: known.limit,
						site_count: this.sites[ known.key ].size,
						activations_left: known.limit ? Math.max( 0, known.limit - this.sites[ known.key ].size ) : 'unlimited',
						price_id: String( PLANS.indexOf( known.plan ) + 1 ),
				  }
				: {} ),
		};
	}

	/**
	 * Why a site may not download a package, or ''.
	 *
	 * @param {string} slug Slug of the catalog.
	 * @param {string} key  License key.
	 * @param {string} url  The site's address.
	 * @return {string} A sentence.
	 */
	refusal( slug, key, url ) {
		const known = Object.values( KEYS ).find( ( entry ) => entry.key === key );
		if ( ! known || this.check( known, owner.item_name, site( url ) ).license !== 'valid' ) {
			return 'This license key is not active for this site.';
		}
		const needed = addons.find( ( addon ) => addon.slug === slug )?.plan ?? 'plus';
		return PLANS.indexOf( known.plan ) < PLANS.indexOf( needed ) ? 'The plan of this license key does not include this package.' : '';
	}
}
