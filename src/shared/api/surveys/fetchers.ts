import type { Survey, SurveyFilterStatus, SurveyListResult, SurveyTemplate } from '../../../types';
import { addQueryArgs } from '@wordpress/url';
import { request } from '../client';

export type SurveyOrderBy = 'id' | 'title' | 'status' | 'created_at';

export interface SurveyListParams {
	page: number;
	per_page: number;
	orderby: SurveyOrderBy;
	order: 'asc' | 'desc';
	status: SurveyFilterStatus;
}

/** CONST-01 and the defaults of CALL-02. */
export const DEFAULT_SURVEY_LIST: SurveyListParams = {
	page: 1,
	per_page: 10,
	orderby: 'id',
	order: 'desc',
	status: 'all',
};

const COLUMNS = [ 'title', 'status', 'settings', 'created_at', 'publish_at' ];

/** GET surveys. `all` sends no filter (LIST-34). */
export function fetchSurveys(
	{ status, ...paging }: SurveyListParams,
	signal?: AbortSignal
): Promise< SurveyListResult > {
	return request(
		addQueryArgs( 'surveys', {
			...paging,
			select: COLUMNS,
			...( status === 'all' ? {} : { filter: { status } } ),
		} ),
		signal ? { signal } : {}
	);
}

/** GET surveys/{id}. */
export function fetchSurvey( id: number, signal?: AbortSignal ): Promise< Survey > {
	return request( `surveys/${ id }`, signal ? { signal } : {} );
}

/** GET survey-templates. */
export function fetchSurveyTemplates( signal?: AbortSignal ): Promise< SurveyTemplate[] > {
	return request( 'survey-templates', signal ? { signal } : {} );
}
