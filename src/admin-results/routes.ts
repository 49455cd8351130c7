import { generatePath } from 'react-router-dom';

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
	return generatePath( ROUTES[ 'survey-results' ], { id: String( id ) } );
}

export function surveyTrendPath( id: number ): string {
	return generatePath( ROUTES[ 'survey-trend' ], { id: String( id ) } );
}

export function surveyResponsesPath( id: number ): string {
	return generatePath( ROUTES[ 'survey-responses' ], { id: String( id ) } );
}

export function surveyBreakdownPath( id: number ): string {
	return generatePath( ROUTES[ 'survey-breakdown' ], { id: String( id ) } );
}

export function responsePath( surveyId: number, id: number ): string {
	return generatePath( ROUTES.response, {
		surveyId: String( surveyId ),
		id: String( id ),
	} );
}

/**
 * An id of the address; 0 when it is none.
 *
 * @param text Parameter of the route.
 */
export function idOf( text: string | undefined ): number {
	return /^[1-9]\d{0,15}$/.test( text ?? '' ) ? Number( text ) : 0;
}
