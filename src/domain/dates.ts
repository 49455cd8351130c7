/**
 * Expiry of a survey (requirement SEL-07, decision A54).
 */

export interface MonthDay {
	month: number;
	day: number;
	year?: number;
}

/**
 * Whether the last day is over in the site's time zone. The survey shows on that day. A day beyond the end of
 * the month means its last day; without a year it is the current year.
 *
 * @param last      Last day of the survey.
 * @param now       Milliseconds since 1970.
 * @param utcOffset Minutes of the site's time zone east of UTC.
 */
export function isExpired( last: MonthDay, now: number, utcOffset: number ): boolean {
	const here = now + utcOffset * 60_000;
	const year = last.year || new Date( here ).getUTCFullYear();
	return here >= Math.min( Date.UTC( year, last.month - 1, last.day + 1 ), Date.UTC( year, last.month ) );
}
