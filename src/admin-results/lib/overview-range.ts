import type { DateRange } from '../../types';
import type { RangeParams, SummaryOrder, SummaryParams } from '../../shared/api/results/fetchers';
import { shiftDay } from '../../shared/format/dates';
import { oneOf } from '../../shared/list/use-url-params';
import { namedDays } from './use-range';

/** RES-08; the first is the default for every plan (A23). */
export const OVERVIEW_DAYS = [ '7', '30' ] as const;
export type OverviewDays = ( typeof OVERVIEW_DAYS )[ number ];

/** What the overview is about. */
export interface OverviewPeriod {
	/** Radio button; null for the days of a point that was chosen on the line. */
	days: OverviewDays | null;
	range: DateRange;
}

export const SUMMARY_ORDERS: readonly SummaryOrder[] = [
	'responses',
	'title',
	'outcome',
	'outcome_change',
	'response_rate',
	'last_response',
];

/**
 * The days of a radio button, today included.
 *
 * @param days  Radio button.
 * @param today YYYY-MM-DD in the site's time zone.
 */
export function overviewRange( days: OverviewDays, today: string ): DateRange {
	return { start: shiftDay( today, 1 - Number( days ) ), end: today };
}

/**
 * The period that an address asks for.
 *
 * @param query     Query of the address: range, or from and to.
 * @param today     YYYY-MM-DD in the site's time zone.
 * @param weekAlone Whether the server refuses everything but the past 7 days (A23): then that is shown.
 */
export function overviewPeriod( query: URLSearchParams, today: string, weekAlone: boolean ): OverviewPeriod {
	const range = weekAlone ? null : namedDays( query );
	if ( range ) {
		return { days: null, range };
	}
	const days = weekAlone ? '7' : oneOf( query.get( 'range' ), OVERVIEW_DAYS, '7' );
	return { days, range: overviewRange( days, today ) };
}

/**
 * What the overview of all surveys asks for.
 *
 * @param period From overviewPeriod().
 * @param query  Query of the address: orderby and order.
 */
export function summaryParams( { range: { start, end } }: OverviewPeriod, query: URLSearchParams ): SummaryParams {
	return {
		start_date: start,
		end_date: end,
		orderby: oneOf( query.get( 'orderby' ), SUMMARY_ORDERS, 'responses' ),
		order: oneOf( query.get( 'order' ), [ 'desc', 'asc' ], 'desc' ),
	};
}

/**
 * What the overview of one survey asks for.
 *
 * @param period From overviewPeriod().
 */
export function surveyParams( { range: { start, end } }: OverviewPeriod ): RangeParams {
	return { from: start, to: end };
}
