import { dateI18n, getSettings } from '@wordpress/date';

/** A Monday at midnight, UTC: only its words are shown. */
const MONDAY = Date.UTC( 2024, 0, 1 );
const HOUR_MS = 3600 * 1000;

/** Names of the days, Monday first. */
export function weekdays(): string[] {
	return Array.from( { length: 7 }, ( _, at ) => dateI18n( 'l', new Date( MONDAY + at * 24 * HOUR_MS ), true ) );
}

/** Hours of a day in the site's words. */
export function hours(): string[] {
	return Array.from( { length: 24 }, ( _, at ) =>
		dateI18n( getSettings().formats.time, new Date( MONDAY + at * HOUR_MS ), true )
	);
}
