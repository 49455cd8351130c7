import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import type { MailTest } from '../../../src/types';
import { bootData, features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { api, installServer, requests, server } from '../support/server';
import { savedSettings, settingsServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/email/email' );

installServer();

const sent = ( reply: MailTest ) => http.post( api( 'mail/test' ), () => HttpResponse.json( reply ) );

beforeEach( () => {
	installBoot( {} );
	window.location.hash = '#/email';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
	server.use(
		...settingsServer( { automatic_updates: 'minor', notifications_recipients: 'anna@example.com' } ),
		http.get( api( 'mail/preview' ), ( { request } ) => {
			const asked = new URL( request.url ).searchParams;
			return HttpResponse.json(
				asked.get( 'kind' ) === 'response'
					? { subject: '', html: '', text: '' }
					: {
							subject: 'Your week: 3 responses',
							html: asked.get( 'html' ) === 'true' ? '<!doctype html><p>Three</p>' : '',
							text: 'Three in plain words',
						}
			);
		} )
	);
} );

const recipients = () => screen.findByRole( 'textbox', { name: 'Recipients' } );

describe( 'Email tab', () => {
	it( 'marks a wrong address and saves the other settings (STG-42, STG-43, ERR-16, A19)', async () => {
		const { user } = renderUi( <App /> );
		await user.clear( await recipients() );
		await user.type( await recipients(), 'anna@example.com, roastery@example' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Day' } ), '5' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () => expect( await recipients() ).toBeInvalid() );
		expect( await recipients() ).toHaveAccessibleDescription( /“roastery@example” is not an email address\./ );
		expect( await recipients() ).toHaveClass( 'is-error' );
		expect( await recipients() ).toHaveValue( 'anna@example.com, roastery@example' );
		expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent(
			'Please fix errors on this page.'
		);
		expect( await savedSettings() ).toEqual( [ { summaries_day: 5 } ] );
	} );

	it( 'shows the mail as the settings on the screen make it (STG-40)', async () => {
		const { user } = renderUi( <App /> );
		const frame = await screen.findByTitle( 'Preview of the mail' );
		expect( frame ).toHaveAttribute( 'srcdoc', '<!doctype html><p>Three</p>' );
		expect( frame ).toHaveAttribute( 'sandbox', '' );
		await user.click( screen.getByRole( 'radio', { name: 'Plain text' } ) );
		expect( await screen.findByText( 'Three in plain words' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Mail about a response' } ) );
		expect(
			await screen.findByText( 'There is no response yet. The preview appears with the first one.' )
		).toBeVisible();
	} );

	it( 'sends a test mail and says in words what became of it', async () => {
		server.use( sent( { sent: true, to: 'me@example.com', reason: '' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Send a test mail to me' } ) );
		expect( await screen.findByText( /Your mail server took the mail to me@example\.com\./ ) ).toBeVisible();
		server.use( sent( { sent: false, to: 'me@example.com', reason: 'The mailbox is busy' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Send a test mail to me' } ) );
		expect(
			await screen.findByText( 'The mail to me@example.com was not sent: The mailbox is busy' )
		).toBeVisible();
		const asked = requests.filter( ( { url } ) => url.startsWith( api( 'mail/test' ) ) );
		expect( asked ).toHaveLength( 2 );
	} );

	it( 'takes the header image from the media library (SHARED-15)', async () => {
		const on: Record< string, () => void > = {};
		vi.stubGlobal( 'wp', {
			media: () => ( {
				on: ( event: string, run: () => void ) => ( on[ event ] = run ),
				open: () => on[ 'select' ]?.(),
				state: () => ( {
					get: () => ( {
						first: () => ( { toJSON: () => ( { id: 3, url: 'http://site.test/head.png' } ) } ),
					} ),
				} ),
			} ),
		} );
		const { user } = renderUi( <App /> );
		await recipients();
		const field = screen.getByRole( 'textbox', { name: 'Header Image' } );
		await user.click( screen.getByRole( 'button', { name: 'Upload' } ) );
		expect( field ).toHaveValue( 'http://site.test/head.png' );
		expect( screen.getByAltText( 'The header image as it is now' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Choose another' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		expect( field ).toHaveValue( '' );
	} );

	it( 'locks the header image where the plan has no branding (STG-41)', async () => {
		installBoot( { features: features( { branding: 'upgrade' } ) } );
		renderUi( <App /> );
		await recipients();
		expect( screen.queryByRole( 'textbox', { name: 'Header Image' } ) ).toBeNull();
		expect( screen.getByText( /300x100 or smaller\./ ) ).toBeVisible();
	} );

	it.each( [
		[ true, 'http://site.test/head.png' ],
		[ false, '' ],
	] )( 'previews a stored header image as mails have it (STG-37): Branding active %s', async ( active, image ) => {
		const { addons } = bootData();
		installBoot( {
			// The key has lapsed: mails keep the image.
			features: features( { branding: 'license' } ),
			addons: { ...addons, branding: { installed: true, active, type: 'licensed' } },
		} );
		server.use( ...settingsServer( { notifications_header_image: 'http://site.test/head.png' } ) );
		renderUi( <App /> );
		await screen.findByTitle( 'Preview of the mail' );
		const asked = requests
			.map( ( { url } ) => new URL( url ) )
			.filter( ( { href } ) => href.startsWith( api( 'mail/preview' ) ) );
		const images = asked.map( ( { searchParams } ) => searchParams.get( 'header_image' ) );
		expect( [ ...new Set( images ) ] ).toEqual( [ image ] );
	} );
} );
