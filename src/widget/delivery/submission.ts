import { sendable } from '../../domain/answers';
import type { SubmissionPayload } from '../../types';
import { routeOf } from '../route';
import type { Finished } from './finished';

/** Where the answers go and what is sent; false when nothing was answered (WID-43). */
export function submissionOf( { payload, survey, questions, answers, clientId, nonces, link, facts }: Finished ) {
	const given = sendable( questions, answers );
	const { id, title } = payload.page;
	const body: SubmissionPayload = {
		client_id: clientId,
		answers: given,
		page_submitted: { id, link, title: title || document.title },
		nonce: nonces.submission,
		facts,
		language: payload.language,
	};
	return given.length > 0 && { url: routeOf( payload.api, survey.id, 'responses' ), body };
}
