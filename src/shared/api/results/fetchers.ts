import { addQueryArgs } from '@wordpress/url';
import type {
	AiSummary,
	Comparison,
	QuestionAnswersResult,
	ResultsSummary,
	Step,
	SurveyListItem,
	SurveyListResult,
	SurveyResults,
	Trend,
} from '../../../types';
import { request } from '../client';

export type SummaryOrder = 'title' | 'outcome' | 'outcome_change' | 'responses' | 'response_rate' | 'last_response';

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

/** Names and values that a filter has in a query (`filterEntries` of src/domain/filter.ts). */
export type FilterQuery = [ string, string ][];

/** An address with the filter behind its other parameters. */
export function withFilter( path: string, filter: FilterQuery ): string {
	const query = new URLSearchParams( filter ).toString();
	return query === '' ? path : `${ path }${ path.includes( '?' ) ? '&' : '?' }${ query }`;
}

export interface TrendParams extends RangeParams {
	question: string;
	/** nps, mean or the key of an answer; absent: the server chooses. */
	measure?: string;
	step?: Step;
}

export interface AnswersParams extends RangeParams {
	page: number;
	per_page: number;
	search?: string;
	/** 1: only answers with a comment. */
	comments?: 0 | 1;
	other?: 0 | 1;
	/** What the same response gave as score, both included. */
	score_from?: number;
	score_to?: number;
}

/**
 * GET results-summary (CALL-12).
 *
 * @param params Range and order.
 * @param signal Ends the call when its screen is left.
 */
export async function fetchSummary( params: SummaryParams, signal?: AbortSignal ): Promise< ResultsSummary > {
	const { data } = await request< { data: ResultsSummary } >( addQueryArgs( 'results-summary', { ...params } ), {
		signal,
	} );
	return data;
}

/**
 * GET surveys/{id}/results (CALL-13).
 *
 * @param id     Survey.
 * @param params Range, and `cursor` where counting takes several calls.
 * @param filter Conditions.
 * @param signal Ends the call when its screen is left.
 */
export function fetchSurveyResults(
	id: number,
	params: RangeParams & { cursor?: string },
	filter: FilterQuery,
	signal?: AbortSignal
): Promise< SurveyResults > {
	return request( withFilter( addQueryArgs( `surveys/${ id }/results`, { ...params } ), filter ), { signal } );
}

/**
 * GET surveys/{id}/trend.
 *
 * @param id     Survey.
 * @param params Question, figure, step and range, and `cursor` where counting takes several calls.
 * @param filter Conditions.
 * @param signal Ends the call when its screen is left.
 */
export function fetchTrend(
	id: number,
	params: TrendParams & { cursor?: string },
	filter: FilterQuery,
	signal?: AbortSignal
): Promise< Trend > {
	return request( withFilter( addQueryArgs( `surveys/${ id }/trend`, { ...params } ), filter ), { signal } );
}

/**
 * GET surveys/{id}/questions/{question_id}/answers, newest first.
 *
 * @param id         Survey.
 * @param questionId Question.
 * @param params     Page, search, score and range, and `cursor` where searching takes several calls.
 * @param filter     Conditions.
 * @param signal     Ends the call when its screen is left.
 */
export function fetchAnswers(
	id: number,
	questionId: string,
	params: AnswersParams & { cursor?: string },
	filter: FilterQuery,
	signal?: AbortSignal
): Promise< QuestionAnswersResult > {
	return request(
		withFilter( addQueryArgs( `surveys/${ id }/questions/${ questionId }/answers`, { ...params } ), filter ),
		{ signal }
	);
}

/**
 * GET surveys/{id}/comparison: two groups beside each other.
 *
 * @param id     Survey.
 * @param params Range of A, and `cursor` where counting takes several calls.
 * @param groups Filter of A and what B is.
 * @param signal Ends the call when its screen is left.
 */
export function fetchComparison(
	id: number,
	params: RangeParams & { cursor?: string },
	groups: FilterQuery,
	signal?: AbortSignal
): Promise< Comparison > {
	return request( withFilter( addQueryArgs( `surveys/${ id }/comparison`, { ...params } ), groups ), { signal } );
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
 * Every survey by name, the newest first (GET surveys with per_page −1). One reply holds 1,000 (A108).
 *
 * @param signal Ends the calls when their screen is left.
 */
export async function fetchSurveyChoices( signal: AbortSignal ): Promise< SurveyListItem[] > {
	const items: SurveyListItem[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const reply: SurveyListResult = await request(
			addQueryArgs( 'surveys', { per_page: -1, page, orderby: 'id', order: 'desc', select: [ 'title' ] } ),
			{ signal }
		);
		items.push( ...reply.items );
		pages = reply.pagination.pages;
	}
	return items;
}

/** What a summary is about: the days hold only with conditions. */
export interface SummaryScope extends RangeParams {
	filter: FilterQuery;
}

function summaryPath( route: string, { from, to, filter }: SummaryScope ): string {
	return filter.length === 0 ? route : withFilter( addQueryArgs( route, { from, to } ), filter );
}

/**
 * GET preload-ai-summary/{id}: the kept summary; asks no model (CALL-19).
 *
 * @param id     Survey.
 * @param scope  Filter and days.
 * @param signal Ends the call when its screen is left.
 */
export function fetchKeptAiSummary( id: number, scope: SummaryScope, signal?: AbortSignal ): Promise< AiSummary > {
	return request( summaryPath( `preload-ai-summary/${ id }`, scope ), { signal } );
}

/**
 * GET ai-summary/{id}: a new summary where answers came since the kept one (CALL-18). It can take a minute and is
 * kept when the person leaves.
 *
 * @param id    Survey.
 * @param scope Filter and days.
 */
export function makeAiSummary( id: number, scope: SummaryScope ): Promise< AiSummary > {
	return request( summaryPath( `ai-summary/${ id }`, scope ) );
}

/** POST ai-consent: what people wrote may be sent to the site's AI connector. */
export function agreeToAi(): Promise< { agreed: boolean } > {
	return request( 'ai-consent', { method: 'POST', data: { agreed: true } } );
}
