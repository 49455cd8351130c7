/**
 * Plans, license and addons (docs/plans-and-addons.md).
 */

/** Paid plans in ascending order (PLAN-01). */
export type PlanLevel = 'plus' | 'pro' | 'elite';

/** Everything that can be locked: `Pro\Plan\Feature`. */
export type FeatureKey =
	| 'rating-questions'
	| 'picture-questions'
	| 'question-settings'
	| 'thank-you-message'
	| 'redirects'
	| 'behavior'
	| 'scheduling'
	| 'branding'
	| 'devices'
	| 'page-rules'
	| 'geo'
	| 'google-drive'
	| 'email-logic'
	| 'templates'
	| 'export'
	| 'range-30-days'
	| 'ai-summary'
	| 'manage-responses'
	| 'access-roles'
	| 'widget-look'
	| 'heatmaps'
	| 'post-ratings'
	| 'filters'
	| 'breakdown'
	| 'trend'
	| 'annotations'
	| 'shared-reports'
	| 'compare'
	| 'webhooks'
	| 'paths'
	| 'languages'
	| 'revisions';

/** What opens a locked feature: a bigger plan, a key, or its addon, which may be missing, off or damaged. */
export type FeatureState = 'open' | 'upgrade' | 'license' | 'install' | 'activate' | 'repair';

export interface FeatureAccess {
	allowed: boolean;
	state: FeatureState;
	/** The plan that people are told to upgrade to (PLAN-11). */
	plan: PlanLevel;
	/** Slug of the addon that brings it, or ''. */
	addon: string;
}
