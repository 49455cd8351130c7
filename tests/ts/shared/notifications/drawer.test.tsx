import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageHeader } from '../../../../src/shared/components/page-header';
import * as reload from '../../../../src/shared/lib/reload-page';
import { openByAddress, setDrawerOpen } from '../../../../src/shared/notifications/open-state';
import type { Notification, NotificationLists } from '../../../../src/types';
import { installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';
import { api, installServer, requests, server } from '../../support/server';
import { findToast } from '../../support/toast';

installServer();

function notification( id: string, more: Partial< Notification > = {} ): Notification {
	return {
		id,
		category: 'surveys',
		icon: 'clock',
		title: `Title ${ id }`,
		content: `Content ${ id }`,
		buttons: [],
		created_at: '2026-11-01T12:00:00Z',
		...more,
	};
}

/** A drawer as the server keeps it. */
function keep( active: Notification[], dismissed: Notification[] = [] ) {
	let lists: NotificationLists = { notifications: active, dismissed, view_url: '', sidebar_url: '' };
	server.use(
		http.get( api( 'notifications' ), () => HttpResponse.json( lists ) ),
		http.post( api( 'notifications/:id/dismiss' ), ( { params } ) => {
			const goes = lists.notifications.filter( ( { id } ) => params.id === 'all' || id === params.id );
			lists = {
				...lists,
				notifications: lists.notifications.filter( ( one ) => ! goes.includes( one ) ),
				dismissed: [ ...goes, ...lists.dismissed ],
			};
			return HttpResponse.json( lists );
		} )
	);
}

function actions( reply: () => Response ) {
	server.use( http.post( api( 'notifications/action' ), reply ) );
}

async function opened( count = 2 ) {
	installBoot( { notifications: count } );
	const { user } = renderUi( <PageHeader title="Surveys" /> );
	const bell = screen.getByRole( 'button', { name: /^Notifications/ } );
	await user.click( bell );
	return { user, bell, drawer: await screen.findByRole( 'dialog' ) };
}

const sentTo = ( path: string ) => requests.filter( ( { url } ) => url.startsWith( api( path ) ) );

const titles = ( drawer: HTMLElement ) =>
	within( drawer )
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );

beforeEach( () => window.history.replaceState( null, '', '/wp-admin/admin.php?page=userfeedback_surveys' ) );

afterEach( () => {
	act( () => setDrawerOpen( false ) );
	vi.restoreAllMocks();
} );

describe( 'Notifications drawer', () => {
	it( 'has a toggle that shows the active count, also before it was opened (DRAWER-10)', async () => {
		keep( [ notification( 'a' ) ] );
		installBoot( { notifications: 3 } );
		const { user } = renderUi( <PageHeader title="Surveys" /> );
		const bell = screen.getByRole( 'button', { name: 'Notifications, 3 active' } );
		expect( bell ).toHaveTextContent( '3' );
		expect( requests ).toHaveLength( 0 );
		await user.click( bell );
		await waitFor( () => expect( bell ).toHaveAccessibleName( 'Notifications, 1 active' ) );
	} );

	it( 'opens by the address, which forgets it (DRAWER-01)', async () => {
		keep( [ notification( 'a' ) ] );
		installBoot( { notifications: 1 } );
		const page = '/wp-admin/admin.php?page=userfeedback_surveys';
		window.history.replaceState( null, '', `${ page }&open=something#/edit/1` );
		openByAddress();
		renderUi( <PageHeader title="Surveys" /> );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		window.history.replaceState( null, '', `${ page }&open=userfeedback_notifications#/edit/1` );
		act( openByAddress );
		expect( titles( await screen.findByRole( 'dialog', { name: 'Inbox' } ) ) ).toBeDefined();
		expect( window.location.href ).toMatch( /page=userfeedback_surveys#\/edit\/1$/ );
	} );

	it( 'shows both views, and the empty one (DRAWER-02, DRAWER-03)', async () => {
		keep( [ notification( 'a' ) ] );
		const { user, drawer } = await opened();
		await waitFor( () => expect( titles( drawer ) ).toEqual( [ 'Title a' ] ) );
		await user.click( within( drawer ).getByRole( 'button', { name: 'View Dismissed' } ) );
		expect( drawer ).toHaveAccessibleName( 'Dismissed' );
		expect( within( drawer ).getByText( 'No notifications' ) ).toBeVisible();
		expect( within( drawer ).queryByRole( 'button', { name: 'Dismiss All' } ) ).toBeNull();
		await user.click( within( drawer ).getByRole( 'button', { name: 'Back to Inbox' } ) );
		expect( titles( drawer ) ).toEqual( [ 'Title a' ] );
	} );

	it( 'moves one to the dismissed, and the focus to the next (DRAWER-06)', async () => {
		keep( [ notification( 'a' ), notification( 'b' ), notification( 'c' ) ] );
		const { user, drawer, bell } = await opened( 3 );
		await user.click( await within( drawer ).findByRole( 'button', { name: 'Dismiss: Title b' } ) );
		await waitFor( () => expect( titles( drawer ) ).toEqual( [ 'Title a', 'Title c' ] ) );
		expect( within( drawer ).getByRole( 'button', { name: 'Dismiss: Title c' } ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( titles( drawer ) ).toEqual( [ 'Title a' ] ) );
		expect( within( drawer ).getByRole( 'button', { name: 'Dismiss: Title a' } ) ).toHaveFocus();
		expect( bell ).toHaveTextContent( '1' );
		await user.click( within( drawer ).getByRole( 'button', { name: 'View Dismissed' } ) );
		expect( titles( drawer ) ).toEqual( [ 'Title c', 'Title b' ] );
		expect( within( drawer ).queryByRole( 'button', { name: /^Dismiss/ } ) ).toBeNull();
	} );

	it( 'dismisses all, which it offers only while there are any (DRAWER-04, DRAWER-07)', async () => {
		keep( [ notification( 'a' ), notification( 'b' ) ] );
		const { user, drawer } = await opened();
		await user.click( await within( drawer ).findByRole( 'button', { name: 'Dismiss All' } ) );
		expect( await within( drawer ).findByText( 'No notifications' ) ).toBeVisible();
		expect( within( drawer ).queryByRole( 'button', { name: 'Dismiss All' } ) ).toBeNull();
		expect( within( drawer ).getByRole( 'button', { name: 'View Dismissed' } ) ).toHaveFocus();
		expect( sentTo( 'notifications/all/dismiss' ) ).toHaveLength( 1 );
	} );

	it( 'closes by its button and by Escape, and gives the focus back (DRAWER-05)', async () => {
		keep( [] );
		const { user, bell, drawer } = await opened( 0 );
		await user.click( within( drawer ).getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await user.click( bell );
		await screen.findByRole( 'dialog' );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( bell ).toHaveFocus();
	} );

	it.each( [
		[ 'reloads', { reload: true }, 'reload' ],
		[ 'follows redirect_to', { redirect_to: 'https://site.test/there' }, 'https://site.test/there' ],
		[ 'follows no address that a browser would run', { redirect_to: 'javascript:alert(1)' }, null ],
		[ 'does nothing else', {}, null ],
	] )( 'runs an action and closes; then it %s (DRAWER-08, DRAWER-09)', async ( _name, reply, expected ) => {
		const went: string[] = [];
		vi.spyOn( reload, 'reloadPage' ).mockImplementation( () => void went.push( 'reload' ) );
		vi.spyOn( reload, 'goTo' ).mockImplementation( ( url ) => void went.push( url ) );
		keep( [
			notification( 'a', {
				buttons: [ { text: 'Check again', url: 'license/check', type: 'action', is_external: false } ],
			} ),
		] );
		actions( () => HttpResponse.json( reply ) );
		const { user, drawer } = await opened( 1 );
		await user.click( await within( drawer ).findByRole( 'button', { name: 'Check again' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await waitFor( () => expect( sentTo( 'notifications/action' ) ).toHaveLength( 1 ) );
		expect( await sentTo( 'notifications/action' )[ 0 ]?.json() ).toEqual( { class: 'license', action: 'check' } );
		await waitFor( () => expect( went ).toEqual( expected === null ? [] : [ expected ] ) );
	} );

	it( 'says that an action failed', async () => {
		keep( [
			notification( 'a', { buttons: [ { text: 'Go', url: 'x/y', type: 'action', is_external: false } ] } ),
		] );
		actions( () =>
			HttpResponse.json(
				{ code: 'userfeedback_invalid', message: 'No.', data: { status: 400 } },
				{ status: 400 }
			)
		);
		const { user, drawer } = await opened( 1 );
		await user.click( await within( drawer ).findByRole( 'button', { name: 'Go' } ) );
		expect( await findToast( /The action failed/ ) ).toBeVisible();
	} );

	it( 'shows hostile texts as text and makes links of addresses only', async () => {
		const html = '<img src=x onerror=alert(1)>';
		keep( [
			notification( 'a', {
				title: html,
				content: html,
				buttons: [
					{ text: 'Bad', url: 'javascript:alert(1)', type: 'link', is_external: false },
					{ text: 'Docs', url: 'https://example.org/', type: 'link', is_external: true },
				],
			} ),
		] );
		const { drawer } = await opened( 1 );
		expect( await within( drawer ).findAllByText( html ) ).toHaveLength( 2 );
		expect( drawer.querySelector( 'img' ) ).toBeNull();
		expect( within( drawer ).queryByText( 'Bad' ) ).toBeNull();
		expect( within( drawer ).getByRole( 'link' ) ).toHaveAttribute( 'target', '_blank' );
	} );

	it( 'says that it could not load, and tries again', async () => {
		server.use( http.get( api( 'notifications' ), () => HttpResponse.json( {}, { status: 500 } ) ) );
		const { user, drawer } = await opened();
		await within( drawer ).findByText( /could not be loaded/ );
		keep( [ notification( 'a' ) ] );
		await user.click( within( drawer ).getByRole( 'button', { name: 'Retry' } ) );
		await waitFor( () => expect( titles( drawer ) ).toEqual( [ 'Title a' ] ) );
	} );
} );
