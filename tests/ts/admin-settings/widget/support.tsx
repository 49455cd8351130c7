import { http, HttpResponse } from 'msw';
import surveyReply from '../../../fixtures/replies/get-surveys-id.json';
import listReply from '../../../fixtures/replies/get-surveys.json';
import defaults from '../../../../src/domain/widget-defaults.json';
import { App } from '../../../../src/admin-settings/app';
import { proWidget } from '../../../../src/admin-settings/widget/pro-widget';
import type { BootData, FeatureKey, FeatureState, FontFiles, SettingValues } from '../../../../src/types';
import { bootData, installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';
import { api, server } from '../../support/server';
import { settingsServer } from '../../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../../src/admin-settings/widget/widget' );

export const NO_FONT: FontFiles = { host: 'https://fonts.test', font: null };

export const HERE = ( family: string, weight = '400' ): FontFiles => ( {
	host: 'https://fonts.test',
	font: {
		family,
		weight,
		stylesheet: `http://site.test/fonts/${ family }.css`,
		files: 2,
		bytes: 24000,
		fetched_at: '2026-11-20T10:00:00Z',
	},
} );

/** Boot data of a site on which some features are locked. */
export function site( state: FeatureState, ...keys: FeatureKey[] ): Partial< BootData > {
	const { features } = bootData();
	return {
		features: Object.fromEntries(
			Object.entries( features ).map( ( [ key, access ] ) => [
				key,
				keys.includes( key as FeatureKey ) ? { ...access, allowed: false, state } : access,
			] )
		) as BootData[ 'features' ],
	};
}

interface Options {
	boot?: Partial< BootData >;
	settings?: Partial< SettingValues >;
	surveys?: boolean;
	fonts?: FontFiles;
	looks?: number[];
}

const FAMILIES = [
	[ 'Inter', 'sans-serif', [ 400, 700 ] ],
	[ 'Lora', 'serif', [ 400, 500, 700 ] ],
	[ 'Open Sans Condensed', 'sans-serif', [ 300, 700 ] ],
];

/** Opens the tab. */
export async function open( { boot = {}, settings = {}, surveys = false, fonts = NO_FONT, looks = [] }: Options = {} ) {
	installBoot( { widget_strings: defaults.payload.strings, ...boot } );
	window.location.hash = '#/widget';
	server.use(
		...settingsServer( settings ),
		http.get( api( 'surveys' ), () =>
			HttpResponse.json(
				surveys ? listReply : { ...listReply, items: [], pagination: { ...listReply.pagination, total: 0 } }
			)
		),
		http.get( api( 'surveys/:id' ), () => HttpResponse.json( surveyReply ) ),
		http.get( api( 'settings/font' ), () => HttpResponse.json( fonts ) ),
		http.get( api( 'survey-looks' ), () => HttpResponse.json( { ids: looks } ) ),
		http.get( '*/pro-fonts.json', () => HttpResponse.json( FAMILIES ) )
	);
	await proWidget.load();
	return renderUi( <App /> );
}
