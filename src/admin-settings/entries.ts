import { accessEntries } from './access/entries';
import { emailEntries } from './email/entries';
import { generalEntries } from './general/entries';
import { driveEntries } from './google-drive/entries';
import { heatmapsEntries } from './heatmaps/entries';
import { integrationsEntries } from './integrations/entries';
import { miscEntries } from './misc/entries';
import { widgetEntries } from './widget/entries';
import { TABS } from './routes';
import type { RouteName } from './routes';

/** A setting, or another row of a tab, that can be found by a word. */
export interface TabEntry {
	/** The key of a setting, or a name of its own; also `name` of its Row. */
	id: string;
	/** `name` of the Row that it shares with others. */
	row?: string;
	/** As it stands beside the control. */
	label: string;
	/** More words that lead to it, translated, with spaces between them. */
	words?: string;
}

export interface SettingEntry extends TabEntry {
	tab: RouteName;
}

/** Rows of each tab. Who adds a row to a tab adds it to the tab's `entries.ts`, and it is found. */
const ENTRIES: Partial< Record< RouteName, () => TabEntry[] > > = {
	'settings-general': generalEntries,
	'settings-widget': widgetEntries,
	'settings-email': emailEntries,
	'settings-access': accessEntries,
	'settings-integrations': integrationsEntries,
	'settings-heatmaps': heatmapsEntries,
	'settings-misc': miscEntries,
	'settings-google-drive': driveEntries,
};

/** Every row of the tabs that this version has, in their order. */
export function allEntries(): SettingEntry[] {
	return TABS.flatMap( ( tab ) => ( ENTRIES[ tab ]?.() ?? [] ).map( ( entry ) => ( { ...entry, tab } ) ) );
}

/**
 * What a setting is called.
 *
 * @param id Key of the setting.
 */
export function labelOf( id: string ): string {
	return allEntries().find( ( entry ) => entry.id === id )?.label ?? id;
}
