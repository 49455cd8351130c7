import { dateI18n } from '@wordpress/date';
import { boot } from '../app/boot';

/**
 * The only place that writes dates for people: in the site's time zone, format
 * and language. Moments come from the server as UTC, ISO 8601.
 */
function write( format: string, moment: string ): string {
	return dateI18n( format, moment, boot().site.timezone );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `Nov 12, 2026`, in the format of Settings > General.
 */
export function formatDate( moment: string ): string {
	return write( boot().site.date_format, moment );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `9:00 am`.
 */
export function formatTime( moment: string ): string {
	return write( boot().site.time_format, moment );
}

/**
 * @param moment UTC, ISO 8601.
 * @return E.g. `Dec 1, 2026, 9:00 am`; the time does not break over two lines.
 */
export function formatDateTime( moment: string ): string {
	const time = formatTime( moment ).replaceAll( ' ', '\u00A0' );
	return `${ formatDate( moment ) }, ${ time }`;
}

/**
 * A calendar day that has no time zone, as results group them.
 *
 * @param day YYYY-MM-DD in the site's time zone.
 */
export function formatDay( day: string ): string {
	return dateI18n( boot().site.date_format, `${ day }T12:00:00Z`, 'UTC' );
}

/**
 * @param moment UTC, ISO 8601, or null.
 */
export function isFuture( moment: string | null ): boolean {
	return moment !== null && Date.parse( moment ) > Date.now();
}
