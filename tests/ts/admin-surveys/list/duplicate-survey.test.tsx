import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DuplicateSurvey } from '../../../../src/admin-surveys/list/duplicate-survey';
import { reloadPage } from '../../../../src/shared/lib/reload-page';
import { HashRouter, Route, Switch } from '../../../../src/shared/router';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, requests, server, installServer } from '../../support/server';

vi.mock( '../../../../src/shared/lib/reload-page' );

installServer();
beforeEach( () => {
	installBoot();
	vi.mocked( reloadPage ).mockReset();
} );

const screens = (
	<HashRouter>
		<Switch>
			<Route path="/">List</Route>
			<Route path="/duplicate/:id">
				<DuplicateSurvey />
			</Route>
			<Route path="/edit/:id/:step">Builder</Route>
		</Switch>
	</HashRouter>
);

describe( 'Route /duplicate/{id} (LIST-26)', () => {
	it( 'copies once, opens the copy and reloads, also in strict mode', async () => {
		server.use(
			http.post( api( 'surveys/:id/duplicate' ), async ( { params } ) => {
				await delay( 20 );
				return HttpResponse.json( { id: params.id === '5' ? 91 : 0 }, { status: 201 } );
			} )
		);
		vi.mocked( reloadPage ).mockImplementation( () => {
			expect( window.location.hash ).toBe( '#/edit/91/questions' );
		} );
		renderApp( screens, '/duplicate/5' );
		expect( await screen.findByText( 'Builder' ) ).toBeVisible();
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledOnce() );
		expect( requests ).toHaveLength( 1 );
	} );

	it( 'leaves no way back that would copy again', async () => {
		server.use(
			http.post( api( 'surveys/:id/duplicate' ), () => HttpResponse.json( { id: 91 }, { status: 201 } ) )
		);
		const entries = window.history.length;
		renderApp( screens, '/duplicate/5' );
		await waitFor( () => expect( reloadPage ).toHaveBeenCalled() );
		expect( window.history.length ).toBeLessThanOrEqual( entries + 1 );
		expect( window.location.hash ).toBe( '#/edit/91/questions' );
	} );

	it( 'says what failed and tries again on demand', async () => {
		server.use(
			http.post(
				api( 'surveys/:id/duplicate' ),
				() =>
					HttpResponse.json(
						{ code: 'gone', message: 'This survey does not exist.', data: { status: 404 } },
						{ status: 404 }
					),
				{ once: true }
			),
			http.post( api( 'surveys/:id/duplicate' ), () => HttpResponse.json( { id: 91 }, { status: 201 } ) )
		);
		const { user } = renderApp( screens, '/duplicate/5' );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( retry.closest( '.components-notice' ) ).toHaveTextContent(
			'The survey could not be duplicated. This survey does not exist.'
		);
		expect( reloadPage ).not.toHaveBeenCalled();
		await user.click( retry );
		expect( await screen.findByText( 'Builder' ) ).toBeVisible();
	} );

	it( 'goes to the list for an id that is none', async () => {
		renderApp( screens, '/duplicate/abc' );
		expect( await screen.findByText( 'List' ) ).toBeVisible();
		expect( requests ).toHaveLength( 0 );
	} );
} );
