import type { AnalyticsPlugin, BootData } from '../../../types';

export type Analytics = NonNullable< BootData[ 'analytics' ] >;

/** The plugin that counts: the first active one, else the first that is installed, else none (A72). */
export function chosenPlugin( { monsterinsights, exactmetrics }: Analytics ): AnalyticsPlugin | undefined {
	const all = [ monsterinsights, exactmetrics ];
	return all.find( ( plugin ) => plugin.is_active ) ?? all.find( ( plugin ) => plugin.is_installed );
}

/** What a person's browser knows of a survey: whether a plugin was active when its card was seen last. */
const keyOf = ( id: number ) => `userfeedback-analytics-${ id }`;

/** The same of surveys that have no id yet, by the builder that is open. */
const ofNew = new WeakMap< object, string >();

interface Seen {
	/** The open builder. */
	builder: object;
	/** 0 for a new survey. */
	id: number;
	isDraft: boolean;
	plugin: AnalyticsPlugin | undefined;
}

/**
 * What the switch becomes by itself (SET-23, SET-24): only when the plugin's state changed since the card was seen last,
 * and the first time in a draft, so the choice of a person stays (A72).
 *
 * @return null where nothing changes.
 */
export function automaticTracking( { builder, id, isDraft, plugin }: Seen ): boolean | null {
	if ( ! plugin ) {
		return null;
	}
	const now = plugin.is_active ? 'active' : 'inactive';
	const before = remember( builder, id, now );
	if ( before === now || ( before === null && ! isDraft ) ) {
		return null;
	}
	return plugin.is_active;
}

/** @return What was known before. */
function remember( builder: object, id: number, now: string ): string | null {
	const carried = ofNew.get( builder ) ?? null;
	if ( id === 0 ) {
		ofNew.set( builder, now );
		return carried;
	}
	try {
		const before = localStorage.getItem( keyOf( id ) );
		localStorage.setItem( keyOf( id ), now );
		return before ?? carried;
	} catch {
		// Without a memory nothing changes by itself.
		return now;
	}
}
