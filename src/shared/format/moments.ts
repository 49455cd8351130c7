import { dateI18n, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../app/boot';
import { formatDate, formatTime, shiftDay } from './dates';

function siteDay( moment: string ): string {
	return dateI18n( 'Y-m-d', moment, boot().site.timezone );
}

/**
 * Date and time of a response, localized (RESP-07), e.g.
 * `November 21, 2026 9:12 am`.
 *
 * @param moment UTC, ISO 8601.
 */
export function formatSubmitted( moment: string ): string {
	return `${ formatDate( moment ) } ${ formatTime( moment ) }`;
}

/**
 * When an answer came, as short as it can be said.
 *
 * @param moment UTC, ISO 8601.
 * @param today  YYYY-MM-DD in the site's time zone.
 */
export function formatRecent( moment: string, today: string ): string {
	const day = siteDay( moment );
	if ( day === today ) {
		return sprintf(
			/* translators: %s: time of day */
			__( 'Today, %s', 'userfeedback' ),
			formatTime( moment )
		);
	}
	return day === shiftDay( today, -1 ) ? __( 'Yesterday', 'userfeedback' ) : formatDate( moment );
}

/**
 * How long ago the last response came; the date from the day before yesterday on.
 *
 * @param moment UTC, ISO 8601.
 * @param today  YYYY-MM-DD in the site's time zone.
 */
export function formatLast( moment: string, today: string ): string {
	const day = siteDay( moment );
	if ( day >= today ) {
		return humanTimeDiff( moment, new Date().toISOString() );
	}
	return formatRecent( moment, today );
}
