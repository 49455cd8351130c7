import type { SurveyFilterStatus } from '../../types';
import type { SurveyListParams, SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import { oneOf, pageOf } from '../../shared/list/use-url-params';

export type ListParams = Omit< SurveyListParams, 'per_page' >;

export const STATUSES: readonly SurveyFilterStatus[] = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ];

const ORDER_BY: readonly SurveyOrderBy[] = [ 'id', 'title', 'status', 'created_at', 'last_response' ];

/** The defaults of CALL-02. */
export const DEFAULTS: ListParams = {
	status: 'all',
	search: '',
	orderby: 'id',
	order: 'desc',
	page: 1,
};

export function parseListParams( query: URLSearchParams ): ListParams {
	return {
		status: oneOf( query.get( 'status' ), STATUSES, DEFAULTS.status ),
		search: ( query.get( 'search' ) ?? '' ).trim().slice( 0, 200 ),
		orderby: oneOf( query.get( 'orderby' ), ORDER_BY, DEFAULTS.orderby ),
		order: oneOf( query.get( 'order' ), [ 'asc', 'desc' ], DEFAULTS.order ),
		page: pageOf( query.get( 'page' ) ),
	};
}
