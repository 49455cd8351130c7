import { addQueryArgs } from '@wordpress/url';
import type {
	ResponseDetail,
	ResponseListItem,
	ResponseListResult,
	ResponseOrder,
	ResponseStatus,
} from '../../../types';
import { request } from '../client';

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
	'pagination',
	'orders',
	'status_filters',
].join();

/**
 * GET surveys/{id}/responses (CALL-14). `all` sends no filter.
 *
 * @param surveyId Survey.
 * @param params   Page, order and filter.
 * @param signal   Ends the call when its screen is left.
 */
export function fetchResponses(
	surveyId: number,
	{ status, ...params }: ResponseListParams,
	signal?: AbortSignal
): Promise< ResponseListResult< ResponseListItem > > {
	return request(
		addQueryArgs( `surveys/${ surveyId }/responses`, {
			...params,
			_fields: FIELDS,
			...( status === 'all' ? {} : { filter: { status } } ),
		} ),
		signal ? { signal } : {}
	);
}

/**
 * GET surveys/{id}/responses/{response_id} (A108).
 *
 * @param surveyId Survey.
 * @param id       Response.
 * @param signal   Ends the call when its screen is left.
 */
export function fetchResponse( surveyId: number, id: number, signal?: AbortSignal ): Promise< ResponseDetail > {
	return request( `surveys/${ surveyId }/responses/${ id }`, signal ? { signal } : {} );
}
