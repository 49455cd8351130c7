import { addQueryArgs } from '@wordpress/url';
import type { InboxRead, InboxResult, InboxScoreGroup, InboxState, ResponseMark, Sentiment } from '../../../types';
import { request } from '../client';

export interface InboxParams {
	state: InboxState;
	/** 0 for all. */
	survey_id: number;
	score: InboxScoreGroup | '';
	search: string;
	/** Id of a tag, `none`, or '' for any. */
	tag: string;
	/** Of one of the texts; '' for any. */
	sentiment: Sentiment | '';
	/** Of one of the texts; 0 for any. */
	topic: number;
	/** Name and value of a hidden field, `plan=pro`; '' for any. */
	field: string;
	/** First day, YYYY-MM-DD of the site; '' for all days. */
	from: string;
	/** Last day; '' for today. */
	to: string;
}

/** Items of one call. */
export const INBOX_PAGE = 20;

/**
 * GET inbox.
 *
 * @param params State, survey, score and search.
 * @param cursor `next` of the call before, null for the newest.
 * @param signal Ends the call when its screen is left.
 */
export function fetchInbox( params: InboxParams, cursor: string | null, signal?: AbortSignal ): Promise< InboxResult > {
	return request(
		addQueryArgs( 'inbox', { ...params, per_page: INBOX_PAGE, ...( cursor ? { cursor } : {} ) } ),
		signal ? { signal } : {}
	);
}

/** POST surveys/{id}/responses/mark. */
export function markResponse( surveyId: number, id: number, mark: ResponseMark, on: boolean ): Promise< unknown > {
	return request( `surveys/${ surveyId }/responses/mark`, {
		method: 'POST',
		data: { response_ids: [ id ], mark, on },
	} );
}

/**
 * POST inbox/read until all are.
 *
 * @param surveyId 0 for all.
 * @param newest   The newest response that the person saw.
 */
export async function markAllRead( surveyId: number, newest: number ): Promise< number > {
	let changed = 0;
	let reply: InboxRead;
	do {
		reply = await request< InboxRead >( 'inbox/read', { method: 'POST', data: { survey_id: surveyId, newest } } );
		changed += reply.changed;
	} while ( ! reply.complete );
	return changed;
}
