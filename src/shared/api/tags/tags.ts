import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CountedTag, TagList } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { responsesKey } from '../responses/queries';
import { resultsKey } from '../results/queries';

const tagsKey = [ ...responsesKey, 'tags' ] as const;

/** The tags of the site, by name. They change with every action on responses, so they are one of their queries. */
export const tagsQuery = queryOptions( {
	queryKey: tagsKey,
	queryFn: ( { signal } ) => request< TagList >( 'tags', { signal } ),
} );

/** What can happen to a tag. */
export type TagChange =
	| { does: 'create'; name: string; color: number }
	| { does: 'change'; id: number; name?: string; color?: number }
	| { does: 'merge'; id: number; into: number }
	| { does: 'delete'; id: number };

/** The new or changed tag, or how many responses had the one that went. */
export type ChangedTag = CountedTag | { changed: number };

function send( change: TagChange ): Promise< ChangedTag > {
	switch ( change.does ) {
		case 'create':
			return request( 'tags', { method: 'POST', data: { name: change.name, color: change.color } } );
		case 'change': {
			const { id, does: _does, ...data } = change;
			return request( `tags/${ id }`, { method: 'POST', data } );
		}
		case 'merge':
			return request( `tags/${ change.id }/merge`, { method: 'POST', data: { into: change.into } } );
		case 'delete':
			return request( `tags/${ change.id }`, { method: 'DELETE' } );
	}
}

/** Creates, renames, colors, merges and deletes tags. */
export function useChangeTag( toast: MutationToast< ChangedTag, TagChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: send,
		meta: toastMeta( toast ),
		onSettled: ( _tag, _error, { does } ) =>
			Promise.all( [
				client.invalidateQueries( { queryKey: does === 'create' ? tagsKey : responsesKey } ),
				...( does === 'merge' || does === 'delete'
					? [ client.invalidateQueries( { queryKey: resultsKey } ) ]
					: [] ),
			] ),
	} );
}
