import type { Survey, SurveyFilterStatus, SurveyListResult, SurveyTemplate } from '../../../types';
import { addQueryArgs } from '@wordpress/url';
import { request } from '../client';

export type SurveyOrderBy = 'id' | 'title' | 'status' | 'created_at' | 'last_response';

export interface SurveyListParams {
	page: number;
	per_page: number;
	orderby: SurveyOrderBy;
	order: 'asc' | 'desc';
	status: SurveyFilterStatus;
	/** In the title; '' for all. */
	search: string;
}

const COLUMNS = [ 'title', 'status', 'settings', 'created_at', 'publish_at', 'impressions', 'last_response' ];

/** GET surveys. `all` sends no filter (LIST-34). */
export function fetchSurveys(
	{ status, search, ...paging }: SurveyListParams,
	signal?: AbortSignal
): Promise< SurveyListResult > {
	return request(
		addQueryArgs( 'surveys', {
			...paging,
			select: COLUMNS,
			...( search === '' ? {} : { search } ),
			...( status === 'all' ? {} : { filter: { status } } ),
		} ),
		{ signal }
	);
}

/** GET surveys/{id}. */
export function fetchSurvey( id: number, signal?: AbortSignal ): Promise< Survey > {
	return request( `surveys/${ id }`, { signal } );
}

/** GET surveys/{id}, only its questions. */
export async function fetchQuestions( id: number, signal?: AbortSignal ): Promise< Survey[ 'questions' ] > {
	const { questions } = await request< Pick< Survey, 'questions' > >(
		addQueryArgs( `surveys/${ id }`, { _fields: 'questions' } ),
		{ signal }
	);
	return questions;
}

/** GET survey-templates. */
export function fetchSurveyTemplates( signal?: AbortSignal ): Promise< SurveyTemplate[] > {
	return request( 'survey-templates', { signal } );
}
