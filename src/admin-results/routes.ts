import type { DateRange } from '../types';

/**
 * Routes of the results app by name (RES-01 to RES-04).
 */
export const ROUTES = {
	'results-overview': '/',
	'survey-results': '/survey/:id',
	'survey-trend': '/survey/:id/trend',
	'survey-responses': '/survey/:id/responses',
	'survey-breakdown': '/survey/:id/breakdown',
	response: '/survey/:surveyId/responses/:id',
} as const;

export function surveyResultsPath( id: number ): string {
	return `/survey/${ id }`;
}

/**
 * The results of a survey, of some days.
 *
 * @param id    Survey.
 * @param days  The days.
 * @param query Further parameters.
 */
export function resultsOfDays( id: number, { start, end }: DateRange, query: Record< string, string > = {} ): string {
	return `${ surveyResultsPath( id ) }?${ new URLSearchParams( { from: start, to: end, ...query } ) }`;
}

export function surveyTrendPath( id: number ): string {
	return `/survey/${ id }/trend`;
}

export function surveyResponsesPath( id: number ): string {
	return `/survey/${ id }/responses`;
}

export function surveyBreakdownPath( id: number ): string {
	return `/survey/${ id }/breakdown`;
}

export function responsePath( surveyId: number, id: number ): string {
	return `/survey/${ surveyId }/responses/${ id }`;
}

/**
 * An id of the address; 0 when it is none.
 *
 * @param text Parameter of the route.
 */
export function idOf( text: string | undefined ): number {
	return /^[1-9]\d{0,15}$/.test( text ?? '' ) ? Number( text ) : 0;
}
