import type { DateRange } from '../../types';
import type { RangeParams, SummaryOrder, SummaryParams } from '../../shared/api/results/fetchers';
import { shiftDay } from '../../shared/format/dates';
import { oneOf } from '../../shared/list/use-url-params';

/** RES-08; the first is the default for every plan (A23). */
export const OVERVIEW_DAYS = [ '7', '30' ] as const;
export type OverviewDays = ( typeof OVERVIEW_DAYS )[ number ];

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
 * What the overview of all surveys asks for.
 *
 * @param days  Radio button.
 * @param today YYYY-MM-DD in the site's time zone.
 * @param query Query of the address: orderby and order.
 */
export function summaryParams( days: OverviewDays, today: string, query: URLSearchParams ): SummaryParams {
	const { start, end } = overviewRange( days, today );
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
 * @param days  Radio button.
 * @param today YYYY-MM-DD in the site's time zone.
 */
export function surveyParams( days: OverviewDays, today: string ): RangeParams {
	const { start, end } = overviewRange( days, today );
	return { from: start, to: end };
}
