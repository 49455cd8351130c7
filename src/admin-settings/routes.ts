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

/** Tabs that this version has, in their order. Who makes a tab's screen adds it here and in `screens.ts`. */
export const TABS: readonly RouteName[] = [
	'settings-general',
	'settings-widget',
	'settings-email',
	'settings-integrations',
	'settings-heatmaps',
	'settings-access',
	'settings-misc',
	'settings-google-drive',
];

/** Tabs whose parts save for themselves: no Save Settings button (STG-04). */
const SAVE_THEMSELVES: readonly RouteName[] = [ 'settings-integrations', 'settings-google-drive' ];

/** Tabs that show no setting of GET settings. */
const WITHOUT_SETTINGS: readonly RouteName[] = [ 'settings-general', ...SAVE_THEMSELVES ];

/**
 * The tab of an address.
 *
 * @param pathname E.g. `/misc`.
 */
export function tabAt( pathname: string ): RouteName | null {
	return TABS.find( ( name ) => ROUTES[ name ] === pathname ) ?? null;
}

export function hasSaveButton( tab: RouteName ): boolean {
	return ! SAVE_THEMSELVES.includes( tab );
}

export function showsSettings( tab: RouteName ): boolean {
	return ! WITHOUT_SETTINGS.includes( tab );
}
