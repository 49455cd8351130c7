/**
 * Routes of the settings app by name (STG-01, STG-03).
 */
export const ROUTES = {
	'settings-general': '/general',
	'settings-widget': '/widget',
	'settings-email': '/email',
	'settings-integrations': '/integrations',
	'settings-heatmaps': '/heatmaps',
	'settings-access': '/access',
	'settings-misc': '/misc',
	'settings-google-drive': '/google-drive',
} as const;

export type RouteName = keyof typeof ROUTES;

/** Tabs that this version has, in their order. The issue that makes a tab's screen adds it here. */
export const TABS: readonly RouteName[] = [ 'settings-general' ];
