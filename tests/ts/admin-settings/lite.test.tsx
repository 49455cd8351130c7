import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { goTo, reloadPage } from '../../../src/shared/lib/reload-page';
import { bootData, installBoot } from '../support/boot';
import { freezeTimers, pass } from '../support/frozen';
import { renderUi } from '../support/render';
import { ajaxActions, ajaxCalls, installServer, Refusal, server } from '../support/server';
import { gate } from '../support/gate';

vi.mock( '../../../src/shared/lib/reload-page', () => ( { reloadPage: vi.fn(), goTo: vi.fn() } ) );

installServer();

const LITE = { is_pro: false, is_licensed: false, license_type: '', license: null } as const;
const { owner } = bootData();

beforeEach( () => {
	installBoot( LITE );
	window.location.hash = '#/general';
	vi.mocked( goTo ).mockClear();
	vi.mocked( reloadPage ).mockClear();
} );

async function verify( answer: () => unknown ) {
	server.use( ajaxActions( { userfeedback_connect_url: answer } ) );
	const rendered = renderUi( <App /> );
	await rendered.user.type( screen.getByRole( 'textbox', { name: 'License key' } ), ' KEY-1 ' );
	await rendered.user.click( screen.getByRole( 'button', { name: 'Verify Key' } ) );
	return rendered;
}

describe( 'Upgrade banner', () => {
	it( 'lists what Pro adds, what Lite keeps and the saving (PLAN-07 to PLAN-10)', () => {
		renderUi( <App /> );
		const banner = within( screen.getByRole( 'region', { name: 'UserFeedback Pro' } ) );
		expect( banner.getAllByRole( 'listitem' ) ).toHaveLength( 8 );
		expect( banner.getByText( '20+ premium templates' ) ).toBeVisible();
		expect(
			banner.getByText( 'Lite stays yours: unlimited surveys, unlimited responses. Pro adds:' )
		).toBeVisible();
		expect( banner.getByText( '50% off' ) ).toBeVisible();
		expect( banner.queryByText( /coupon/ ) ).toBeNull();
		expect( banner.getByRole( 'link', { name: 'Upgrade to Pro' } ).getAttribute( 'href' ) ).toContain(
			'utm_medium=settings-promo'
		);
	} );

	it( 'names the coupon when the owner has one', () => {
		installBoot( { ...LITE, owner: { ...owner, coupon: 'LITE50' } } );
		renderUi( <App /> );
		expect( screen.getByText( 'LITE50' ) ).toBeVisible();
	} );

	it( 'slides away in half a second (CONST-05)', () => {
		server.use( ajaxActions( { userfeedback_dismiss_settings_blurb: ( { value } ) => ( { value } ) } ) );
		renderUi( <App /> );
		freezeTimers();
		fireEvent.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		pass( 499 );
		expect( document.querySelector( '.uf-promo' ) ).not.toBeNull();
		pass( 1 );
		expect( document.querySelector( '.uf-promo' ) ).toBeNull();
		vi.useRealTimers();
	} );

	it( 'shows in Lite only (STG-06)', async () => {
		installBoot();
		window.location.hash = '#/general';
		server.use( ajaxActions( { userfeedback_vue_get_license: () => ( { license: null, network: null } ) } ) );
		renderUi( <App /> );
		expect( screen.queryByRole( 'region', { name: 'UserFeedback Pro' } ) ).toBeNull();
		await screen.findByRole( 'textbox', { name: 'License key' } );
	} );

	it( 'is put away for good (CALL-41)', async () => {
		server.use( ajaxActions( { userfeedback_dismiss_settings_blurb: ( { value } ) => ( { value } ) } ) );
		const { user } = renderUi( <App /> );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( screen.queryByRole( 'region', { name: 'UserFeedback Pro' } ) ).toBeNull();
		await waitFor( () => expect( window.userfeedbackBoot?.blurb ).toBe( 'dismissed' ) );
		expect( ( await ajaxCalls() )[ 0 ] ).toMatchObject( {
			action: 'userfeedback_dismiss_settings_blurb',
			nonce: 'ajax-nonce',
			value: 'dismissed',
		} );
	} );

	it( 'stays away when it was put away, and comes back when that was not stored', async () => {
		installBoot( { ...LITE, blurb: 'dismissed' } );
		const { unmount } = renderUi( <App /> );
		expect( screen.queryByRole( 'region', { name: 'UserFeedback Pro' } ) ).toBeNull();
		unmount();
		installBoot( LITE );
		server.use(
			ajaxActions( {
				userfeedback_dismiss_settings_blurb: () => {
					throw new Refusal( 403, { message: 'This page is too old.' } );
				},
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( await screen.findByRole( 'region', { name: 'UserFeedback Pro' } ) ).toBeVisible();
	} );
} );

describe( 'Upgrade with a key', () => {
	it( 'invites and waits for a key (STG-10, STG-11)', async () => {
		const { user } = renderUi( <App /> );
		expect( screen.getByRole( 'heading', { name: 'Upgrade to Pro' } ) ).toBeVisible();
		const button = screen.getByRole( 'button', { name: 'Verify Key' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( screen.getByRole( 'textbox', { name: 'License key' } ), 'KEY-1' );
		expect( button ).not.toHaveAttribute( 'aria-disabled' );
	} );

	it( 'shows that it works, and goes where the server says (STG-20, CALL-39)', async () => {
		const connected = gate();
		await verify( async () => {
			await connected.passed;
			return {
				url: 'http://site.test/wp-admin/admin.php?page=userfeedback_settings',
				reload: true,
				message: '',
			};
		} );
		expect( await screen.findByRole( 'dialog', { name: 'One moment' } ) ).toBeVisible();
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'Getting Pro ready. Please keep this page open.' );
		await waitFor( async () =>
			expect( await ajaxCalls() ).toMatchObject( [ { action: 'userfeedback_connect_url', key: 'KEY-1' } ] )
		);
		connected.open();
		await waitFor( () =>
			expect( goTo ).toHaveBeenCalledWith( 'http://site.test/wp-admin/admin.php?page=userfeedback_settings' )
		);
	} );

	it.each( [ true, false ] )(
		'says what failed and reloads only when asked to: %s (STG-21, ERR-18)',
		async ( reload ) => {
			const { user } = await verify( () => {
				throw new Refusal( 422, {
					message: 'This license key has expired.',
					error: 'This license key has expired.',
					reload,
				} );
			} );
			const dialog = await screen.findByRole( 'dialog', { name: 'Error' } );
			expect( dialog ).toHaveTextContent( 'This license key has expired.' );
			await user.click( within( dialog ).getByRole( 'button', { name: 'Ok' } ) );
			await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
			expect( vi.mocked( reloadPage ).mock.calls ).toHaveLength( reload ? 1 : 0 );
			expect( goTo ).not.toHaveBeenCalled();
		}
	);

	it( 'has words of its own when the server has none (ERR-18)', async () => {
		await verify( () => ( { url: '', reload: false, message: '' } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Error' } ) ).toHaveTextContent(
			'There was an error unlocking UserFeedback PRO please try again or install manually.'
		);
	} );
} );
