import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach } from 'vitest';
import { Screens } from '../../../../src/admin-results/app';
import { proBreakdown } from '../../../../src/admin-results/breakdown/breakdown-panel';
import { proResults } from '../../../../src/admin-results/pro-results';
import { proTrend } from '../../../../src/admin-results/pro-trend';
import { HashRouter } from '../../../../src/shared/router';
import { setInView } from '../../support/in-view';
import { installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';
import { api, server, installServer } from '../../support/server';
import { choices } from './fixtures';
import keptSummary from '../../../fixtures/replies/get-preload-ai-summary-id.json';
import noWords from '../../../fixtures/replies/get-surveys-id-questions-question_id-words.json';

// The app loads these when they are used; here they are loaded before the clock runs.
await Promise.all( [
	import( '../../../../src/admin-results/survey/survey-screen' ),
	import( '../../../../src/admin-results/trend/trend-screen' ),
	import( '../../../../src/admin-results/responses/responses-screen' ),
	import( '../../../../src/admin-results/response/response-screen' ),
	proResults.load(),
	proBreakdown.load(),
	proTrend.load(),
] );

/** Network and boot data of the results app; call it at the top level of a file. */
export function setUpResultsApp(): void {
	installServer();
	beforeEach( () => {
		installBoot( { app: 'results' } );
		setInView( false );
		window.localStorage.clear();
		server.use(
			http.get( api( 'surveys' ), ( { request } ) =>
				HttpResponse.json( choices( new URL( request.url ).searchParams.get( 'search' ) ?? '' ) )
			),
			http.get( api( 'surveys/:id' ), () => HttpResponse.json( { questions: [] } ) ),
			http.get( api( 'surveys/:id/questions/:question/words' ), () => HttpResponse.json( noWords ) ),
			http.get( api( 'surveys/:id/events' ), () => HttpResponse.json( { items: [] } ) ),
			http.get( api( 'surveys/:id/saved-filters' ), () => HttpResponse.json( { items: [] } ) ),
			http.get( api( 'preload-ai-summary/:id' ), () => HttpResponse.json( keptSummary ) )
		);
	} );
	afterEach( () => {
		window.location.hash = '';
		window.sessionStorage.clear();
	} );
}

/**
 * Opens the app at a route, as its address would.
 *
 * @param route E.g. `/survey/12`.
 */
export function openResults( route: string ): ReturnType< typeof renderUi > {
	window.location.hash = `#${ route }`;
	return renderUi(
		<HashRouter>
			<Screens />
		</HashRouter>
	);
}

/** Route that the address shows now, without its query. */
export function currentRoute(): string {
	return window.location.hash.slice( 1 ).split( '?' )[ 0 ] ?? '';
}

/** Query that the address shows now. */
export function currentQuery(): URLSearchParams {
	return new URLSearchParams( window.location.hash.split( '?' )[ 1 ] ?? '' );
}
