import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builderRoutes } from '../../../../src/admin-surveys/builder/builder-routes';
import { HashRouter, Route, Switch } from '../../../../src/shared/router';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, installServer, server } from '../../support/server';
import { editor, header, open, saves } from './support';

// As after an update of the plugin: the files of these parts are gone from the server.
vi.mock( '../../../../src/widget/survey/preview', () => ( {
	SurveyPreview: () => {
		throw new Error( 'Loading chunk 812 failed.' );
	},
} ) );
vi.mock( '../../../../src/admin-surveys/builder/workflow/workflow-step', () => ( {
	default: () => {
		throw new Error( 'Loading chunk 813 failed.' );
	},
} ) );
installServer();

beforeEach( () => {
	vi.spyOn( console, 'error' ).mockImplementation( () => {} );
} );
afterEach( () => {
	vi.restoreAllMocks();
} );

describe( 'a part of the builder that cannot be loaded', () => {
	it( 'leaves the editor alone when it is the preview', async () => {
		const { user } = await open( '/edit/5/questions' );
		await editor( 1 );
		expect( await screen.findByText( /^The preview could not be shown/ ) ).toBeVisible();
		await user.type( screen.getByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( ( await saves() )[ 0 ]?.questions[ 0 ]?.title ).toMatch( /!$/ ) );
	} );

	it( 'leaves the header with Save when it is a step', async () => {
		await open( '/edit/5/notifications' );
		expect( await screen.findByRole( 'button', { name: 'Reload the page' } ) ).toBeVisible();
		expect( header().getByRole( 'button', { name: 'Save Draft' } ) ).toBeEnabled();
	} );
} );

describe( 'a survey that does not exist', () => {
	it( 'says so and leads to the list, without a retry that cannot help', async () => {
		installBoot();
		server.use(
			http.get( api( 'surveys/:id' ), () =>
				HttpResponse.json(
					{ code: 'userfeedback_not_found', message: 'This survey does not exist.', data: { status: 404 } },
					{ status: 404 }
				)
			)
		);
		const { user } = renderApp(
			<HashRouter>
				<Switch>
					<Route path="/">
						<p>The list</p>
					</Route>
					{ builderRoutes }
				</Switch>
			</HashRouter>,
			'/edit/5/questions'
		);
		expect( await screen.findByRole( 'heading', { level: 1, name: 'Survey not found' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'link', { name: 'View Surveys' } ) );
		expect( await screen.findByText( 'The list' ) ).toBeVisible();
	} );
} );
