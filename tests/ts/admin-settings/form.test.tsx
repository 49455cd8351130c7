import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { FormProvider } from '../../../src/admin-settings/form/form-context';
import { useFormState } from '../../../src/admin-settings/form/use-form-state';
import { GeneralCard } from '../../../src/admin-settings/misc/general-card';
import { installBoot } from '../support/boot';
import { freezeTimers, pass } from '../support/frozen';
import { gate } from '../support/gate';
import { renderUi } from '../support/render';
import { api, installServer, requests, server } from '../support/server';
import { savedSettings, settingsReply, settingsServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/misc/misc' );

installServer();

const scrollTo = vi.fn();

beforeEach( () => {
	installBoot( { is_pro: false, license: null } );
	window.location.hash = '#/misc';
	sessionStorage.clear();
	scrollTo.mockClear();
	vi.stubGlobal( 'scrollTo', scrollTo );
} );

const tracking = () => screen.findByRole( 'checkbox', { name: 'Send anonymous usage data' } );
/** Words of the banners that stay. */
const openBanners = () =>
	[ ...document.querySelectorAll( '.uf-banner:not(.is-closing) .components-notice__content' ) ].map(
		( { textContent } ) => textContent
	);
const saveButton = () => screen.getByRole( 'button', { name: 'Save Settings' } );

describe( 'Saving settings', () => {
	it( 'sends what changed, says so for five seconds and scrolls up (STG-51, STG-52, CALL-25)', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		expect( screen.getByText( '1 change not saved' ) ).toBeVisible();
		await user.click( saveButton() );
		const banners = () => document.querySelector( '.uf-settings__banners' );
		await waitFor( () => expect( banners() ).toHaveTextContent( 'Settings saved.' ) );
		expect( banners()?.querySelector( '.is-info' ) ).not.toBeNull();
		expect( scrollTo ).toHaveBeenCalledWith( { top: 0, behavior: 'smooth' } );
		expect( await savedSettings() ).toEqual( [ { allow_usage_tracking: true } ] );
		expect( screen.queryByText( '1 change not saved' ) ).toBeNull();
		expect( await tracking() ).toBeChecked();
	} );

	it( 'closes the banner after five seconds (STG-51)', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await tracking();
		const realSetTimeout = setTimeout;
		const delays: unknown[] = [];
		vi.stubGlobal( 'setTimeout', ( ...args: Parameters< typeof setTimeout > ) => {
			delays.push( args[ 1 ] );
			return realSetTimeout( ...args );
		} );
		await user.click( saveButton() );
		await waitFor( () =>
			expect( screen.getByText( 'Settings saved.', { selector: '.uf-banner *' } ) ).toBeVisible()
		);
		vi.unstubAllGlobals();
		vi.stubGlobal( 'scrollTo', scrollTo );
		expect( delays ).toContain( 5000 );
	} );

	it( 'keeps a refused value as typed and names it, while the others are saved (ERR-16, A19)', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' }, { allow_usage_tracking: 'Not today.' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( screen.getByRole( 'radio', { name: 'None' } ) );
		await user.click( saveButton() );
		expect( await screen.findByText( 'Not today.' ) ).toBeVisible();
		expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent(
			'Please fix errors on this page.'
		);
		expect( await tracking() ).toBeChecked();
		expect( screen.getByText( '1 change not saved' ) ).toBeVisible();
		// The next save sends only what is not saved yet.
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toHaveLength( 2 ) );
		expect( ( await savedSettings() )[ 1 ] ).toEqual( { allow_usage_tracking: true } );
	} );

	it( 'puts the sentences of a refusal beside their fields', async () => {
		server.use( ...settingsServer() );
		server.use(
			http.post( api( 'settings' ), () =>
				HttpResponse.json(
					{
						code: 'userfeedback_invalid',
						message: 'Please check these fields: automatic_updates.',
						data: { status: 400, params: { automatic_updates: 'There is no such choice.' } },
					},
					{ status: 400 }
				)
			)
		);
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( saveButton() );
		const row = ( await screen.findByText( 'There is no such choice.' ) ).closest( '[data-setting]' );
		expect( row ).toHaveAttribute( 'data-setting', 'automatic_updates' );
		expect( screen.getByText( '1 change not saved' ) ).toBeVisible();
	} );

	it( 'keeps what is set back while the save runs', async () => {
		const { passed, open } = gate();
		server.use( ...settingsServer() );
		server.use(
			http.post( api( 'settings' ), async () => {
				await passed;
				return HttpResponse.json( settingsReply( { allow_usage_tracking: true } ) );
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( saveButton() );
		await user.click( await tracking() );
		open();
		expect( await screen.findByText( '1 change not saved' ) ).toBeVisible();
		await waitFor( () =>
			expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent( 'Settings saved.' )
		);
		expect( await tracking() ).not.toBeChecked();
		expect( screen.getByText( '1 change not saved' ) ).toBeVisible();
	} );

	it( 'keeps everything when the server fails', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		server.use(
			http.post( api( 'settings' ), () => HttpResponse.json( { code: 'x', message: 'x' }, { status: 500 } ) )
		);
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( saveButton() );
		await waitFor( () =>
			expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent(
				'The settings could not be saved.'
			)
		);
		expect( screen.getByText( '1 change not saved' ) ).toBeVisible();
	} );

	it( 'keeps what was sent, also when another field is changed before the server fails', async () => {
		const { passed, open } = gate();
		server.use( ...settingsServer() );
		server.use(
			http.post( api( 'settings' ), async () => {
				await passed;
				return HttpResponse.json( { code: 'x', message: 'x' }, { status: 500 } );
			} )
		);
		const { user } = renderUi( <App /> );
		const box = await tracking();
		await user.click( box );
		await user.click( saveButton() );
		await user.click( screen.getByRole( 'radio', { name: /minor/i } ) );
		open();
		await waitFor( () =>
			expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent(
				'The settings could not be saved.'
			)
		);
		expect( box ).toBeChecked();
		expect( screen.getByText( '2 changes not saved' ) ).toBeVisible();
	} );

	it( 'goes to the configuration of the page as well (CALL-54)', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor', widget_color: '#123456', skip_text: 'Later' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( saveButton() );
		await waitFor( () => expect( window.userfeedbackBoot?.widget_defaults.widget_color ).toBe( '#123456' ) );
		expect( window.userfeedbackBoot?.widget_defaults ).toMatchObject( { skip_text: 'Later', next_text: 'Next' } );
	} );
} );

describe( 'A tab', () => {
	it( 'can be loaded again when its settings did not come', async () => {
		server.use( http.get( api( 'settings' ), () => HttpResponse.json( {}, { status: 500 } ) ) );
		const { user } = renderUi( <App /> );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( retry.closest( '.components-notice' ) ).toHaveTextContent( 'The settings could not be loaded.' );
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
		server.use( ...settingsServer() );
		await user.click( retry );
		expect( await tracking() ).toBeVisible();
	} );

	it( 'is not left with unsaved changes without a question', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Leave without saving?' } ) );
		expect( dialog.getByText( '1 change on this tab is not saved: “Usage tracking”.' ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( await tracking() ).toBeChecked();

		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Leave' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Setup' } ) ).toBeVisible();
		expect( await savedSettings() ).toEqual( [] );
		await user.click( screen.getByRole( 'link', { name: 'Misc' } ) );
		expect( await tracking() ).not.toBeChecked();
	} );

	it( 'is left after saving, and only when all of it was saved', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' }, { allow_usage_tracking: 'Not today.' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Save and leave' } ) );
		expect( await screen.findByText( 'Not today.' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/misc' );
		expect( openBanners() ).toEqual( [ 'Please fix errors on this page.' ] );

		await user.click( await tracking() );
		await user.click( screen.getByRole( 'radio', { name: 'None' } ) );
		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Save and leave' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Setup' } ) ).toBeVisible();
		expect( ( await savedSettings() ).at( -1 ) ).toEqual( { automatic_updates: 'none' } );
		// It is about what was done, so it keeps its five seconds (STG-51).
		expect( openBanners() ).toEqual( [ 'Settings saved.' ] );
	} );

	it( 'takes its errors along when it is left', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' }, { allow_usage_tracking: 'Not today.' } ) );
		const { user } = renderUi( <App /> );
		await user.click( await tracking() );
		await user.click( saveButton() );
		await waitFor( () => expect( openBanners() ).toEqual( [ 'Please fix errors on this page.' ] ) );
		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Leave' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Setup' } ) ).toBeVisible();
		expect( openBanners() ).toEqual( [] );
	} );

	it( 'makes the browser ask only while something is not saved', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = renderUi( <App /> );
		const leaves = () => window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );
		const toggle = await tracking();
		expect( leaves() ).toBe( true );
		await user.click( toggle );
		expect( leaves() ).toBe( false );
		await user.click( toggle );
		expect( leaves() ).toBe( true );
	} );
} );

describe( 'Automatic updates', () => {
	function Form() {
		const { form, changed } = useFormState( settingsReply() );
		return (
			<FormProvider value={ form }>
				<GeneralCard />
				<output>{ changed.length }</output>
			</FormProvider>
		);
	}

	it( 'become none after 300 ms when nobody chose (STG-47, STG-48)', () => {
		freezeTimers();
		renderUi( <Form /> );
		const radios = screen.getAllByRole< HTMLInputElement >( 'radio' );
		const chosen = () => radios.filter( ( { checked } ) => checked ).map( ( { value } ) => value );
		expect( radios.map( ( { value } ) => value ) ).toEqual( [ 'all', 'minor', 'none' ] );
		pass( 299 );
		expect( chosen() ).toEqual( [] );
		pass( 1 );
		expect( chosen() ).toEqual( [ 'none' ] );
		// Nobody changed anything.
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '0' );
		vi.useRealTimers();
	} );
} );

describe( 'Usage data', () => {
	it( 'is shown exactly as it would be sent, when somebody asks (A105)', async () => {
		server.use(
			...settingsServer( { automatic_updates: 'minor' } ),
			http.get( api( 'settings/usage' ), () =>
				HttpResponse.json( { data: { version: '0.1.0', surveys: '1 to 9' }, endpoint: '' } )
			)
		);
		const { user } = renderUi( <App /> );
		expect( await tracking() ).not.toBeChecked();
		expect( requests.filter( ( { url } ) => url.includes( 'usage' ) ) ).toEqual( [] );
		await user.click( screen.getByText( 'See exactly what would be sent' ) );
		expect( await screen.findByText( /"surveys": "1 to 9"/ ) ).toBeVisible();
		expect( screen.getByText( 'It goes nowhere: this version has no address for it.' ) ).toBeVisible();
	} );
} );

describe( 'News', () => {
	it( 'says where they come from and why none came (A102)', async () => {
		server.use(
			http.get( api( 'settings/news' ), () =>
				HttpResponse.json( {
					address: 'https://shop.example/userfeedback/news.json',
					asked_at: '2026-11-21T12:00:00Z',
					problem: 'unreadable',
				} )
			),
			...settingsServer( { automatic_updates: 'minor' } )
		);
		const { user } = renderUi( <App /> );
		const toggle = await screen.findByRole( 'checkbox', { name: /^Show news about UserFeedback/ } );
		expect( toggle ).not.toBeChecked();
		const row = document.querySelector( '[data-setting="allow_vendor_news"]' );
		await waitFor( () =>
			expect( row ).toHaveTextContent( 'This site asks https://shop.example/userfeedback/news.json once a day' )
		);
		expect( row ).toHaveTextContent( 'Last asked: ' );
		expect( row ).toHaveTextContent( 'Its answer could not be read.' );
		await user.click( toggle );
		await user.click( saveButton() );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { allow_vendor_news: true } ] ) );
	} );
} );
