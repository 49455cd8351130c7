import type { ColorScheme, WidgetPosition } from './survey';

/** The plugin's settings by key (STG-49, STG-50). Addons add keys of their own. */
export interface SettingValues {
	/** Whether deleting the plugin removes the data of this site (A107). */
	uninstall_remove_data: boolean;
	/** Fewest responses of a filter whose figures are shown; 0 shows any (docs/filters.md). */
	smallest_group: number;
	/** Calls a day to the AI connector for sentiments and topics; only in Pro. */
	ai_calls_a_day?: number;
	/** Who receives weekly summaries: addresses with commas between them. */
	notifications_recipients: string;
	/** Address of the picture above HTML mails; '' for none. */
	notifications_header_image: string;
	/** Whether summaries are HTML, else plain text. */
	summaries_html_template: boolean;
	summaries_disabled: boolean;
	/** Day of the weekly summary: 1 for Monday to 7 for Sunday. */
	summaries_day: number;
	/** Hour of the weekly summary in the site's time zone, 0 to 23. */
	summaries_hour: number;
	/** Whether a week without any response brings a summary too. */
	summaries_empty_weeks: boolean;
	/** Opt-in for usage data (A105). */
	allow_usage_tracking: boolean;
	/** Opt-in for messages of the vendor in the drawer (A102). */
	allow_vendor_news: boolean;
	/** '' until somebody chose (STG-48). */
	automatic_updates: AutomaticUpdates | '';
	/** Roles by slug; those that manage options are always in the lists (ACC-01 to ACC-04). */
	create_edit_surveys: string[];
	view_results: string[];
	delete_surveys: string[];
	/** Who creates surveys and does not manage the site reaches their own only. */
	own_surveys_only: boolean;
	widget_button_color: string;
	widget_color: string;
	widget_text_color: string;
	widget_theme: ColorScheme;
	widget_toggle_icon: string;
	widget_toggle_color: string;
	/** '' for the default in the visitor's language; so are the texts of Skip and Next. */
	widget_toggle_text: string;
	/** null for the theme's font. */
	widget_font: { family: string; weight: string } | null;
	widget_position: WidgetPosition;
	widget_start_minimized: boolean;
	/** Address of a picture; '' for none. */
	widget_custom_logo: string;
	widget_show_logo: boolean;
	logo_type: 'userfeedback' | 'custom' | 'none';
	skip_text: string;
	next_text: string;
	/** Responses older than so many days are deleted every night; 0 keeps them. */
	keep_responses_days: number;
	/** The visitor's IP address in new responses (A68). */
	store_address: 'whole' | 'shortened' | 'none';
	/** Whether new responses have the names of browser and system. */
	store_browser: boolean;
	/** Whether new responses have the country of the address; only with the addon Geo Restrictions. */
	store_country?: boolean;
	/** Header in which a trusted proxy names the country, '' for none; only with that addon. */
	country_header?: string;
	/** Whether the database of countries is loaded every week from its address; only with that addon. */
	country_updates?: boolean;
	/** New responses have no account, address, browser and country, and visitors read so. */
	anonymous_responses: boolean;
	/** Days for which browsers remember a survey that does not say it itself; 0 for the session (A51). */
	remember_days: number;
	/** Whose impressions count (A50). */
	count_impressions: 'not_editors' | 'signed_out' | 'everyone';
	count_bots: boolean;
	/** Whether visitors may send files; only with the addon Question Types. */
	uploads?: boolean;
	/** Header in which a proxy names its caller, e.g. `X-Forwarded-For`; '' for none. */
	proxy_header: string;
	/** Addresses and networks of the proxies whose header counts. */
	trusted_proxies: string[];
	/** Of the Heatmaps addon, and only there while it is active: whether old data is deleted every night (HEAT-01). */
	heatmap_auto_delete_enabled?: boolean;
	/** Days for which data is kept (HEAT-02). */
	heatmap_retention_period?: HeatmapRetention;
	/** Whether pages with password fields, checkout and account pages are recorded. */
	heatmap_sensitive_pages?: boolean;
	/** The Google account (GD-03), with its addon. Saving cannot change it. */
	google_drive?: { connected: boolean; label: string; date: number; folder_id: string };
}

export type HeatmapRetention = '1' | '7' | '14' | '30' | '60' | '180' | '365';

export type AutomaticUpdates = 'all' | 'minor' | 'none';

export type SettingKey = keyof SettingValues;

/** Reply of GET and POST settings (CALL-24, CALL-25). */
export interface PluginSettings {
	settings: SettingValues;
	/** What a site that never saved any has. */
	defaults: SettingValues;
	/** Keys that this site may not change now: saving keeps their value. */
	locked: string[];
	/** What this call refused while it saved the others (A19): key => sentence. */
	errors: Record< string, string >;
}

/** Reply of GET settings/usage: what usage tracking sends, and nothing else (A105). */
export interface UsageData {
	data: {
		version: string;
		edition: 'lite' | 'pro';
		plan: string;
		wp: string;
		php: string;
		locale: string;
		addons: string[];
		/** A range, e.g. "10 to 99". */
		surveys: string;
		responses: string;
	};
	/** '' while it goes nowhere. */
	endpoint: string;
}

/** Reply of GET settings/news: where messages of the vendor come from (A102). */
export interface NewsState {
	/** '' while the vendor has none. */
	address: string;
	/** null until it was asked. */
	asked_at: string | null;
	/** Why the last request brought nothing; '' for none. */
	problem: '' | 'unreachable' | 'unreadable';
}

/** A role of the site (ACC-05). */
export interface SiteRole {
	slug: string;
	/** In the language of the person. */
	label: string;
	/** It manages options: no list of the Access tab is without it (ACC-04). */
	forced: boolean;
}
