import { useQuery } from '@tanstack/react-query';
import { responseQueries } from '../../shared/api/responses/queries';
import { usePerPage } from '../../shared/list/per-page';
import { useListRoute } from '../../shared/list/use-list-route';
import { useSelection } from '../../shared/list/use-selection';
import { DEFAULTS, listParamsOf } from './list-params';

/**
 * Rows, page, order and filter of the list, and which rows are selected.
 *
 * @param surveyId Survey.
 * @param filters  Whether the site may filter by status (RESP-09).
 */
export function useResponseList( surveyId: number, filters: boolean ) {
	const { params, routeOf, go } = useListRoute( listParamsOf( filters ), DEFAULTS );
	const [ perPage, setPerPage ] = usePerPage();
	const query = useQuery( responseQueries.list( surveyId, { ...params, per_page: perPage } ) );
	const ids = ( query.data?.items ?? [] ).map( ( { id } ) => id );
	const selection = useSelection( ids, `${ routeOf( { page: params.page } ) } ${ perPage }` );
	return { surveyId, params, routeOf, go, perPage, setPerPage, query, ids, selection };
}
