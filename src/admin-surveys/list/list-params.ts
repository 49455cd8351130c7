import type { SurveyFilterStatus } from '../../types';
import type { SurveyListParams, SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import { DEFAULT_SURVEY_LIST } from '../../shared/api/surveys/fetchers';
import { oneOf, pageOf } from '../../shared/list/use-url-params';

const STATUSES: readonly SurveyFilterStatus[] = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ];
const ORDER_BY: readonly SurveyOrderBy[] = [ 'id', 'title', 'status', 'created_at' ];

/**
 * What the list shows is in the address, so that reload, back and a bookmark
 * keep it. Anything unknown means its default.
 *
 * @param query Query of the hash route.
 */
export function parseListParams( query: URLSearchParams ): SurveyListParams {
	return {
		...DEFAULT_SURVEY_LIST,
		page: pageOf( query.get( 'page' ) ),
		status: oneOf( query.get( 'status' ), STATUSES, 'all' ),
		orderby: oneOf( query.get( 'orderby' ), ORDER_BY, 'id' ),
		order: oneOf( query.get( 'order' ), [ 'asc', 'desc' ], 'desc' ),
	};
}

/**
 * @param params What the list shall show.
 * @return Route of the list, without what is default.
 */
export function listRoute( params: SurveyListParams ): string {
	const query = new URLSearchParams();
	for ( const key of [ 'status', 'orderby', 'order', 'page' ] as const ) {
		if ( params[ key ] !== DEFAULT_SURVEY_LIST[ key ] ) {
			query.set( key, String( params[ key ] ) );
		}
	}
	const text = query.toString();
	return text === '' ? '/' : `/?${ text }`;
}
