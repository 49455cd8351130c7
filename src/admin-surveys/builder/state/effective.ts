import type { SurveySettings } from '../../../types';
import { defaultSettings } from '../../../domain/draft/defaults';
import type { Draft } from '../../../domain/draft/draft';
import { problemsOf } from '../../../domain/draft/problems';
import type { Problem, Step } from '../../../domain/draft/problems';
import { addonActive, allows } from '../../../shared/lib/entitlements';
import { defaultsContext } from './defaults-context';

/**
 * What counts for visitors, who are never asked for a license: what an addon decided, it goes on deciding. Without
 * the addon, what is stored does nothing (SET-05, A43, A65).
 */
export function effectiveSettings( settings: SurveySettings ): SurveySettings {
	const defaults = defaultSettings( defaultsContext() );
	return {
		...settings,
		theming: addonActive( 'branding' ) ? settings.theming : defaults.theming,
		targeting: addonActive( 'targeting' ) ? settings.targeting : defaults.targeting,
		geo_targeting: addonActive( 'geo-restrictions' ) ? settings.geo_targeting : defaults.geo_targeting,
		behavior: addonActive( 'behavior' ) ? settings.behavior : defaults.behavior,
		thank_you: addonActive( 'behavior' ) ? settings.thank_you : { ...settings.thank_you, type: 'message' },
	};
}

/** What keeps the owner from leaving a step. What is locked is not theirs to mend: a save resets it (SAVE-12, SAVE-14). */
export function problemsHere( draft: Draft, step: Step ): Problem[] {
	const { settings } = draft;
	const defaults = defaultSettings( defaultsContext() );
	return problemsOf(
		{
			...draft,
			settings: {
				...settings,
				targeting: allows( 'page-rules' ) ? settings.targeting : defaults.targeting,
				behavior: allows( 'behavior' ) ? settings.behavior : defaults.behavior,
			},
		},
		step
	);
}
