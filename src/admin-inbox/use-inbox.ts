import { useEffect, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { INBOX_PAGE } from '../shared/api/inbox/fetchers';
import type { InboxParams } from '../shared/api/inbox/fetchers';
import { inboxQueries } from '../shared/api/inbox/queries';

/**
 * The items of a list, as many as somebody asked for. A search asks for slice after slice until it has them, or
 * until somebody stops it.
 */
export function useInbox( params: InboxParams ) {
	const query = useInfiniteQuery( inboxQueries.list( params ) );
	const { fetchNextPage, hasNextPage, isFetching, isError } = query;
	const [ wanted, setWanted ] = useState( INBOX_PAGE );
	const key = JSON.stringify( params );
	useEffect( () => setWanted( INBOX_PAGE ), [ key ] );
	const pages = query.data?.pages ?? [];
	const items = pages.flatMap( ( page ) => page.items );
	const asks = items.length < wanted && hasNextPage && ! isFetching && ! isError;
	useEffect( () => {
		if ( asks ) {
			void fetchNextPage();
		}
	}, [ asks, fetchNextPage ] );
	const last = pages.at( -1 );
	return {
		query,
		items,
		counts: pages[ 0 ]?.counts ?? null,
		looked: last?.counted ?? 0,
		total: last?.total_to_look_at ?? 0,
		complete: last?.complete ?? false,
		searching: items.length < wanted && ( hasNextPage || query.isPending ),
		stop: () => setWanted( items.length ),
		more: () => setWanted( items.length + INBOX_PAGE ),
	};
}
