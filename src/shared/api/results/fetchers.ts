import { addQueryArgs } from '@wordpress/url';
import type { QuestionAnswersResult, ResultsSummary, SurveyListResult, SurveyResults } from '../../../types';
import { request } from '../client';

export type SummaryOrder = 'title' | 'responses' | 'impressions' | 'response_rate' | 'last_response';

export interface SummaryParams {
	/** YYYY-MM-DD, inclusive, site time zone. */
	start_date: string;
	end_date: string;
	orderby: SummaryOrder;
	order: 'asc' | 'desc';
	survey_id?: number;
}

export interface RangeParams {
	/** YYYY-MM-DD, inclusive, site time zone. */
	from: string;
	to: string;
}

export interface AnswersParams extends RangeParams {
	page: number;
	per_page: number;
	search?: string;
	/** 1: only answers with a comment. */
	comments?: 0 | 1;
}

/**
 * GET results-summary (CALL-12).
 *
 * @param params Range and order.
 * @param signal Ends the call when its screen is left.
 */
export async function fetchSummary( params: SummaryParams, signal?: AbortSignal ): Promise< ResultsSummary > {
	const { data } = await request< { data: ResultsSummary } >(
		addQueryArgs( 'results-summary', { ...params } ),
		signal ? { signal } : {}
	);
	return data;
}

/**
 * GET surveys/{id}/results (CALL-13).
 *
 * @param id     Survey.
 * @param params Range.
 * @param signal Ends the call when its screen is left.
 */
export function fetchSurveyResults( id: number, params: RangeParams, signal?: AbortSignal ): Promise< SurveyResults > {
	return request( addQueryArgs( `surveys/${ id }/results`, { ...params } ), signal ? { signal } : {} );
}

/**
 * GET surveys/{id}/questions/{question_id}/answers, newest first.
 *
 * @param id         Survey.
 * @param questionId Question.
 * @param params     Page, search and range.
 * @param signal     Ends the call when its screen is left.
 */
export function fetchAnswers(
	id: number,
	questionId: string,
	params: AnswersParams,
	signal?: AbortSignal
): Promise< QuestionAnswersResult > {
	return request(
		addQueryArgs( `surveys/${ id }/questions/${ questionId }/answers`, {
			...params,
		} ),
		signal ? { signal } : {}
	);
}

/** Enough for the list below a search field. */
const PICKED = 50;

/**
 * Surveys whose title contains a text, newest first (GET surveys).
 *
 * @param search '' for the newest of all.
 * @param signal Ends the call when its screen is left.
 */
export function fetchSurveysByName( search: string, signal: AbortSignal ): Promise< SurveyListResult > {
	return request(
		addQueryArgs( 'surveys', {
			...( search === '' ? {} : { search } ),
			per_page: PICKED,
			orderby: 'id',
			order: 'desc',
			select: [ 'title' ],
		} ),
		{ signal }
	);
}

/**
 * Every survey by name, for the switchers (GET surveys with per_page −1).
 *
 * @param signal Ends the call when its screen is left.
 */
export function fetchSurveyChoices( signal?: AbortSignal ): Promise< SurveyListResult > {
	return request(
		addQueryArgs( 'surveys', {
			per_page: -1,
			orderby: 'id',
			order: 'desc',
			select: [ 'title' ],
		} ),
		signal ? { signal } : {}
	);
}
