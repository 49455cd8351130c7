import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CountedTag, Tag, TagList } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { showTags } from '../inbox/queries';
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

/** The tags of a response after a change of one, in whose place `now` stands; undefined where it was not there. */
const afterChange = ( tags: Tag[], id: number, now: Tag[] ): Tag[] | undefined =>
	tags.some( ( tag ) => tag.id === id )
		? [ ...tags.filter( ( tag ) => tag.id !== id && tag.id !== now[ 0 ]?.id ), ...now ]
		: undefined;

/** Creates, renames, colors, merges and deletes tags. */
export function useChangeTag( toast: MutationToast< ChangedTag, TagChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: send,
		meta: toastMeta( toast ),
		onSuccess: ( tag, change ) => {
			if ( change.does === 'create' ) {
				return;
			}
			const all = client.getQueryData( tagsQuery.queryKey )?.items ?? [];
			const into = change.does === 'merge' ? all.filter( ( { id } ) => id === change.into ) : [];
			const now = 'name' in tag ? [ tag ] : into;
			showTags( client, ( { tags = [] } ) => afterChange( tags, change.id, now ) );
		},
		onSettled: ( _tag, _error, { does } ) =>
			Promise.all( [
				client.invalidateQueries( { queryKey: does === 'create' ? tagsKey : responsesKey } ),
				...( does === 'merge' || does === 'delete'
					? [ client.invalidateQueries( { queryKey: resultsKey } ) ]
					: [] ),
			] ),
	} );
}
