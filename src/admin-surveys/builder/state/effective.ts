import type { SurveySettings } from '../../../types';
import { defaultSettings } from '../../../domain/draft/defaults';
import { allows } from '../../../shared/lib/entitlements';
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
		behavior: allows( 'behavior' ) ? settings.behavior : defaults.behavior,
	};
}
