import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedResponses, ChosenResponses, ResponseMark } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { resultsKey } from '../results/queries';
import { surveyKeys } from '../surveys/queries';
import { responsesKey } from './queries';

/** The server takes at most so many ids. */
const MOST_IDS = 1000;

/** What happens to responses. */
export type Act =
	| { path: 'mark'; data: { mark: ResponseMark; on: boolean } }
	| { path: 'tags'; data: { add: number[]; remove: number[] } }
	| { path: 'trash' | 'restore'; data?: undefined };

export type ActOnResponses = Act & { chosen: ChosenResponses };

/** Sends an action slice by slice until it reached all responses. */
async function act( surveyId: number, { path, data, chosen }: ActOnResponses ): Promise< number[] > {
	const changed: number[] = [];
	const send = async ( some: object ) => {
		const reply = await request< ChangedResponses >( `surveys/${ surveyId }/responses/${ path }`, {
			method: 'POST',
			data: { ...data, ...some },
		} );
		changed.push( ...reply.changed );
		return reply.next;
	};
	if ( 'response_ids' in chosen ) {
		for ( let at = 0; at < chosen.response_ids.length; at += MOST_IDS ) {
			await send( { response_ids: chosen.response_ids.slice( at, at + MOST_IDS ) } );
		}
	} else {
		let cursor: string | null = '';
		while ( cursor !== null ) {
			cursor = await send( { matching: chosen.matching, cursor } );
		}
	}
	return changed;
}

/**
 * Marks, tags, trashes or restores responses; answers which changed.
 *
 * @param surveyId Survey.
 * @param toast    Toasts of the action.
 * @param onDone   Also where the screen that asked for it is gone, which mutate() would not call.
 */
export function useActOnResponses(
	surveyId: number,
	toast: MutationToast< number[], ActOnResponses >,
	onDone?: ( action: ActOnResponses ) => void
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( action: ActOnResponses ) => act( surveyId, action ),
		meta: toastMeta( toast ),
		onSuccess: ( _changed, action ) => onDone?.( action ),
		onSettled: ( _changed, _error, { path } ) =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				// Marks and tags change no figure of an unfiltered screen; their keys hold the filter.
				client.invalidateQueries( { queryKey: resultsKey } ),
				...( path === 'trash' || path === 'restore'
					? [ client.invalidateQueries( { queryKey: surveyKeys.all } ) ]
					: [] ),
			] ),
	} );
}
