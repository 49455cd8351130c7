import type { FeatureKey, FeatureState, PlanLevel } from './plan';

/**
 * Body of every REST error: WordPress's own shape. `params` names the fields,
 * as core does for schema errors.
 */
export interface RestErrorBody {
	code: string;
	message: string;
	data?: {
		status?: number;
		params?: Record< string, string >;
		/** With `userfeedback_upgrade_required`: what is locked and why. */
		feature?: FeatureKey;
		plan?: PlanLevel;
		addon?: string;
		state?: FeatureState;
		/** With `userfeedback_stale`: who saved meanwhile, and whether it was oneself in another window. */
		by?: string;
		own?: boolean;
	};
}
