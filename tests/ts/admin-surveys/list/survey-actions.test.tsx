import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BulkResult, SurveyListItem } from '../../../../src/types';
import { App } from '../../../../src/admin-surveys/app';
import { installBoot } from '../../support/boot';
import { renderApp } from '../../support/render';
import { api, requests, server, installServer } from '../../support/server';
import { surveyItem, surveyList } from '../../support/surveys';
import { gate } from '../../support/gate';
import { findToast } from '../../support/toast';

installServer();
beforeEach( () => {
	installBoot();
	held = Promise.resolve();
} );

/** Changes wait for it. */
let held: Promise< void >;

function hold(): () => void {
	const { passed, open } = gate();
	held = passed;
	return open;
}

/**
 * A server that keeps statuses, as the real one does.
 *
 * @param initial Its surveys.
 * @param refuse  Why it does not publish a survey, by id.
 */
function serveSurveys( initial: SurveyListItem[], refuse: Record< number, string > = {} ) {
	let surveys = initial;
	const change =
		( status: SurveyListItem[ 'status' ] | null ) =>
		async ( { request }: { request: Request } ) => {
			const { survey_ids: ids } = ( await request.json() ) as { survey_ids: number[] };
			await held;
			const refused = status === 'publish' ? ids.filter( ( id ) => refuse[ id ] ) : [];
			const changed = ids.filter( ( id ) => ! refused.includes( id ) );
			surveys = surveys
				.map( ( survey ) => ( status && changed.includes( survey.id ) ? { ...survey, status } : survey ) )
				.filter( ( { id } ) => status !== null || ! changed.includes( id ) );
			return HttpResponse.json( {
				changed,
				refused: refused.map( ( id ) => ( {
					id,
					title: initial.find( ( survey ) => survey.id === id )?.title ?? '',
					message: refuse[ id ] ?? '',
				} ) ),
			} satisfies BulkResult );
		};
	server.use(
		http.get( api( 'surveys' ), ( { request } ) => {
			const filter = new URL( request.url ).searchParams.get( 'filter[status]' );
			const items = surveys.filter( ( { status } ) => ( filter ? status === filter : status !== 'trash' ) );
			return HttpResponse.json( {
				...surveyList( surveys ),
				...{ items, pagination: surveyList( items ).pagination },
			} );
		} ),
		http.post( api( 'surveys/publish' ), change( 'publish' ) ),
		http.post( api( 'surveys/draft' ), change( 'draft' ) ),
		http.post( api( 'surveys/trash' ), change( 'trash' ) ),
		http.post( api( 'surveys/restore' ), change( 'draft' ) ),
		// api-fetch sends DELETE as POST with a header, for servers that know no other verbs.
		http.post( api( 'surveys' ), change( null ) )
	);
	return { statusOf: ( id: number ) => surveys.find( ( survey ) => survey.id === id )?.status };
}

const one = surveyItem( { id: 1, title: 'One', status: 'publish' } );
const two = surveyItem( { id: 2, title: 'Two', status: 'draft' } );
const three = surveyItem( { id: 3, title: 'Three', status: 'trash', responses_count: 73 } );
const four = surveyItem( { id: 4, title: 'Four', status: 'trash' } );

/** Calls that change something: `POST surveys/trash [1,2]`. */
async function changes(): Promise< string[] > {
	const calls = requests.filter(
		( { method, headers } ) => method !== 'GET' || headers.has( 'X-HTTP-Method-Override' )
	);
	return Promise.all(
		calls.map( async ( request ) => {
			const { survey_ids: ids } = ( await request.clone().json() ) as { survey_ids: number[] };
			const method = request.headers.get( 'X-HTTP-Method-Override' ) ?? request.method;
			return `${ method } ${ new URL( request.url ).pathname.split( '/v1/' )[ 1 ] ?? '' } ${ JSON.stringify( ids ) }`;
		} )
	);
}

async function open( route = '/' ) {
	const app = renderApp( <App />, route );
	await screen.findAllByRole( 'rowheader' );
	return app;
}

const bulkSelect = () => screen.getAllByRole( 'combobox', { name: 'Select bulk action' } )[ 0 ]!;
const applyButton = () => screen.getAllByRole( 'button', { name: 'Apply' } )[ 0 ]!;

async function bulk( user: UserEvent, action: string, titles: string[] ) {
	for ( const title of titles ) {
		await user.click( screen.getByRole( 'checkbox', { name: `Select ${ title }` } ) );
	}
	await user.selectOptions( bulkSelect(), action );
	await user.click( applyButton() );
}

const banner = ( text: string | RegExp ) =>
	screen.findByText( text, { selector: '.components-notice__content, .components-notice__content *' } );

describe( 'Bulk actions', () => {
	const options = () =>
		within( bulkSelect() )
			.getAllByRole( 'option' )
			.map( ( option ) => [ option.textContent, ( option as HTMLOptionElement ).value ] );

	it( 'are Publish, Make Draft, Export and Trash outside the trash; none is chosen (LIST-28, SHARED-22)', async () => {
		serveSurveys( [ one ] );
		await open();
		expect( options().map( ( [ name ] ) => name ) ).toEqual( [
			'Bulk actions',
			'Publish',
			'Make Draft',
			'Export',
			'Trash',
		] );
		expect( bulkSelect() ).toHaveValue( '-1' );
	} );

	it( 'are Restore and Delete Permanently in the trash (LIST-27)', async () => {
		serveSurveys( [ three ] );
		await open( '/?status=trash' );
		expect( options().map( ( [ name ] ) => name ) ).toEqual( [ 'Bulk actions', 'Restore', 'Delete Permanently' ] );
	} );

	it( 'need an action and a survey (SHARED-22)', async () => {
		serveSurveys( [ one ] );
		const { user } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select One' } ) );
		await user.click( applyButton() );
		expect( await findToast( 'Choose a bulk action first.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select One' } ) );
		await user.selectOptions( bulkSelect(), 'Trash' );
		await user.click( applyButton() );
		expect( await findToast( 'Select at least one survey first.' ) ).toBeVisible();
		expect( await changes() ).toEqual( [] );
	} );

	it( 'send one call with all chosen ids (LIST-29)', async () => {
		const store = serveSurveys( [ one, two, three ] );
		const { user } = await open();
		await user.click( screen.getAllByRole( 'checkbox', { name: 'Select All' } )[ 0 ]! );
		await user.selectOptions( bulkSelect(), 'Make Draft' );
		await user.click( applyButton() );
		expect( await findToast( '2 surveys are drafts now.' ) ).toBeVisible();
		expect( await changes() ).toEqual( [ 'POST surveys/draft [1,2]' ] );
		expect( store.statusOf( 1 ) ).toBe( 'draft' );
		expect( screen.getByRole( 'checkbox', { name: 'Select One' } ) ).not.toBeChecked();
	} );

	it.each( [
		[ 'Trash', 'Moving to Trash…', 'Moving 2 surveys to the Trash…', true ],
		[ 'Publish', 'Publishing…', 'Publishing 2 surveys…', false ],
	] )( 'show a bar in each chosen row while %s runs (LIST-30, LIST-31)', async ( action, inRow, beside, red ) => {
		serveSurveys( [ one, two, surveyItem( { id: 5, title: 'Five' } ) ] );
		const release = hold();
		const { user } = await open();
		await bulk( user, action, [ 'One', 'Two' ] );
		const bars = await screen.findAllByRole( 'progressbar', { name: inRow } );
		expect( bars ).toHaveLength( 2 );
		for ( const bar of bars ) {
			expect( bar.closest( '.uf-list__row-progress' )?.classList.contains( 'is-destructive' ) ).toBe( red );
		}
		expect( screen.getByText( beside ) ).toBeVisible();
		expect( screen.getByRole( 'checkbox', { name: 'Select Five' } ) ).toBeDisabled();
		release();
		await waitFor( () => expect( screen.queryByRole( 'progressbar' ) ).toBeNull() );
	} );

	it( 'begin once, however often Apply is pressed', async () => {
		serveSurveys( [ one ] );
		const release = hold();
		const { user } = await open();
		await bulk( user, 'Trash', [ 'One' ] );
		await user.click( applyButton() );
		release();
		await findToast( '1 survey moved to the Trash.' );
		expect( await changes() ).toEqual( [ 'POST surveys/trash [1]' ] );
	} );

	it( 'show how many rows are selected', async () => {
		serveSurveys( [ one, two ] );
		const { user } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select One' } ) );
		expect( screen.getAllByText( '1 selected' ) ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select One' } ) );
		expect( screen.queryByText( /selected$/ ) ).toBeNull();
	} );

	it( 'name the surveys that were not published (A36)', async () => {
		const reason = "The Survey can't be published: Some questions are missing options.";
		serveSurveys( [ { ...one, status: 'draft' }, two ], { 2: reason } );
		const { user } = await open();
		await bulk( user, 'Publish', [ 'One', 'Two' ] );
		expect( await findToast( '1 survey published.' ) ).toBeVisible();
		const notice = await banner( /This survey was not published:/ );
		expect( within( notice ).getByRole( 'listitem' ) ).toHaveTextContent( `Two: ${ reason }` );
	} );

	it( 'do not call a survey published that has its date to come', async () => {
		const later = surveyItem( { id: 5, title: 'Later', status: 'draft', publish_at: '2099-12-01T14:00:00Z' } );
		serveSurveys( [ two, later ] );
		const { user } = await open();
		await bulk( user, 'Publish', [ 'Two', 'Later' ] );
		expect( await findToast( '1 survey published. 1 survey scheduled.' ) ).toBeVisible();
		await bulk( user, 'Make Draft', [ 'Later' ] );
		expect( await findToast( '1 survey is a draft now.' ) ).toBeVisible();
		await bulk( user, 'Publish', [ 'Later' ] );
		expect( await findToast( '1 survey scheduled.' ) ).toBeVisible();
	} );

	it( 'that fail say so and can be tried again (ERR-09, A85)', async () => {
		serveSurveys( [ one ] );
		server.use(
			http.post(
				api( 'surveys/trash' ),
				() => HttpResponse.json( { code: 'x', message: 'Broken' }, { status: 500 } ),
				{ once: true }
			)
		);
		const { user } = await open();
		await bulk( user, 'Trash', [ 'One' ] );
		expect( await findToast( 'The surveys could not be changed.' ) ).toBeVisible();
		expect( screen.getByRole( 'checkbox', { name: 'Select One' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await findToast( '1 survey moved to the Trash.' ) ).toBeVisible();
	} );
} );

describe( 'Trash and its undo', () => {
	it( 'moves one survey by its row action; the focus goes to the row that took its place', async () => {
		const store = serveSurveys( [ one, two, surveyItem( { id: 5, title: 'Five' } ) ] );
		const { user } = await open();
		await user.click( screen.getByRole( 'button', { name: 'Trash: move “Two” to the Trash' } ) );
		expect( await findToast( '1 survey moved to the Trash.' ) ).toBeVisible();
		expect( store.statusOf( 2 ) ).toBe( 'trash' );
		expect( screen.queryByRole( 'link', { name: 'Two' } ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Five' } ) ).toHaveFocus();
	} );

	it( 'of the last row moves the focus to the heading', async () => {
		serveSurveys( [ one ] );
		const { user } = await open();
		await user.click( screen.getByRole( 'button', { name: 'Trash: move “One” to the Trash' } ) );
		await findToast( '1 survey moved to the Trash.' );
		await waitFor( () => expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus() );
	} );

	it( 'brings back what was: a live survey is live again, a draft a draft', async () => {
		const store = serveSurveys( [ one, two ] );
		const { user } = await open();
		await bulk( user, 'Trash', [ 'One', 'Two' ] );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		expect( await findToast( 'Undone. The surveys are as they were before.' ) ).toBeVisible();
		expect( await changes() ).toEqual( [
			'POST surveys/trash [1,2]',
			'POST surveys/restore [1,2]',
			'POST surveys/publish [1]',
		] );
		expect( [ store.statusOf( 1 ), store.statusOf( 2 ) ] ).toEqual( [ 'publish', 'draft' ] );
	} );

	it( 'says when undo could not put a survey live again', async () => {
		serveSurveys( [ one, two ], { 1: 'Some questions are missing options.' } );
		const { user } = await open();
		await bulk( user, 'Trash', [ 'One' ] );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		expect( await findToast( '1 survey restored as a draft.' ) ).toBeVisible();
		expect( await banner( 'One' ) ).toBeVisible();
	} );
} );

describe( 'In the trash', () => {
	it( 'restores as drafts (A35)', async () => {
		const store = serveSurveys( [ one, three ] );
		const { user } = await open( '/?status=trash' );
		await user.click( screen.getByRole( 'button', { name: 'Restore “Three” from the Trash' } ) );
		expect( await findToast( '1 survey restored as a draft.' ) ).toBeVisible();
		expect( store.statusOf( 3 ) ).toBe( 'draft' );
	} );

	it( 'asks before it deletes; Cancel keeps the survey', async () => {
		const store = serveSurveys( [ three ] );
		const { user } = await open( '/?status=trash' );
		await user.click( screen.getByRole( 'button', { name: 'Delete permanently “Three”' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Delete permanently' } );
		expect( dialog ).toHaveTextContent( 'Are you sure you want to delete “Three”? This cannot be undone.' );
		expect( dialog ).toHaveTextContent( '73 responses will be deleted as well.' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Delete permanently “Three”' } ) ).toHaveFocus();
		expect( await changes() ).toEqual( [] );
		expect( store.statusOf( 3 ) ).toBe( 'trash' );
	} );

	it( 'deletes the chosen surveys in one call after the answer yes (LIST-29, LIST-39)', async () => {
		const store = serveSurveys( [ one, three, four ] );
		const { user } = await open( '/?status=trash' );
		await bulk( user, 'Delete Permanently', [ 'Three', 'Four' ] );
		await user.click( await screen.findByRole( 'button', { name: 'Yes, delete' } ) );
		expect( await findToast( '2 surveys deleted permanently.' ) ).toBeVisible();
		expect( await changes() ).toEqual( [ 'DELETE surveys [3,4]' ] );
		expect( store.statusOf( 3 ) ).toBeUndefined();
	} );
} );

describe( 'The publish switch', () => {
	const toggle = ( title: string ) => screen.findByRole( 'checkbox', { name: `Published: “${ title }”` } );
	const found = ( level: 'block' | 'look' ) =>
		server.use(
			http.get( api( 'surveys/:id/checks' ), () =>
				HttpResponse.json( {
					checks: [ { level, text: 'Idle.', step: 'questions', question: '' } ],
					address: '',
					qr: [],
				} )
			)
		);

	it( 'publishes a survey that has nothing to fix, and takes it back', async () => {
		serveSurveys( [ two ] );
		found( 'look' );
		const { user } = await open();
		await user.click( await toggle( 'Two' ) );
		expect( await findToast( '1 survey published.' ) ).toBeVisible();
		await waitFor( async () => expect( await toggle( 'Two' ) ).toBeChecked() );
		await user.click( await toggle( 'Two' ) );
		expect( await findToast( '1 survey is a draft now.' ) ).toBeVisible();
		expect( await changes() ).toEqual( [ 'POST surveys/publish [2]', 'POST surveys/draft [2]' ] );
	} );

	it( 'opens the Publish step where something must be fixed', async () => {
		serveSurveys( [ two ] );
		found( 'block' );
		const { user } = await open();
		await user.click( await toggle( 'Two' ) );
		await waitFor( () => expect( window.location.hash ).toBe( '#/edit/2/publish' ) );
		expect( await changes() ).toEqual( [] );
	} );
} );
