import { addQueryArgs } from '@wordpress/url';
import type {
	ResponseDetail,
	ResponseListItem,
	ResponseListResult,
	ResponseOrder,
	ResponseStatus,
} from '../../../types';
import { request } from '../client';
import { withFilter } from '../results/fetchers';
import type { FilterQuery } from '../results/fetchers';

export type ResponseFilter = 'all' | ResponseStatus;

export interface ResponseListParams {
	page: number;
	per_page: number;
	orderby: ResponseOrder;
	order: 'asc' | 'desc';
	status: ResponseFilter;
}

/** The list needs neither addresses nor browsers. */
const FIELDS = [
	'items.id',
	'items.status',
	'items.submitted_at',
	'items.page_submitted',
	'items.answers',
	'items.read',
	'items.starred',
	'items.tags',
	'items.notes_count',
	'items.opinions',
	'unread',
	'pagination',
	'orders',
	'status_filters',
	'unfiltered_responses_count',
	'counted',
	'total_to_look_at',
	'counted_back_to',
	'complete',
	'next',
	'too_few',
].join();

/** First and last day, YYYY-MM-DD; none means all days. */
export interface Days {
	from?: string;
	to?: string;
}

/**
 * GET surveys/{id}/responses (CALL-14). `all` sends no filter.
 *
 * @param surveyId Survey.
 * @param params   Page, order and status, and `cursor` where counting takes several calls.
 * @param days     Days of submission.
 * @param filter   Conditions.
 * @param signal   Ends the call when its screen is left.
 */
export function fetchResponses(
	surveyId: number,
	{ status, ...params }: ResponseListParams & { cursor?: string },
	days: Days,
	filter: FilterQuery,
	signal?: AbortSignal
): Promise< ResponseListResult< ResponseListItem > > {
	return request(
		withFilter(
			addQueryArgs( `surveys/${ surveyId }/responses`, {
				...params,
				...days,
				_fields: FIELDS,
				...( status === 'all' ? {} : { filter: { status } } ),
			} ),
			filter
		),
		{ signal }
	);
}

/**
 * GET surveys/{id}/responses/{response_id} (A108).
 *
 * @param surveyId Survey.
 * @param id       Response.
 * @param params   Days of submission, and `cursor` where counting takes several calls.
 * @param filter   Conditions.
 * @param signal   Ends the call when its screen is left.
 */
export function fetchResponse(
	surveyId: number,
	id: number,
	params: Days & { cursor?: string },
	filter: FilterQuery,
	signal?: AbortSignal
): Promise< ResponseDetail > {
	return request( withFilter( addQueryArgs( `surveys/${ surveyId }/responses/${ id }`, { ...params } ), filter ), {
		signal,
	} );
}
