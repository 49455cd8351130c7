/** Stands for `@wordpress/date`, which brings moment.js: dates as the browser writes them in the site's language. */
import { boot } from '../../shared/app/boot';

/**
 * @param pattern `time` for the time of day, anything else for the date.
 * @param moment  UTC, ISO 8601.
 * @param zone    IANA name or `+05:45`.
 */
export function dateI18n( pattern: string, moment: string, zone: string ): string {
	return new Intl.DateTimeFormat( boot().site.locale, {
		...( pattern === 'time' ? { timeStyle: 'short' } : { dateStyle: 'long' } ),
		timeZone: zone,
	} ).format( new Date( moment ) );
}
