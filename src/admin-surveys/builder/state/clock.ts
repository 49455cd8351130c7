import { date, getDate } from '@wordpress/date';
import type { SiteClock } from '../../../domain/draft/draft';
import { boot } from '../../../shared/app/boot';

/**
 * Times the owner types are times of the site (A37); core's date package knows
 * its zone, daylight saving included.
 */
export const siteClock: SiteClock = {
	now: () => new Date(),
	toSite: ( utc ) => ( {
		date: date( 'Y-m-d', utc, boot().site.timezone ),
		time: date( 'H:i', utc, boot().site.timezone ),
	} ),
	toUtc: ( day, time ) => getDate( `${ day }T${ time }:00` ).toISOString().replace( '.000Z', 'Z' ),
};
