import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addQueryArgs } from '@wordpress/url';
import type { OpinionProgress, ResponseOpinions, Sentiment, SurveyOpinions, TopicList } from '../../../types';
import { toastMeta } from '../../notices/mutation-toasts';
import type { MutationToast } from '../../notices/mutation-toasts';
import { request } from '../client';
import { responsesKey } from '../responses/queries';
import { resultsKey } from '../results/queries';

const opinionsKey = [ ...resultsKey, 'opinions' ] as const;

/** GET topics: by name. */
export const topicsQuery = queryOptions( {
	queryKey: [ ...opinionsKey, 'topics' ],
	queryFn: ( { signal } ) => request< TopicList >( 'topics', { signal } ),
} );

/** GET opinions: how far the reading is. */
export const progressQuery = queryOptions( {
	queryKey: [ ...opinionsKey, 'progress' ],
	queryFn: ( { signal } ) => request< OpinionProgress >( 'opinions', { signal } ),
} );

/** GET surveys/{id}/opinions: written answers of days and filter, by topic and sentiment. */
export const surveyOpinionsQuery = (
	surveyId: number,
	days: { from: string; to: string },
	filter: [ string, string ][]
) =>
	queryOptions( {
		queryKey: [ ...opinionsKey, surveyId, days, filter ],
		queryFn: ( { signal } ) => {
			const more = new URLSearchParams( filter ).toString();
			const path = addQueryArgs( `surveys/${ surveyId }/opinions`, days );
			return request< SurveyOpinions >( more === '' ? path : `${ path }&${ more }`, { signal } );
		},
	} );

export interface Correction {
	question_id: string;
	is_comment: boolean;
	sentiment?: Sentiment;
	/** 0 for none. */
	topic?: number;
}

/** Says what a text is about, or how it feels, instead of the AI. */
export function useCorrect(
	surveyId: number,
	responseId: number,
	toast: MutationToast< ResponseOpinions, Correction >
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( data: Correction ) =>
			request< ResponseOpinions >( `surveys/${ surveyId }/responses/${ responseId }/opinions`, {
				method: 'POST',
				data,
			} ),
		meta: toastMeta( toast ),
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				client.invalidateQueries( { queryKey: resultsKey } ),
			] ),
	} );
}

/** What can happen to a topic. */
export type TopicChange =
	| { does: 'create'; name: string }
	| { does: 'rename'; id: number; name: string }
	| { does: 'merge'; id: number; into: number }
	| { does: 'delete'; id: number };

function send( change: TopicChange ): Promise< unknown > {
	switch ( change.does ) {
		case 'create':
			return request( 'topics', { method: 'POST', data: { name: change.name } } );
		case 'rename':
			return request( `topics/${ change.id }`, { method: 'POST', data: { name: change.name } } );
		case 'merge':
			return request( `topics/${ change.id }/merge`, { method: 'POST', data: { into: change.into } } );
		case 'delete':
			return request( `topics/${ change.id }`, { method: 'DELETE' } );
	}
}

/** Creates, renames, merges and deletes topics. */
export function useChangeTopic( toast: MutationToast< unknown, TopicChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: send,
		meta: toastMeta( toast ),
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: responsesKey } ),
				client.invalidateQueries( { queryKey: resultsKey } ),
			] ),
	} );
}
