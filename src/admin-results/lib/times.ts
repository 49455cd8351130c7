import { nameDay, shiftDay } from '../../shared/format/dates';

const A_SUNDAY = '2026-11-22';

/** Name of a weekday, 0 for Sunday. */
export function weekdayName( key: string, length: 'long' | 'short' = 'long' ): string {
	return nameDay( shiftDay( A_SUNDAY, Number( key ) ), { weekday: length } );
}

/** Name of an hour of the site, 0 to 23. */
export function hourName( key: string ): string {
	return `${ key.padStart( 2, '0' ) }:00`;
}
