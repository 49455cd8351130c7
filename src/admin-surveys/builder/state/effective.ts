import type { SurveySettings } from '../../../types';
import { defaultSettings } from '../../../domain/draft/defaults';
import { addonActive, allows } from '../../../shared/lib/entitlements';
import { defaultsContext } from './defaults-context';

/** What counts for visitors: stored settings of a locked part do nothing (SET-05, A65). */
export function effectiveSettings( settings: SurveySettings ): SurveySettings {
	const defaults = defaultSettings( defaultsContext() );
	const { targeting } = settings;
	return {
		...settings,
		targeting: {
			...( allows( 'page-rules' ) ? targeting : defaults.targeting ),
			devices: allows( 'devices' ) ? targeting.devices : defaults.targeting.devices,
		},
		geo_targeting: addonActive( 'geo-restrictions' ) ? settings.geo_targeting : defaults.geo_targeting,
		behavior: allows( 'behavior' ) ? settings.behavior : defaults.behavior,
	};
}
