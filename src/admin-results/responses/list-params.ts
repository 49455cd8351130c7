import type { ResponseOrder } from '../../types';
import type { ResponseFilter, ResponseListParams } from '../../shared/api/responses/fetchers';
import { oneOf, pageOf } from '../../shared/list/use-url-params';

export type ListParams = Omit< ResponseListParams, 'per_page' >;

export const FILTERS: readonly ResponseFilter[] = [ 'all', 'publish', 'trash' ];

const ORDERS: readonly ResponseOrder[] = [ 'submitted_at', 'id', 'page', 'status' ];

export const DEFAULTS: ListParams = { status: 'all', orderby: 'submitted_at', order: 'desc', page: 1 };

/**
 * @param filters Whether the site may filter by status (RESP-09).
 */
export function listParamsOf( filters: boolean ): ( query: URLSearchParams ) => ListParams {
	return ( query ) => ( {
		status: filters ? oneOf( query.get( 'status' ), FILTERS, DEFAULTS.status ) : DEFAULTS.status,
		orderby: oneOf( query.get( 'orderby' ), ORDERS, DEFAULTS.orderby ),
		order: oneOf( query.get( 'order' ), [ 'desc', 'asc' ], DEFAULTS.order ),
		page: pageOf( query.get( 'page' ) ),
	} );
}
