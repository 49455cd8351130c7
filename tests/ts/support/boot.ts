import addons from '../../../addons.json';
import type { Analytics, AnalyticsPlugin, BootData, FeatureAccess, FeatureKey } from '../../../src/types';
import table from '../../fixtures/entitlements.json';
import menus from '../../fixtures/menus.json';
import { knowRules } from '../../../src/domain/draft/page-rules';
import widgetDefaults from '../../../src/domain/widget-defaults.json';

const PAGES = 'http://site.test/wp-admin/admin.php?page=userfeedback_';

/**
 * Boot data `features`: everything open, except what is named.
 *
 * @param locked State by feature.
 */
export function features(
	locked: Partial< Record< FeatureKey, FeatureAccess[ 'state' ] > > = {}
): BootData[ 'features' ] {
	return Object.fromEntries(
		table.features.map( ( { key, plan, addon } ) => {
			const state = locked[ key as FeatureKey ] ?? 'open';
			return [ key, { allowed: state === 'open', state, plan, addon } ];
		} )
	) as BootData[ 'features' ];
}

/**
 * Boot data `analytics` of a site without such plugins, for an administrator.
 *
 * @param change  What differs.
 * @param plugins What differs of a plugin.
 */
export function analytics(
	change: Partial< Analytics > = {},
	plugins: Partial< Record< keyof Analytics[ 'plugins' ], Partial< AnalyticsPlugin > > > = {}
): Analytics {
	return {
		plugins: {
			monsterinsights: {
				title: 'MonsterInsights',
				slug: 'google-analytics-for-wordpress',
				basename: 'google-analytics-for-wordpress/googleanalytics.php',
				is_installed: false,
				is_active: false,
				...plugins.monsterinsights,
			},
			exactmetrics: {
				title: 'ExactMetrics',
				slug: 'google-analytics-dashboard-for-wp',
				basename: 'google-analytics-dashboard-for-wp/gadwp.php',
				is_installed: false,
				is_active: false,
				...plugins.exactmetrics,
			},
		},
		changed_at: null,
		may_install: true,
		may_activate: true,
		...change,
	};
}

/**
 * Boot data as `Admin\BootData` prints it for an administrator of a site in New York.
 *
 * @param overrides Top-level keys that differ.
 */
export function bootData( overrides: Partial< BootData > = {} ): BootData {
	return {
		version: '0.1.0',
		app: 'surveys',
		rest: { root: 'http://site.test/wp-json/', nonce: 'rest-nonce' },
		ajax: {
			url: 'http://site.test/wp-admin/admin-ajax.php',
			nonce: 'ajax-nonce',
		},
		assets: 'http://site.test/wp-content/plugins/userfeedback/build/',
		pages: {
			surveys: `${ PAGES }surveys`,
			results: `${ PAGES }results`,
			settings: `${ PAGES }settings`,
			inbox: `${ PAGES }inbox`,
			post_ratings: `${ PAGES }post_ratings`,
			heatmaps: `${ PAGES }heatmaps`,
			addons: `${ PAGES }addons`,
			about: `${ PAGES }about`,
		},
		capabilities: { edit: true, view: true, delete: true, manage: true, all: true },
		admin_email: 'owner@site.test',
		is_pro: true,
		is_licensed: true,
		license_type: 'elite',
		features: features(),
		addons: Object.fromEntries(
			addons.map( ( { slug } ) => [ slug, { installed: true, active: true, type: 'licensed' } ] )
		),
		license: {
			key: '••••••••3003',
			type: 'elite',
			status: 'valid',
			is_invalid: false,
			is_expired: false,
			is_disabled: false,
			expires_at: '2027-11-20',
			checked_at: '',
			source: 'site',
			unreachable_since: '',
			works_until: '',
			is_grace_over: false,
		},
		license_notice: null,
		owner: {
			links: {
				upgrade: 'https://shop.test/pricing/',
				account: 'https://shop.test/account/',
				renew: 'https://shop.test/renew/',
				docs: 'https://shop.test/docs/',
			},
			price: { currency: '$', per_year: 199 },
			coupon: '',
			discount_percent: 50,
			video_url: '',
			testimonials: [],
		},
		upgrade_link:
			'https://shop.test/pricing/?utm_source=proplugin&utm_medium=__medium__&utm_campaign=userfeedback&utm_content=0.1.0',
		blurb: '',
		lite_banner: true,
		site: {
			name: 'Northwind Coffee',
			url: 'http://site.test',
			privacy_url: 'http://site.test/privacy/',
			timezone: 'America/New_York',
			utc_offset: -300,
			today: '2026-11-20',
			date_format: 'M j, Y',
			time_format: 'g:i a',
			locale: 'en-US',
			rtl: false,
			start_of_week: 1,
		},
		widget_defaults: {
			color_scheme: 'light',
			widget_color: '#ffffff',
			text_color: '#23282D',
			button_color: '#2D87F1',
			show_logo: true,
			start_minimized: false,
			position: 'bottom_right',
			toggle_text: '',
			toggle_icon: 'chevron-down',
			toggle_path: '',
			toggle_color: '#23282D',
			skip_text: 'Skip',
			next_text: 'Next',
			logo_type: 'userfeedback',
			custom_logo: '',
			font: null,
		},
		widget_strings: widgetDefaults.payload.strings,
		widget_parts: {},
		roles: [
			{ slug: 'administrator', label: 'Administrator', forced: true },
			{ slug: 'editor', label: 'Editor', forced: false },
			{ slug: 'author', label: 'Author', forced: false },
			{ slug: 'shop_manager', label: 'Shop manager', forced: false },
		],
		icons_url: 'http://site.test/icons/index.json',
		notifications: 0,
		ai_drafts: null,
		analytics: analytics(),
		types_off: [],
		taken_names: [ 'p', 'page', 'name' ],
		...( menus as Pick< BootData, 'question_types' | 'triggers' | 'page_rules' > ),
		...overrides,
	};
}

/**
 * Puts boot data where the page has them.
 *
 * @param overrides Top-level keys that differ.
 */
export function installBoot( overrides: Partial< BootData > = {} ): BootData {
	const data = bootData( overrides );
	window.userfeedbackBoot = data;
	knowRules( data.page_rules );
	return data;
}
