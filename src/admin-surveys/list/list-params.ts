import type { SurveyFilterStatus } from '../../types';
import type { SurveyListParams, SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import { DEFAULT_SURVEY_LIST } from '../../shared/api/surveys/fetchers';

const STATUSES: readonly SurveyFilterStatus[] = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ];
const ORDER_BY: readonly SurveyOrderBy[] = [ 'id', 'title', 'status', 'created_at' ];

function oneOf< T extends string >( allowed: readonly T[], value: string | null, fallback: T ): T {
	return allowed.find( ( item ) => item === value ) ?? fallback;
}

/**
 * What the list shows is in the address, so that reload, back and a bookmark
 * keep it. Anything unknown means its default.
 *
 * @param query Query of the hash route.
 */
export function parseListParams( query: URLSearchParams ): SurveyListParams {
	const page = Number( query.get( 'page' ) );
	return {
		...DEFAULT_SURVEY_LIST,
		page: Number.isSafeInteger( page ) && page > 0 ? page : 1,
		status: oneOf( STATUSES, query.get( 'status' ), 'all' ),
		orderby: oneOf( ORDER_BY, query.get( 'orderby' ), 'id' ),
		order: oneOf( [ 'asc', 'desc' ] as const, query.get( 'order' ), 'desc' ),
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
