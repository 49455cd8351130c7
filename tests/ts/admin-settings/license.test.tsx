import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { licenseTrouble } from '../../../src/shared/components/license-notice';
import type { LicenseInfo, Licenses } from '../../../src/types';
import { bootData, installBoot } from '../support/boot';
import { freezeTimers, pass, until } from '../support/frozen';
import { renderUi } from '../support/render';
import { ajaxActions, ajaxCalls, installServer, Refusal, server } from '../support/server';

installServer();

const valid = bootData().license as LicenseInfo;

type Actions = Parameters< typeof ajaxActions >[ 0 ];

function site( known: Partial< Licenses >, actions: Actions = {} ) {
	const pair: Licenses = { license: null, network: null, ...known };
	server.use(
		ajaxActions( {
			userfeedback_vue_get_license: () => pair,
			userfeedback_verify_license: () => ( {
				message: 'The license key is active on this site.',
				license: valid,
			} ),
			userfeedback_deactivate_license: () => ( {
				message: 'The license key is no longer active on this site.',
				license: null,
			} ),
			userfeedback_validate_license: () => ( {
				message: 'The license key is active on this site.',
				license: valid,
			} ),
			...actions,
		} )
	);
}

const field = () => screen.findByRole( 'textbox', { name: 'License key' } );
const toast = () => document.querySelector( '.uf-toast' );
const calls = async () =>
	( await ajaxCalls() )
		.filter( ( { action } ) => action !== 'userfeedback_vue_get_license' )
		.map( ( { action, license, scope } ) => [ action, license, scope ] );
const fault = ( status: 'expired' | 'disabled' | 'invalid' ): LicenseInfo => ( {
	...valid,
	status,
	is_expired: status === 'expired',
	is_disabled: status === 'disabled',
	is_invalid: status === 'invalid',
} );

const silent: LicenseInfo = {
	...valid,
	status: 'unreachable',
	unreachable_since: '2026-11-01',
	works_until: '2026-11-15',
	is_grace_over: true,
};

beforeEach( () => {
	installBoot();
	window.location.hash = '#/general';
} );

describe( 'License field', () => {
	it( 'shows the masked key, its type and its mark (STG-07, STG-08, STG-16)', async () => {
		site( { license: valid } );
		renderUi( <App /> );
		expect( await field() ).toHaveValue( valid.key );
		expect( ( await field() ).parentElement ).toHaveClass( 'is-valid' );
		expect(
			screen.getByText(
				( _text, element ) =>
					element?.tagName === 'P' && element.textContent === 'Your license key type for this site is Elite'
			)
		).toBeVisible();
		const texts = screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent );
		// The bell has no text.
		expect( texts.filter( ( text ) => text !== '' ) ).toEqual( [
			'Verify',
			'Deactivate',
			'Refresh Key',
			'Save Settings',
		] );
	} );

	it.each( [ 'expired', 'disabled', 'invalid' ] as const )(
		'is marked as an error when the key is %s (STG-16)',
		async ( status ) => {
			site( { license: fault( status ) } );
			renderUi( <App /> );
			expect( await field() ).toHaveAttribute( 'aria-invalid', 'true' );
		}
	);

	it.each( [
		[ { ...valid, expires_at: '2027-12-31' }, 'Valid until Dec 31, 2027. A new key' ],
		[ { ...fault( 'expired' ), expires_at: '2026-01-31' }, 'Expired on Jan 31, 2026. A new key' ],
		[ { ...valid, expires_at: 'lifetime' }, 'A new key' ],
		[ null, 'Paste the key from your purchase email.' ],
	] )( 'says below the field how long it is good', async ( license, words ) => {
		site( { license } );
		renderUi( <App /> );
		expect( await field() ).toHaveAccessibleDescription( expect.stringMatching( new RegExp( `^${ words }` ) ) );
	} );

	it( 'does nothing without a key (STG-19, A20)', async () => {
		site( {} );
		const { user } = renderUi( <App /> );
		const button = await screen.findByRole( 'button', { name: 'Verify' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( button );
		await user.type( await field(), '{Enter}' );
		expect( await calls() ).toEqual( [] );
		expect( screen.queryByRole( 'button', { name: 'Deactivate' } ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Refresh Key' } ) ).toBeNull();
	} );

	it( 'verifies what is typed once, half a second after the last key (STG-13 to STG-15)', async () => {
		site( {} );
		renderUi( <App /> );
		const input = await field();
		freezeTimers();
		fireEvent.change( input, { target: { value: 'NW-' } } );
		pass( 499 );
		fireEvent.change( input, { target: { value: 'NW-4F7C' } } );
		pass( 499 );
		expect( screen.queryByText( 'Checking the key…' ) ).toBeNull();
		pass( 1 );
		expect( screen.getByText( 'Checking the key…' ) ).toBeVisible();
		expect( toast() ).toHaveTextContent( 'Saving Changes...' );
		await until( () => expect( toast() ).toHaveTextContent( 'SuccessThe license key is active on this site.' ) );
		expect( document.querySelectorAll( '.uf-toast' ) ).toHaveLength( 1 );
		expect( input ).toHaveValue( valid.key );
		pass( 2000 );
		expect( await calls() ).toEqual( [ [ 'userfeedback_verify_license', 'NW-4F7C', 'site' ] ] );
	} );

	it( 'is verified at once by the button, and not again after the pause (STG-13)', async () => {
		site( {} );
		renderUi( <App /> );
		const input = await field();
		freezeTimers();
		fireEvent.change( input, { target: { value: ' NW-4F7C ' } } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Verify' } ) );
		await until( () => expect( toast() ).toHaveTextContent( 'Success' ) );
		pass( 2000 );
		expect( await calls() ).toEqual( [ [ 'userfeedback_verify_license', 'NW-4F7C', 'site' ] ] );
	} );

	it( 'never sends a mask that somebody changed', async () => {
		site( { license: valid } );
		renderUi( <App /> );
		const input = await field();
		freezeTimers();
		fireEvent.change( input, { target: { value: `${ valid.key }x` } } );
		pass( 1000 );
		expect( await calls() ).toEqual( [] );
	} );

	it( 'shows the text of the server when the key is refused, and keeps what was typed (ERR-19)', async () => {
		const text = 'This license key is unknown. Please check it for typing errors.';
		site(
			{},
			{
				userfeedback_verify_license: () => {
					throw new Refusal( 422, { code: 'userfeedback_license', message: text, error: text } );
				},
			}
		);
		const { user } = renderUi( <App /> );
		await user.type( await field(), 'WRONG' );
		await user.click( screen.getByRole( 'button', { name: 'Verify' } ) );
		await until( () => expect( toast() ).toHaveTextContent( text ) );
		expect( await field() ).toHaveValue( 'WRONG' );
		expect( await field() ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it( 'asks before it gives the key back, naming the live surveys that use the plan (STG-17)', async () => {
		site(
			{ license: valid },
			{ userfeedback_license_use: () => ( { surveys: [ { id: 3, title: 'Coffee' } ], more: 2 } ) }
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Deactivate' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Deactivate this license key?' } ) );
		expect( await dialog.findByText( 'Coffee' ) ).toBeVisible();
		expect( dialog.getByText( 'and 2 more' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await field() ).toHaveValue( valid.key );
		expect( await calls() ).toEqual( [ [ 'userfeedback_license_use', undefined, undefined ] ] );
	} );

	it( 'gives the key back and clears what was typed (STG-17)', async () => {
		site( { license: valid }, { userfeedback_license_use: () => ( { surveys: [], more: 0 } ) } );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Deactivate' } ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect( await dialog.findByText( 'No live survey uses parts of your plan.' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Deactivate' } ) );
		await until( () =>
			expect( toast() ).toHaveTextContent( 'SuccessThe license key is no longer active on this site.' )
		);
		expect( await field() ).toHaveValue( '' );
		expect( ( await calls() ).at( -1 ) ).toEqual( [ 'userfeedback_deactivate_license', valid.key, 'site' ] );
	} );

	it( 'says when the key was last checked', async () => {
		site( { license: { ...valid, checked_at: '2026-11-20T08:00:00Z' } } );
		renderUi( <App /> );
		expect( await field() ).toHaveAccessibleDescription(
			expect.stringMatching( /Last checked Nov 20, 2026, 3:00.am\.$/ )
		);
	} );

	it( 'asks the vendor again, and says what went wrong (STG-18, ERR-17)', async () => {
		site(
			{ license: valid },
			{
				userfeedback_validate_license: () => {
					throw new Refusal( 503, {
						code: 'userfeedback_license',
						message: 'The license server could not be reached.',
					} );
				},
			}
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Refresh Key' } ) );
		await until( () =>
			expect( toast() ).toHaveTextContent(
				'There was an error refreshing your licenseThe license server could not be reached.'
			)
		);
		expect( await calls() ).toEqual( [ [ 'userfeedback_validate_license', valid.key, 'site' ] ] );
	} );

	it( 'names the vendor who did not answer when a key is verified, and no reason of a crash (ERR-19)', async () => {
		const refusals = [
			{ code: 'userfeedback_license', message: 'The license server could not be reached.' },
			{ code: 'internal_server_error', message: 'Fatal error in x.php' },
		];
		site(
			{},
			{
				userfeedback_verify_license: () => {
					throw new Refusal( 503, refusals.shift() ?? {} );
				},
			}
		);
		renderUi( <App /> );
		const input = await field();
		// Half a second after the last key it verifies by itself.
		freezeTimers();
		fireEvent.change( input, { target: { value: 'GOOD' } } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Verify' } ) );
		await until( () => expect( toast() ).toHaveTextContent( /^The license server could not be reached\./ ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Verify' } ) );
		await until( () => expect( toast() ).toHaveTextContent( /^The server did not answer\./ ) );
	} );

	it( 'works on the one license that it shows, the network’s too (A89)', async () => {
		const network: LicenseInfo = { ...valid, key: '••••9999', source: 'network' };
		site( { license: fault( 'expired' ), network } );
		const { user } = renderUi( <App /> );
		expect( await field() ).toHaveValue( '••••9999' );
		await user.click( screen.getByRole( 'button', { name: 'Refresh Key' } ) );
		await until( () => expect( toast() ).toHaveTextContent( 'Success' ) );
		expect( await calls() ).toEqual( [ [ 'userfeedback_validate_license', '••••9999', 'network' ] ] );
	} );

	it( 'is not there in Lite (STG-09)', () => {
		installBoot( { is_pro: false } );
		renderUi( <App /> );
		expect( screen.queryByRole( 'heading', { name: 'License' } ) ).toBeNull();
	} );
} );

describe( 'License notice', () => {
	it.each( [
		[ 'expired', 'Your license key for the product has expired. Please click here to renew your license key.' ],
		[ 'disabled', 'Your license key for the product has been disabled. Please use a different key.' ],
		[
			'invalid',
			'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
		],
	] as const )( 'says that the key is %s (ERR-21 to ERR-23)', async ( status, text ) => {
		site( { license: fault( status ) } );
		renderUi( <App /> );
		await field();
		const notices = document.querySelectorAll( '.uf-license-notice' );
		expect( notices ).toHaveLength( 1 );
		expect( notices[ 0 ]?.querySelector( '.components-notice__content' ) ).toHaveTextContent( text );
		expect(
			screen.queryAllByRole( 'link', { name: 'click here' } ).map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual( status === 'expired' ? [ bootData().owner.links.renew ] : [] );
	} );

	it( 'says one thing at a time, the first of its order (STG-22)', () => {
		const all = { ...valid, is_expired: true, is_disabled: true, is_invalid: true };
		expect( licenseTrouble( all ) ).toBe( 'expired' );
		expect( licenseTrouble( { ...all, is_expired: false } ) ).toBe( 'disabled' );
		expect( licenseTrouble( { ...all, is_expired: false, is_disabled: false } ) ).toBe( 'invalid' );
		expect( licenseTrouble( valid ) ).toBeNull();
		expect( licenseTrouble( null ) ).toBeNull();
	} );

	it( 'says until when a silent vendor changes nothing, and goes when the key is good', async () => {
		site( {
			license: { ...valid, status: 'unreachable', unreachable_since: '2026-11-18', works_until: '2026-12-02' },
		} );
		const { user } = renderUi( <App /> );
		await field();
		expect( document.querySelector( '.uf-license-notice' ) ).toHaveTextContent(
			'Your plan stays as it is until Dec 2, 2026; surveys and data are not affected.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await until( () => expect( document.querySelector( '.uf-license-notice' ) ).toBeNull() );
	} );

	it( 'says that paid features are off when the vendor has been silent for too long (STG-08, STG-16, A88)', async () => {
		site( { license: silent } );
		const { user } = renderUi( <App /> );
		expect( ( await field() ).parentElement ).not.toHaveClass( 'is-valid' );
		expect( await field() ).toBeValid();
		expect( screen.queryByText( /Your license key type/ ) ).toBeNull();
		expect( document.querySelector( '.uf-license-notice' ) ).toHaveTextContent(
			'The license server has been unreachable since Nov 1, 2026. Paid features are off until it answers; surveys and data are not affected.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await until( () => expect( document.querySelector( '.uf-license-notice' ) ).toBeNull() );
		expect( await calls() ).toEqual( [ [ 'userfeedback_validate_license', valid.key, 'site' ] ] );
	} );

	it( 'is not shown where a key of the network counts instead (A89)', async () => {
		site( { license: silent, network: { ...valid, key: '••••9999', source: 'network' } } );
		renderUi( <App /> );
		expect( await field() ).toHaveValue( '••••9999' );
		expect( document.querySelector( '.uf-license-notice' ) ).toBeNull();
	} );
} );
