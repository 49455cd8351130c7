import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { BootData, SavedSurvey, Survey, SurveyTemplate } from '../../../../src/types';
import { builderRoutes } from '../../../../src/admin-surveys/builder/builder-routes';
import { proBuilder, proPictures } from '../../../../src/admin-surveys/builder/pro-builder';
import { newDraft } from '../../../../src/domain/draft/defaults';
import { HashRouter, Route, Switch } from '../../../../src/shared/router';
import { installBoot } from '../../support/boot';
import { gate } from '../../support/gate';
import { setInView } from '../../support/in-view';
import { renderApp } from '../../support/render';
import { api, requests, server } from '../../support/server';
import { choice, GLOBALS, question } from '../../domain/draft/samples';

// The app loads these when they are used; here they are loaded before the clock runs.
await Promise.all( [
	import( '../../../../src/admin-surveys/builder/builder' ),
	import( '../../../../src/admin-surveys/builder/setup/setup-step' ),
	import( '../../../../src/admin-surveys/builder/questions/questions-step' ),
	import( '../../../../src/admin-surveys/builder/pro/icon-picker' ),
	import( '../../../../src/admin-surveys/builder/settings/settings-step' ),
	import( '../../../../src/admin-surveys/builder/workflow/workflow-step' ),
	import( '../../../../src/admin-surveys/builder/publish/publish-step' ),
	proBuilder.load(),
	proPictures.load(),
] );

export { choice, question };

export const TEMPLATES: SurveyTemplate[] = [
	template( 'blank', 'Blank Survey' ),
	template( 'site', 'Website Feedback', { questions: [ choice( 'a' ), question( 'b' ) ], category: 'Website' } ),
	template( 'locked', 'Net Promoter Score', {
		required_addons: [ 'question-types' ],
		category: 'Loyalty',
		picture: 'nps',
	} ),
	template( 'gone', 'Not Here', { is_available: false } ),
];

function template( key: string, name: string, change: Partial< SurveyTemplate > = {} ): SurveyTemplate {
	return {
		key,
		name,
		description: `About ${ name }.`,
		category: '',
		is_available: true,
		required_addons: [],
		type: 'survey',
		picture: change.questions?.[ 0 ]?.type ?? '',
		questions: [],
		...change,
	};
}

/** A survey as the server answers it. */
export function survey( change: Partial< Survey > = {} ): Survey {
	const { schedule: _schedule, ...draft } = newDraft( {
		globals: { ...GLOBALS, start_minimized: false },
		devices: [ 'desktop', 'tablet', 'mobile' ],
		adminEmail: '',
		title: 'Coffee',
		thanks: 'Thanks for your feedback!',
	} );
	return {
		...draft,
		id: 5,
		template: 'blank',
		status: 'draft',
		questions: [ choice( 'q1' ), question( 'q2' ) ],
		responses_count: 0,
		impressions: 0,
		publish_at: null,
		created_at: '2026-11-01T00:00:00Z',
		updated_at: '2026-11-01T00:00:00Z',
		published_at: null,
		cookie_name: 'userfeedback-5',
		revision: 3,
		...change,
	};
}

/** Bodies of POST surveys so far. */
export async function saves(): Promise< Survey[] > {
	return Promise.all(
		requests
			.filter(
				( { method, url } ) =>
					method === 'POST' && url.startsWith( api( 'surveys' ) ) && ! url.includes( 'surveys/' )
			)
			.map( ( request ) => request.clone().json() as Promise< Survey > )
	);
}

/**
 * A server that stores what it gets and publishes unless something is missing.
 *
 * @param stored What GET surveys/5 answers.
 */
export function serve( stored: Survey = survey() ) {
	server.use(
		http.get( api( 'survey-templates' ), () => HttpResponse.json( TEMPLATES ) ),
		http.get( api( 'surveys/:id' ), () => HttpResponse.json( stored ) ),
		http.post( api( 'surveys' ), async ( { request } ) => {
			const sent = ( await request.json() ) as Survey;
			const refused =
				sent.status === 'publish' && sent.questions.some( ( { config } ) => config.options?.length === 0 );
			const live = sent.status === 'publish' && ! refused;
			const saved: SavedSurvey = {
				...stored,
				...sent,
				id: sent.id || 9,
				status: refused ? 'draft' : sent.status,
				published_at: live ? '2026-11-20T00:00:00Z' : stored.published_at,
				published: live,
				message: refused ? "The Survey can't be published: Some questions are missing options." : '',
			};
			return HttpResponse.json( saved, { status: sent.id ? 200 : 201 } );
		} ),
		http.get( api( 'surveys/:id/languages' ), () =>
			HttpResponse.json( { source: 'en-US', texts: [], languages: [], tags: [] } )
		),
		http.get( api( 'search' ), () => HttpResponse.json( [ { id: 12, title: 'Calendar' } ] ) ),
		http.get( api( 'logic-type' ), () => HttpResponse.json( [ { id: 'editor', label: 'Editor' } ] ) ),
		http.get( 'http://site.test/icons/index.json', () =>
			HttpResponse.json( [
				{ name: 'mug-hot', label: 'Mug Hot', terms: [ 'coffee' ], style: 'solid' },
				{ name: 'leaf', label: 'Leaf', terms: [ 'plant' ], style: 'solid' },
			] )
		),
		http.get( 'http://site.test/icons/:style.json', () =>
			HttpResponse.json( { 'mug-hot': [ 512, 512, 'M0 0' ], leaf: [ 512, 512, 'M1 1' ] } )
		)
	);
}

/** Saves wait for the gate that this returns; then they are answered as `change` says. */
export function heldSaves( change: Partial< SavedSurvey > = {} ) {
	const saving = gate();
	server.use(
		http.post( api( 'surveys' ), async ( { request } ) => {
			const sent = ( await request.json() ) as Survey;
			await saving.passed;
			return HttpResponse.json( { ...survey(), ...sent, published: false, message: '', ...change } );
		} )
	);
	return saving;
}

/** Opens the builder at a route and waits for its first screen. */
export async function open( route: string, stored?: Survey, boot: Partial< BootData > = {} ) {
	setInView( true );
	installBoot( boot );
	serve( stored );
	window.scrollTo = vi.fn();
	const view = renderApp(
		<HashRouter>
			<Switch>
				<Route path="/">
					<p>The list</p>
				</Route>
				{ builderRoutes }
			</Switch>
		</HashRouter>,
		route
	);
	await screen.findByRole( 'region', { name: 'Survey builder' } );
	return view;
}

export const hash = () => window.location.hash.replace( '#', '' );
export const header = () => within( screen.getByRole( 'region', { name: 'Survey builder' } ) );
export const footer = () => within( screen.getByRole( 'region', { name: 'Step navigation' } ) );
export const steps = () => within( screen.getByRole( 'navigation', { name: 'Survey steps' } ) );
export const editor = ( number: number ) => screen.findByRole( 'region', { name: `Question ${ number }` } );

export async function atStep( route: string ) {
	await waitFor( () => {
		if ( hash() !== route ) {
			throw new Error( `At ${ hash() }, not ${ route }` );
		}
	} );
}
