import { useCallback } from 'react';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { InboxItem, InboxResult, ResponseMark, Tag } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import { fetchInbox, markAllRead, markResponse } from './fetchers';
import type { InboxParams } from './fetchers';

const inboxKey = [ 'inbox' ] as const;

export const inboxQueries = {
	list: ( params: InboxParams ) =>
		infiniteQueryOptions( {
			queryKey: [ ...inboxKey, params ],
			queryFn: ( { pageParam, signal } ) => fetchInbox( params, pageParam, signal ),
			initialPageParam: null as string | null,
			getNextPageParam: ( last ) => last.next,
			// A list that is read must not move under the eyes.
			staleTime: Infinity,
		} ),
};

export interface InboxMark {
	item: Pick< InboxItem, 'id' | 'survey_id' >;
	mark: ResponseMark;
	on: boolean;
}

/** A list in which one item has a mark, with the counts that follow. */
function withMark( data: InfiniteData< InboxResult >, { item, mark, on }: InboxMark ): InfiniteData< InboxResult > {
	const known = data.pages.flatMap( ( { items } ) => items ).find( ( { id } ) => id === item.id );
	if ( ! known || known[ mark ] === on ) {
		return data;
	}
	const change = on ? 1 : -1;
	return {
		...data,
		pages: data.pages.map( ( page ) => ( {
			...page,
			items: page.items.map( ( other ) => ( other.id === item.id ? { ...other, [ mark ]: on } : other ) ),
			counts: page.counts && {
				...page.counts,
				...( mark === 'read'
					? { unread: page.counts.unread - change }
					: { starred: page.counts.starred + change } ),
			},
		} ) ),
	};
}

/**
 * Marks an item at once on the screen, and takes it back where the server refuses.
 *
 * @param failure What to say then.
 */
export function useMarkItem( failure: () => string ) {
	const client = useQueryClient();
	const show = ( mark: InboxMark ) =>
		client.setQueriesData< InfiniteData< InboxResult > >(
			{ queryKey: inboxKey },
			( data ) => data && withMark( data, mark )
		);
	return useMutation( {
		mutationFn: ( { item, mark, on }: InboxMark ) => markResponse( item.survey_id, item.id, mark, on ),
		onMutate: ( mark: InboxMark ) => void show( mark ),
		onError: ( _error, mark ) => void show( { ...mark, on: ! mark.on } ),
		// Lists of another state are asked for anew when somebody looks at them.
		onSuccess: () => client.invalidateQueries( { queryKey: inboxKey, refetchType: 'none' } ),
		meta: toastMeta< unknown, InboxMark >( { error: failure } ),
	} );
}

/**
 * Changes the tags in all lists, without asking for them anew: a list that is read must not move under the eyes.
 *
 * @param client  Has the lists.
 * @param tagsNow The tags that an item has now; undefined where it keeps them.
 */
export function showTags( client: QueryClient, tagsNow: ( item: InboxItem ) => Tag[] | undefined ): void {
	client.setQueriesData< InfiniteData< InboxResult > >(
		{ queryKey: inboxKey },
		( data ) =>
			data && {
				...data,
				pages: data.pages.map( ( page ) => ( {
					...page,
					items: page.items.map( ( item ) => {
						const tags = tagsNow( item );
						return tags ? { ...item, tags } : item;
					} ),
				} ) ),
			}
	);
}

/** Shows the tags that a response has now in all lists. */
export function useShowTags(): ( id: number, tags: Tag[] ) => void {
	const client = useQueryClient();
	return useCallback(
		( id, tags ) => showTags( client, ( item ) => ( item.id === id ? tags : undefined ) ),
		[ client ]
	);
}

export function useMarkAllRead( toast: { success: ( changed: number ) => string; error: () => string } ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { surveyId, newest }: { surveyId: number; newest: number } ) => markAllRead( surveyId, newest ),
		meta: toastMeta< number, unknown >( toast ),
		onSettled: () => client.resetQueries( { queryKey: inboxKey } ),
	} );
}
