import type { ResponseOrder } from '../../types';
import type { ResponseFilter, ResponseListParams } from '../../shared/api/responses/fetchers';
import { oneOf, pageOf, useUrlParams } from '../../shared/list/use-url-params';

export const PER_PAGE = 10;

const ORDERS: readonly ResponseOrder[] = [ 'submitted_at', 'id', 'page', 'status' ];
const FILTERS: readonly ResponseFilter[] = [ 'all', 'publish', 'trash' ];

interface ListState {
	params: ResponseListParams;
	setPage: ( page: number ) => void;
	setFilter: ( status: ResponseFilter ) => void;
}

/**
 * Page, order and filter of the list, kept in the address.
 *
 * @param filters Whether the site may filter by status (RESP-09).
 */
export function useListState( filters: boolean ): ListState {
	const [ query, change ] = useUrlParams();
	const params: ResponseListParams = {
		page: pageOf( query.get( 'page' ) ),
		per_page: PER_PAGE,
		orderby: oneOf( query.get( 'orderby' ), ORDERS, 'submitted_at' ),
		order: oneOf( query.get( 'order' ), [ 'desc', 'asc' ], 'desc' ),
		status: filters ? oneOf( query.get( 'status' ), FILTERS, 'all' ) : 'all',
	};
	return {
		params,
		setPage: ( page ) => change( { page: page === 1 ? null : String( page ) } ),
		setFilter: ( status ) => change( { status: status === 'all' ? null : status, page: null } ),
	};
}
