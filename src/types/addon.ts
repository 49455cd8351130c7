/**
 * Addons (docs/plans-and-addons.md).
 */
import type { PlanLevel } from './plan';

/** An entry of `userfeedback_get_addons` (CALL-31). */
export interface AddonInfo {
	slug: string;
	title: string;
	excerpt: string;
	/** What a buyer must know, e.g. that its screens come later; '' for nothing. */
	note: string;
	/** Name of an icon of @wordpress/icons. */
	icon: string;
	plan: PlanLevel;
	/** Labels of the plan, e.g. `Plus` (ADD-04). */
	categories: string[];
	/** `licensed`: the license's plan includes it (PLAN-05). */
	type: 'licensed' | 'unlicensed';
	installed: boolean;
	active: boolean;
	/** Address where it is to be had instead, or '' (ADD-15). */
	redirect: string;
	/** Look-up key for installing (CALL-32). */
	url: string;
	/** `folder/file.php`, for activating. */
	basename: string;
	/** Sentence that says why it is switched off although it is active, or ''. */
	problem: string;
}

/** A plugin of somebody else that our screens offer: an entry of `userfeedback_get_plugins` (CALL-43, ENT-35). */
export interface CompanionInfo {
	slug: string;
	title: string;
	excerpt: string;
	/** Name of an icon of @wordpress/icons. */
	icon: string;
	basename: string;
	installed: boolean;
	active: boolean;
	setup_complete: boolean;
}

/** A plugin that passes events of surveys on to Google Analytics (SET-22). */
export interface AnalyticsPlugin {
	/** On wordpress.org. */
	slug: string;
	basename: string;
	title: string;
	is_installed: boolean;
	is_active: boolean;
}
