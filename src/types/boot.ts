/**
 * Boot data of the admin pages: printed by `Admin\BootData` as
 * `window.userfeedbackBoot` (requirements PLAN-02, PLAN-03, CALL-01).
 */
import type { Analytics } from './addon';
import type { LicenseInfo, LicenseNotice, OwnerFigures } from './license';
import type { PageRuleEntry, QuestionTypeEntry, TriggerEntry } from './menus';
import type { FeatureAccess, FeatureKey, PlanLevel } from './plan';
import type { SiteRole } from './settings';
import type { ColorScheme, WidgetPosition } from './survey';
import type { WidgetPart, WidgetStrings, WidgetTheming } from './widget';

export interface BootData {
	version: string;
	/** Which app this page mounts. */
	app: 'surveys' | 'results' | 'inbox' | 'settings' | 'post-ratings' | 'heatmaps' | 'addons' | 'about';
	rest: { root: string; nonce: string };
	ajax: { url: string; nonce: string };
	/** Ends in a slash. */
	assets: string;
	/** Addresses of the admin pages without hash, e.g. `…/admin.php?page=userfeedback_results`. */
	pages: Record<
		'surveys' | 'results' | 'inbox' | 'settings' | 'post_ratings' | 'heatmaps' | 'addons' | 'about',
		string
	>;
	/** `all`: also surveys of others; false for who is limited to their own. */
	capabilities: { edit: boolean; view: boolean; delete: boolean; manage: boolean; all: boolean };
	/** Absent unless the user may manage options (A117). */
	admin_email?: string;
	is_pro: boolean;
	is_licensed: boolean;
	license_type: '' | PlanLevel;
	/** What this site may do, from `Plan\Entitlements` (docs/plans-and-addons.md). */
	features: Record< FeatureKey, FeatureAccess >;
	/** Messages in the drawer that the person has not dismissed (DRAWER-10). */
	notifications: number;
	/** By slug of addons.json (PLAN-04, PLAN-05); `licensed`: the plan includes it. */
	addons: Record<
		string,
		{
			installed: boolean;
			active: boolean;
			/** Whether WordPress loads it and it does not work. */
			damaged?: boolean;
			type: 'licensed' | 'unlicensed';
		}
	>;
	/** The license that counts, the site's or the network's (A89). */
	license: LicenseInfo | null;
	/** What WordPress shows as a notice on our pages already; null when dismissed. */
	license_notice: LicenseNotice | null;
	owner: OwnerFigures;
	/**
	 * Upgrade link of every control (PLAN-16, PLAN-17): put the control's campaign
	 * tag (letters, digits, hyphens) where `__medium__` stands. '' when the owner has no address.
	 */
	upgrade_link: string;
	/** The current user's choice for the upgrade blurb; '' shows it (A104). */
	blurb: string;
	/** Whether the current user still wants to see what Pro has below the list of surveys. */
	lite_banner: boolean;
	site: {
		name: string;
		url: string;
		/** The privacy page; '' where there is none. */
		privacy_url: string;
		/** IANA name or `+05:45`. */
		timezone: string;
		/** Minutes east of UTC now. */
		utc_offset: number;
		/** YYYY-MM-DD in the site time zone. */
		today: string;
		date_format: string;
		time_format: string;
		/** BCP 47. */
		locale: string;
		rtl: boolean;
		start_of_week: number;
	};
	widget_defaults: {
		color_scheme: ColorScheme;
		widget_color: string;
		text_color: string;
		button_color: string;
		show_logo: boolean;
		start_minimized: boolean;
		position: WidgetPosition;
		toggle_text: string;
		toggle_icon: string;
		/** Shape of the icon that an owner chose; '' for the widget's own. */
		toggle_path: string;
		toggle_color: string;
		skip_text: string;
		next_text: string;
		logo_type: WidgetTheming[ 'logo_type' ];
		custom_logo: string;
		font: WidgetTheming[ 'font' ];
	};
	/** For the preview, the same strings the visitor gets. */
	widget_strings: WidgetStrings;
	/** Files of question types for the preview, by type. */
	widget_parts: Record< string, WidgetPart >;
	/** Roles of the site, on the settings page only (ACC-05). */
	roles: SiteRole[];
	/** File with the Font Awesome Free icons for the picker (CALL-51). */
	icons_url: string;
	/** Who drafts surveys from a sentence, and whether the site agreed to what is sent; null where nobody does. */
	ai_drafts: { connector: string; consent: boolean } | null;
	/** Where a survey's events can go (SET-22), on the surveys page only. */
	analytics: Analytics | null;
	/** Every type that the builder lists, those that are locked here as well. */
	question_types: QuestionTypeEntry[];
	/** Types that this site has switched off, as it comes: files of visitors (docs/uploads.md). */
	types_off: string[];
	/** Names of parameters that this site reads itself, on the surveys page only. */
	taken_names: string[];
	/** The builder's choices of timing. */
	triggers: TriggerEntry[];
	/** The builder's menu of page rules. */
	page_rules: PageRuleEntry[];
}

declare global {
	interface Window {
		userfeedbackBoot?: BootData;
	}
}
