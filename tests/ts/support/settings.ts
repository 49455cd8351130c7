import { http, HttpResponse } from 'msw';
import reply from '../../fixtures/replies/get-settings.json';
import news from '../../fixtures/replies/get-settings-news.json';
import storedData from '../../fixtures/replies/get-stored-data.json';
import type { PluginSettings, SettingValues, StoredData } from '../../../src/types';
import { api, requests } from './server';

/** The settings of a site, as the server replies. */
export function settingsReply( changes: Partial< SettingValues > = {} ): PluginSettings {
	const fresh = { ...( reply as unknown as PluginSettings ), locked: [] };
	return { ...fresh, settings: { ...fresh.settings, ...changes } };
}

/**
 * GET and POST settings: keeps what is posted, except what is named.
 *
 * @param changes What the site saved before.
 * @param refuse  Sentences by key that POST refuses alone (A19).
 */
export function settingsServer( changes: Partial< SettingValues > = {}, refuse: Record< string, string > = {} ) {
	let stored = settingsReply( changes );
	return [
		http.get( api( 'settings' ), () => HttpResponse.json( stored ) ),
		storedDataServer(),
		http.get( api( 'settings/news' ), () => HttpResponse.json( news ) ),
		http.post( api( 'settings' ), async ( { request } ) => {
			const { settings } = ( await request.json() ) as { settings: Partial< SettingValues > };
			const errors = Object.fromEntries( Object.entries( refuse ).filter( ( [ key ] ) => key in settings ) );
			const taken = Object.fromEntries( Object.entries( settings ).filter( ( [ key ] ) => ! ( key in refuse ) ) );
			stored = { ...stored, settings: { ...stored.settings, ...taken } };
			return HttpResponse.json( { ...stored, errors } );
		} ),
	];
}

/** What the saves so far sent. */
export function savedSettings(): Promise< Partial< SettingValues >[] > {
	return Promise.all(
		requests
			.filter( ( { method, url } ) => method === 'POST' && url.split( '?' )[ 0 ] === api( 'settings' ) )
			.map(
				async ( request ) =>
					( ( await request.clone().json() ) as { settings: Partial< SettingValues > } ).settings
			)
	);
}

/** GET stored-data: what the Misc tab says beside its settings. */
export function storedDataServer( changes: Partial< StoredData > = {} ) {
	return http.get( api( 'stored-data' ), () => HttpResponse.json( { ...( storedData as StoredData ), ...changes } ) );
}
