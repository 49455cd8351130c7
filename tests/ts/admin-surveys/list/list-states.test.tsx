import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../../src/admin-surveys/app';
import { SurveyList } from '../../../../src/admin-surveys/list/survey-list';
import { HashRouter, Route, Switch } from '../../../../src/shared/router';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, queriesOf, server, installServer } from '../../support/server';
import { surveyItem, surveyList } from '../../support/surveys';

installServer();
beforeEach( () => {
	installBoot();
} );

const EMPTY_TEXT = 'You currently have no Surveys. Click the button below to create your first Survey.';

/** The list with a small screen in the builder's place. */
const withBuilder = (
	<HashRouter>
		<Switch>
			<Route path="/">
				<SurveyList />
			</Route>
			<Route path="/new">
				<a href="#/">Close</a>
			</Route>
		</Switch>
	</HashRouter>
);

function serve( answer: ReturnType< typeof surveyList > ) {
	server.use( http.get( api( 'surveys' ), () => HttpResponse.json( answer ) ) );
}

describe( 'Create New', () => {
	it( 'beside the title leads to the new-survey route (LIST-04)', async () => {
		serve( surveyList( [ surveyItem() ] ) );
		renderApp( <App /> );
		expect( await screen.findByRole( 'link', { name: 'Create New' } ) ).toHaveAttribute( 'href', '#/new' );
		await screen.findByRole( 'rowheader' );
	} );
} );

describe( 'Without surveys', () => {
	it( 'the first load leads to the builder (LIST-02)', async () => {
		serve( surveyList( [] ) );
		renderApp( withBuilder );
		await screen.findByRole( 'link', { name: 'Close' } );
		expect( window.location.hash ).toBe( '#/new' );
	} );

	it( 'who comes back sees the empty state and no loop (A13, LIST-37, LIST-38)', async () => {
		serve( surveyList( [] ) );
		const { user } = renderApp( withBuilder );
		await user.click( await screen.findByRole( 'link', { name: 'Close' } ) );
		expect( await screen.findByRole( 'heading', { name: 'No Surveys' } ) ).toBeVisible();
		expect( screen.getByText( EMPTY_TEXT ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Create New' } ) );
		await screen.findByRole( 'link', { name: 'Close' } );
	} );

	it( 'a filter without rows shows the empty state (A13)', async () => {
		serve( surveyList( [], { all: 0 } ) );
		renderApp( withBuilder, '/?status=draft' );
		expect( await screen.findByRole( 'heading', { name: 'No Surveys' } ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/?status=draft' );
	} );

	it.each( [
		[ 'publish', 'No published surveys' ],
		[ 'scheduled', 'No scheduled surveys' ],
		[ 'draft', 'No drafts' ],
		[ 'trash', 'The Trash is empty' ],
	] )( 'the empty filter %s says which it is', async ( status, title ) => {
		serve( surveyList( [], { all: 25 } ) );
		renderApp( withBuilder, `/?status=${ status }` );
		expect( await screen.findByRole( 'heading', { name: title } ) ).toBeVisible();
	} );

	it( 'a filter without rows, beside surveys with another status, leads to all', async () => {
		serve( surveyList( [], { all: 25, publish: 25 } ) );
		const { user } = renderApp( withBuilder, '/?status=scheduled' );
		expect( await screen.findByRole( 'heading', { name: 'No scheduled surveys' } ) ).toBeVisible();
		expect( screen.queryByText( EMPTY_TEXT ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Show all' } ) );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( 'a survey in the trash is a survey: no redirect (A13)', async () => {
		serve( surveyList( [], { trash: 1 } ) );
		renderApp( withBuilder );
		expect( await screen.findByRole( 'heading', { name: 'No Surveys' } ) ).toBeVisible();
	} );

	it( 'a reader, who cannot create, is not sent anywhere', async () => {
		installBoot( { capabilities: { edit: false, view: true, delete: false, manage: false, all: true } } );
		serve( surveyList( [] ) );
		renderApp( withBuilder );
		expect( await screen.findByRole( 'heading', { name: 'No Surveys' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Create New' } ) ).toBeNull();
	} );
} );

describe( 'The search', () => {
	const titles = [ 'Checkout exit survey', 'Brewing class', 'Coffee subscription' ];

	beforeEach( () => {
		server.use(
			http.get( api( 'surveys' ), ( { request } ) => {
				const words = new URL( request.url ).searchParams.get( 'search' ) ?? '';
				const items = titles
					.map( ( title, index ) => surveyItem( { id: index + 1, title } ) )
					.filter( ( { title } ) => title.toLowerCase().includes( words.toLowerCase() ) );
				return HttpResponse.json( surveyList( items, { all: 3, draft: 3 } ) );
			} )
		);
	} );

	it( 'asks the server, and the address keeps it', async () => {
		const { user } = renderApp( <App />, '/?orderby=title&page=1' );
		await screen.findAllByRole( 'rowheader' );
		const field = screen.getByRole( 'searchbox', { name: 'Search surveys' } );
		await user.click( field );
		await user.paste( 'class' );
		await waitFor( () => expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 1 ) );
		expect( screen.getByRole( 'link', { name: 'Brewing class' } ) ).toBeVisible();
		const searched = queriesOf( 'surveys' ).map( ( query ) => query.get( 'search' ) );
		expect( searched.filter( Boolean ) ).toEqual( [ 'class' ] );
		expect( window.location.hash ).toBe( '#/?search=class&orderby=title' );
		expect( field ).toHaveFocus();
		await user.clear( field );
		await waitFor( () => expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 3 ) );
		expect( window.location.hash ).toBe( '#/?orderby=title' );
	} );

	it( 'comes back with the address, also within a filter', async () => {
		renderApp( <App />, '/?search=coffee&status=draft' );
		expect( await screen.findByRole( 'link', { name: 'Coffee subscription' } ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'coffee' );
		expect( queriesOf( 'surveys' )[ 0 ]?.get( 'filter[status]' ) ).toBe( 'draft' );
	} );

	it( 'without hits names the words and offers all', async () => {
		const { user } = renderApp( <App />, '/?search=tea&status=draft' );
		expect( await screen.findByRole( 'heading', { name: 'No survey title contains “tea”' } ) ).toBeVisible();
		expect( screen.getByText( 'The search looked at surveys with the status Draft only.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Show all' } ) );
		expect( await screen.findAllByRole( 'rowheader' ) ).toHaveLength( 3 );
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( '' );
		expect( window.location.hash ).toBe( '#/' );
	} );
} );

describe( 'Loading', () => {
	it( 'shows ten skeleton rows, room for the counts and no bulk actions', async () => {
		server.use(
			http.get( api( 'surveys' ), async () => {
				await delay( 100 );
				return HttpResponse.json( surveyList( [ surveyItem() ] ) );
			} )
		);
		const { container } = renderApp( <App /> );
		expect( screen.getByRole( 'table' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 10 );
		expect( screen.getByText( 'Loading surveys…' ) ).toBeInTheDocument();
		expect( within( screen.getByRole( 'link', { name: 'All' } ) ).getByText( '(0)' ) ).not.toBeVisible();
		// Those below the table would move up to the rows.
		expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toBeDisabled();
		await screen.findByRole( 'rowheader' );
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 1 );
	} );
} );

describe( 'A failed call (ERR-09, A85)', () => {
	it( 'says so and loads again on Retry', async () => {
		let broken = true;
		server.use(
			http.get( api( 'surveys' ), () => {
				return broken
					? HttpResponse.json( { code: 'broken', message: 'SELECT failed' }, { status: 500 } )
					: HttpResponse.json( surveyList( [ surveyItem() ] ) );
			} )
		);
		const { user, container } = renderApp( <App /> );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		const notice = retry.closest< HTMLElement >( '.components-notice' )!;
		expect( within( notice ).getByText( 'The surveys could not be loaded.' ) ).toBeVisible();
		expect( container ).not.toHaveTextContent( 'SELECT' );
		broken = false;
		await user.click( retry );
		await screen.findByRole( 'rowheader' );
		await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).toBeNull() );
	} );
} );

describe( 'Notices of WordPress and other plugins (LIST-05)', () => {
	it( 'stand under the heading and are given back when the screen closes', async () => {
		serve( surveyList( [ surveyItem() ] ) );
		document.body.innerHTML =
			'<div id="wpbody-content"><div class="notice">Update now</div><div id="userfeedback-root"></div></div>';
		const { container, unmount } = renderApp( <App /> );
		await screen.findByRole( 'rowheader' );
		expect( container.querySelector( 'h1 ~ .uf-core-notices' ) ).toHaveTextContent( 'Update now' );
		unmount();
		expect( document.querySelector( '#wpbody-content > .notice' ) ).toHaveTextContent( 'Update now' );
		document.body.innerHTML = '';
	} );
} );
