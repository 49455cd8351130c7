import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/heatmaps/app';
import one from '../../fixtures/replies/get-heatmaps-id.json';
import map from '../../fixtures/replies/get-heatmaps-id-map.json';
import pages from '../../fixtures/replies/get-heatmaps-pages.json';
import list from '../../fixtures/replies/get-heatmaps.json';
import { features, installBoot } from '../support/boot';
import { gate } from '../support/gate';
import { renderApp } from '../support/render';
import { api, installServer, queriesOf, requests, server } from '../support/server';
import { findToast } from '../support/toast';

installServer();

/** Bodies of POST calls, in order. */
const sent: { url: string; body: unknown }[] = [];

async function note( { request }: { request: Request } ) {
	sent.push( { url: new URL( request.url ).pathname, body: await request.json() } );
	return HttpResponse.json( one );
}

beforeEach( () => {
	sent.length = 0;
	installBoot();
	// jsdom draws nothing.
	vi.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue( null );
	// Nor does it load the page of the frame, but it asks for its address.
	server.use( http.get( 'https://site.test/', () => HttpResponse.html( '<p>The page</p>' ) ) );
	server.use(
		http.get( api( 'heatmaps' ), () => HttpResponse.json( list ) ),
		http.get( api( 'heatmaps/pages' ), () => HttpResponse.json( [ { ...pages[ 0 ], heatmap_id: null } ] ) ),
		http.get( api( 'heatmaps/1' ), () => HttpResponse.json( one ) ),
		http.get( api( 'heatmaps/1/map' ), () => HttpResponse.json( map ) ),
		http.post( api( 'heatmaps/1' ), note ),
		http.post( api( 'heatmaps' ), note )
	);
} );

afterEach( () => vi.restoreAllMocks() );

const EMPTY = {
	...list,
	items: [],
	pagination: { ...list.pagination, total: 0, pages: 0 },
	status_filters: list.status_filters.map( ( filter ) => ( { ...filter, count: 0 } ) ),
};

describe( 'List of heatmaps', () => {
	it( 'shows how far each is, pauses and resumes it', async () => {
		const { user } = renderApp( <App /> );
		const row = await screen.findByRole( 'row', { name: /Recorded/ } );
		expect( row ).toHaveTextContent( 'Recording' );
		expect( within( row ).getByRole( 'progressbar' ) ).toBeVisible();
		await user.click( within( row ).getByRole( 'button', { name: 'Pause: Recorded' } ) );
		expect( await findToast( 'Recording paused.' ) ).toBeVisible();
		expect( sent ).toEqual( [ { url: '/wp-json/userfeedback/v1/heatmaps/1', body: { status: 'paused' } } ] );
	} );

	it( 'lets a finished one go on for some more days', async () => {
		const started = new Date( Date.now() - 40 * 86_400_000 + 60_000 ).toISOString();
		const finished = { ...one, status: 'finished', days: 30, started_at: started, ends_at: started };
		const old = { ...finished, id: 2, title: 'Of last year', started_at: '2020-01-01T00:00:00Z' };
		server.use( http.get( api( 'heatmaps' ), () => HttpResponse.json( { ...list, items: [ finished, old ] } ) ) );
		const { user } = renderApp( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Resume: Recorded' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Resume the heatmap of “Recorded”' } );
		await user.selectOptions( within( dialog ).getByLabelText( 'Record for another' ), '14 days' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Resume' } ) );
		expect( await findToast( 'Recording goes on.' ) ).toBeVisible();
		expect( sent[ 0 ]?.body ).toEqual( { status: 'recording', days: 54 } );
		expect( screen.queryByRole( 'button', { name: 'Change: Recorded' } ) ).toBeNull();
		// More than a year from its start: a new one is the way.
		expect( screen.queryByRole( 'button', { name: 'Resume: Of last year' } ) ).toBeNull();
	} );

	it( 'says what failed, and the list stays', async () => {
		server.use(
			http.post( api( 'heatmaps/1' ), () =>
				HttpResponse.json(
					{ code: 'x', message: 'Its days are over.', data: { status: 422 } },
					{ status: 422 }
				)
			)
		);
		const { user } = renderApp( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Pause: Recorded' } ) );
		expect( await screen.findByText( 'The recording could not be changed' ) ).toBeVisible();
		expect( screen.getByText( 'Its days are over.' ) ).toBeVisible();
	} );

	it( 'deletes only after a question', async () => {
		// api-fetch sends DELETE as POST.
		const gone: ( string | null )[] = [];
		server.use(
			http.post( api( 'heatmaps/1' ), ( { request } ) => {
				gone.push( request.headers.get( 'X-HTTP-Method-Override' ) );
				return HttpResponse.json( { deleted: 1 } );
			} )
		);
		const { user } = renderApp( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Delete: Recorded' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Delete this heatmap?' } );
		expect( dialog ).toHaveTextContent( 'The heatmap of “Recorded” with 2 clicks is deleted for good.' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Cancel' } ) );
		expect( gone ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Delete: Recorded' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete' } ) );
		expect( await findToast( 'Heatmap deleted.' ) ).toBeVisible();
		expect( gone ).toEqual( [ 'DELETE' ] );
	} );

	it( 'is empty with a way on, or found nothing', async () => {
		server.use( http.get( api( 'heatmaps' ), () => HttpResponse.json( EMPTY ) ) );
		const { user } = renderApp( <App />, '/?status=paused' );
		expect( await screen.findByRole( 'heading', { name: 'No heatmaps found' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Show all' } ) );
		expect( await screen.findByRole( 'heading', { name: 'No heatmaps yet' } ) ).toBeVisible();
		const [ , button ] = screen.getAllByRole( 'button', { name: 'Record a heatmap' } );
		await user.click( button! );
		expect( await screen.findByRole( 'dialog', { name: 'Record a heatmap' } ) ).toBeVisible();
	} );

	it( 'only shows to people who may not manage', async () => {
		installBoot( { capabilities: { edit: false, view: true, delete: false, manage: false, all: true } } );
		renderApp( <App /> );
		expect( await screen.findByRole( 'link', { name: 'See heatmap: Recorded' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Pause|Change|Delete|Record a/ } ) ).toBeNull();
	} );

	it( 'is locked without plan or addon (HEAT-03, HEAT-04)', async () => {
		installBoot( { features: features( { heatmaps: 'upgrade' } ) } );
		renderApp( <App /> );
		expect( await screen.findByText( 'Heatmaps is a Elite feature.' ) ).toBeVisible();
		expect( requests.filter( ( { url } ) => url.includes( 'heatmaps' ) ) ).toEqual( [] );
	} );
} );

describe( 'Recording a heatmap', () => {
	it( 'takes the page of the admin bar, days and share', async () => {
		const { user } = renderApp( <App />, `/?new=${ encodeURIComponent( 'https://site.test/?p=7' ) }` );
		const dialog = await screen.findByRole( 'dialog', { name: 'Record a heatmap' } );
		await waitFor( () =>
			expect( within( dialog ).getByRole( 'button', { name: 'Start recording' } ) ).toBeEnabled()
		);
		expect( queriesOf( 'heatmaps/pages' )[ 0 ]?.get( 'search' ) ).toBe( 'https://site.test/?p=7' );
		await user.selectOptions( within( dialog ).getByLabelText( 'Record for' ), '14 days' );
		await user.selectOptions( within( dialog ).getByLabelText( 'Share of visits' ), '25%' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Start recording' } ) );
		await waitFor( () => expect( sent[ 0 ]?.body ).toEqual( { post_id: 7, days: 14, sample: 25 } ) );
		expect( await screen.findByRole( 'heading', { name: 'Recorded' } ) ).toBeVisible();
	} );

	it( 'knows the page of the admin bar under another of its addresses', async () => {
		const { user } = renderApp( <App />, `/?new=${ encodeURIComponent( 'https://site.test/?page_id=7' ) }` );
		const dialog = await screen.findByRole( 'dialog', { name: 'Record a heatmap' } );
		await waitFor( () =>
			expect( within( dialog ).getByRole( 'button', { name: 'Start recording' } ) ).toBeEnabled()
		);
		await user.click( within( dialog ).getByRole( 'button', { name: 'Start recording' } ) );
		await waitFor( () => expect( sent[ 0 ]?.body ).toMatchObject( { post_id: 7 } ) );
	} );

	it( 'leads to the heatmap that the page has already', async () => {
		server.use( http.get( api( 'heatmaps/pages' ), () => HttpResponse.json( pages ) ) );
		renderApp( <App />, `/?new=${ encodeURIComponent( 'https://site.test/?p=7' ) }` );
		const dialog = await screen.findByRole( 'dialog', { name: 'Record a heatmap' } );
		expect( await within( dialog ).findByRole( 'link', { name: 'See heatmap' } ) ).toHaveAttribute( 'href', '#/1' );
		expect( within( dialog ).getByRole( 'button', { name: 'Start recording' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'finds the page of an address that is pasted, and takes no other one before', async () => {
		const searching = gate();
		server.use(
			http.get( api( 'heatmaps/pages' ), async ( { request } ) => {
				const page = { ...pages[ 0 ], heatmap_id: null };
				if ( ! new URL( request.url ).searchParams.get( 'search' ) ) {
					return HttpResponse.json( [ page ] );
				}
				await searching.passed;
				return HttpResponse.json( [
					{ ...page, post_id: 9, title: 'Prices', url: 'https://site.test/pricing/' },
				] );
			} )
		);
		const { user } = renderApp( <App />, '/?new=' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Record a heatmap' } );
		const field = within( dialog ).getByRole( 'combobox', { name: 'Page' } );
		await user.click( field );
		await within( dialog ).findAllByRole( 'option' );
		await user.paste( 'https://site.test/?p=9' );
		await user.keyboard( '{Enter}' );
		const start = within( dialog ).getByRole( 'button', { name: 'Start recording' } );
		expect( start ).toHaveAttribute( 'aria-disabled', 'true' );
		searching.open();
		expect( await within( dialog ).findByText( 'https://site.test/pricing/' ) ).toBeVisible();
		await user.click( start );
		await waitFor( () => expect( sent[ 0 ]?.body ).toMatchObject( { post_id: 9 } ) );
	} );

	it( 'says why the server refused', async () => {
		server.use(
			http.post( api( 'heatmaps/1' ), () =>
				HttpResponse.json(
					{ code: 'x', message: 'No.', data: { status: 422, params: { days: 'Its days are over.' } } },
					{ status: 422 }
				)
			)
		);
		const { user } = renderApp( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Change: Recorded' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Change the heatmap of “Recorded”' } );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Save' } ) );
		expect( ( await within( dialog ).findAllByText( /Its days are over\./ ) ).length ).toBeGreaterThan( 0 );
	} );
} );

describe( 'Viewer', () => {
	it( 'is left for the list when its heatmap is deleted, which is not asked for again', async () => {
		let asked = 0;
		server.use(
			http.get( api( 'heatmaps/1' ), () => {
				asked += 1;
				return HttpResponse.json( one );
			} ),
			http.post( api( 'heatmaps/1' ), () => HttpResponse.json( { deleted: 1 } ) )
		);
		const { user } = renderApp( <App />, '/1' );
		await user.click( await screen.findByRole( 'button', { name: 'Delete' } ) );
		const before = asked;
		const dialog = await screen.findByRole( 'dialog', { name: 'Delete this heatmap?' } );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Delete' } ) );
		expect( await screen.findByRole( 'link', { name: 'See heatmap: Recorded' } ) ).toBeVisible();
		expect( asked ).toBe( before );
	} );

	it( 'has every figure without the colors', async () => {
		renderApp( <App />, '/1' );
		expect( await screen.findByText( '2 clicks' ) ).toBeVisible();
		expect( screen.getByText( '1 view, 1 first visit' ) ).toBeVisible();
		const elements = screen.getByRole( 'list', { name: 'Most clicked' } );
		const item = within( elements ).getByRole( 'listitem' );
		expect( item ).toHaveTextContent( 'main > a.more' );
		expect( item ).toHaveTextContent( '50.0%' );
		expect( item ).toHaveTextContent( '1 click' );
		expect( screen.getByText( 'What is not measured' ) ).toBeVisible();
		expect( screen.getByTitle( 'The page as visitors see it' ) ).toHaveAttribute( 'src', one.view_url );
	} );

	it( 'keeps layer, device and version in the address', async () => {
		const { user } = renderApp( <App />, '/1' );
		await user.click( await screen.findByRole( 'radio', { name: 'Rage clicks' } ) );
		await waitFor( () => expect( queriesOf( 'heatmaps/1/map' ).at( -1 )?.get( 'layer' ) ).toBe( 'rage' ) );
		await user.click( screen.getByRole( 'radio', { name: 'Mobile' } ) );
		await waitFor( () => expect( queriesOf( 'heatmaps/1/map' ).at( -1 )?.get( 'device' ) ).toBe( 'mobile' ) );
		expect( window.location.hash ).toBe( '#/1?layer=rage&device=mobile' );
	} );

	it( 'shows all days, or those of the address', async () => {
		const { user, unmount } = renderApp( <App />, '/1' );
		expect( await screen.findByText( '2 clicks' ) ).toBeVisible();
		expect( queriesOf( 'heatmaps/1/map' ).at( -1 )?.has( 'from' ) ).toBe( false );
		await user.click( screen.getByRole( 'button', { name: /^All time/ } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Last 7 days' } ) );
		await waitFor( () => expect( queriesOf( 'heatmaps/1/map' ).at( -1 )?.has( 'from' ) ).toBe( true ) );
		unmount();
		renderApp( <App />, '/1?from=2026-11-01&to=2026-11-05' );
		await waitFor( () => {
			const asked = queriesOf( 'heatmaps/1/map' ).at( -1 );
			expect( [ asked?.get( 'from' ), asked?.get( 'to' ) ] ).toEqual( [ '2026-11-01', '2026-11-05' ] );
		} );
	} );

	it( 'begins on the first day that it has, as the site counts days', async () => {
		server.use(
			http.get( api( 'heatmaps/1' ), () =>
				HttpResponse.json( {
					...one,
					// In the evening of the day before, west of UTC.
					started_at: '2026-11-04T01:00:00Z',
					versions: one.versions.map( ( version ) => ( { ...version, first_seen: '2026-11-03' } ) ),
				} )
			)
		);
		renderApp( <App />, '/1' );
		expect( await screen.findByRole( 'button', { name: /^All time/ } ) ).toHaveTextContent( /Nov\w* 3\b/ );
	} );

	it( 'tells how far people scroll', async () => {
		server.use(
			http.get( api( 'heatmaps/1/map' ), () =>
				HttpResponse.json( {
					...map,
					layer: 'scroll',
					views: 40,
					points: [],
					elements: [],
					scroll: [ 0, 25, 50, 75, 100 ].map( ( depth ) => ( { depth, views: 40 - depth / 5 } ) ),
				} )
			)
		);
		renderApp( <App />, '/1?layer=scroll' );
		const table = await screen.findByRole( 'table', { name: 'How far visitors scroll' } );
		expect( within( table ).getByRole( 'row', { name: /^50%/ } ) ).toHaveTextContent( '75%30' );
		expect( screen.getByText( '100%', { selector: '.uf-hm__figure' } ) ).toBeVisible();
	} );

	it( 'says what has no record yet, what is gone and what failed', async () => {
		server.use( http.get( api( 'heatmaps/1' ), () => HttpResponse.json( { ...one, versions: [] } ) ) );
		const { unmount } = renderApp( <App />, '/1' );
		expect( await screen.findByRole( 'heading', { name: 'Nothing recorded here yet' } ) ).toBeVisible();
		unmount();
		server.use(
			http.get( api( 'heatmaps/1' ), () =>
				HttpResponse.json( { code: 'x', message: 'x', data: { status: 404 } }, { status: 404 } )
			)
		);
		const second = renderApp( <App />, '/1' );
		expect( await screen.findByRole( 'heading', { name: 'This heatmap does not exist' } ) ).toBeVisible();
		second.unmount();
		server.use(
			http.get( api( 'heatmaps/1' ), () => HttpResponse.json( one ) ),
			http.get( api( 'heatmaps/1/map' ), () =>
				HttpResponse.json( { code: 'x', message: 'x', data: { status: 500 } }, { status: 500 } )
			)
		);
		renderApp( <App />, '/1' );
		const failed = await screen.findByText( 'The map could not be loaded.', { selector: '.uf-notice *' } );
		expect( failed ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
	} );

	it( 'explains a page that is gone or protected', async () => {
		server.use(
			http.get( api( 'heatmaps/1' ), () =>
				HttpResponse.json( { ...one, page_gone: true, view_url: '', protected: 'checkout' } )
			)
		);
		renderApp( <App />, '/1' );
		const page = await screen.findByRole( 'heading', { name: 'Recorded' } );
		const screenOf = page.closest( '.uf-heatmaps' )!;
		await waitFor( () => expect( screenOf ).toHaveTextContent( 'Not recorded now: this is a checkout page.' ) );
		expect( screenOf ).toHaveTextContent( 'The page is not public any more.' );
		expect( screen.queryByTitle( 'The page as visitors see it' ) ).toBeNull();
	} );
} );
