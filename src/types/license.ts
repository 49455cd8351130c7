/**
 * The license and the owner's figures (docs/plans-and-addons.md; ENT-32,
 * CALL-35 to CALL-42).
 */
import type { PlanLevel } from './plan';

/** `Plan\LicenseInfo`. */
export interface LicenseInfo {
	/** Masked to its last four characters; '' for those who may not see it. */
	key: string;
	type: '' | PlanLevel;
	/** `unreachable`: the vendor is silent; everything works until the grace period is over. */
	status: 'valid' | 'expired' | 'disabled' | 'invalid' | 'unreachable';
	is_invalid: boolean;
	is_expired: boolean;
	is_disabled: boolean;
	/** YYYY-MM-DD, `lifetime`, or '' when unknown. */
	expires_at: string;
	/** Last answer of the vendor, UTC, ISO 8601; '' when there was none. */
	checked_at: string;
	/** Sent back as `scope` with the license actions. */
	source: LicenseScope;
	/** YYYY-MM-DD, or '' while the vendor answers. */
	unreachable_since: string;
	works_until: string;
	/** Whether the vendor has been silent for too long, so that the key opens nothing until it answers. */
	is_grace_over: boolean;
}

export type LicenseScope = 'site' | 'network';

/** userfeedback_vue_get_license. */
export interface Licenses {
	license: LicenseInfo | null;
	network: LicenseInfo | null;
}

/**
 * userfeedback_verify_license, …deactivate_license, …validate_license with
 * `{ license, scope? }`. `message` is '' when there was nothing to do (A20).
 */
export interface LicenseChange {
	message: string;
	license: LicenseInfo | null;
}

/** userfeedback_license_use: live surveys that lose something at their next save without a license. */
export interface LicenseUse {
	surveys: { id: number; title: string }[];
	/** How many there are beside those. */
	more: number;
}

/** userfeedback_connect_url with `{ key }`. */
export interface Connected {
	url: string;
	reload: boolean;
	message: string;
}

/** A text with links and without HTML. */
export type NoticePart = { text: string; url?: string };

/** The one notice about the license (STG-22); WordPress prints the same on our pages. */
export interface LicenseNotice {
	/** For userfeedback_ajax_vue_remove_wp_notice. */
	id: string;
	type: 'error' | 'warning';
	status: 'expired' | 'disabled' | 'invalid' | 'unreachable';
	parts: NoticePart[];
}

/** What only the owner decides: `owner.json`. An empty text is not shown. */
export interface OwnerFigures {
	links: { upgrade: string; account: string; renew: string; docs: string };
	price: { currency: string; per_year: number } | null;
	coupon: string;
	discount_percent: number;
	/** A film about the plugin. */
	video_url: string;
	testimonials: { text: string; name: string }[];
}
