import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/client';
import type { Days } from '../../shared/api/responses/fetchers';
import { responseQueries } from '../../shared/api/responses/queries';
import { usePerPage } from '../../shared/list/per-page';
import { useListRoute } from '../../shared/list/use-list-route';
import { useSelection } from '../../shared/list/use-selection';
import type { FilterEntries } from '../filters/use-filter';
import { DEFAULTS, listParamsOf } from './list-params';

export interface Narrowed {
	/** None: all days. */
	days: Days;
	entries: FilterEntries;
	/** A route among the same responses. */
	keep: ( path: string ) => string;
	/** Whether a parameter of the address belongs to it, so stays from page to page. */
	keeps: ( name: string ) => boolean;
}

const ALL: Narrowed = { days: {}, entries: [], keep: ( path ) => path, keeps: () => false };

/**
 * Rows, page, order and filter of the list, and which rows are selected.
 *
 * @param surveyId Survey.
 * @param filters  Whether the site may filter by status (RESP-09).
 * @param narrowed Which responses the list leaves.
 */
export function useResponseList( surveyId: number, filters: boolean, { days, entries, keep, keeps } = ALL ) {
	const { params, routeOf, go } = useListRoute( listParamsOf( filters ), DEFAULTS, keeps );
	const [ perPage, setPerPage ] = usePerPage();
	const options = responseQueries.list( surveyId, { ...params, per_page: perPage }, days, entries );
	const query = useQuery( options );
	const refused = query.error instanceof ApiError && 'orderby' in query.error.params;
	useEffect( () => {
		// RESP-15: the address may be of a smaller survey, or of this one when it was smaller.
		if ( refused ) {
			go( { orderby: DEFAULTS.orderby, order: DEFAULTS.order }, { replace: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `go` is new with every render; it goes there once.
	}, [ refused ] );
	const ids = ( query.data?.items ?? [] ).map( ( { id } ) => id );
	const selection = useSelection( ids, `${ routeOf( { page: params.page } ) } ${ perPage }` );
	return {
		surveyId,
		keep,
		params,
		routeOf,
		go,
		perPage,
		setPerPage,
		queryKey: options.queryKey,
		query,
		ids,
		selection,
	};
}
