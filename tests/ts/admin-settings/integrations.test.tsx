import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import type { CompanionInfo, Webhook, WebhookDelivery } from '../../../src/types';
import { features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, ajaxCalls, api, installServer, server } from '../support/server';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/integrations/integrations' );

installServer();

afterEach( () => void vi.useRealTimers() );

const automator = ( changes: Partial< CompanionInfo > = {} ): CompanionInfo => ( {
	slug: 'uncanny-automator',
	title: 'Uncanny Automator',
	excerpt: 'Recipes.',
	icon: 'plugins',
	basename: 'uncanny-automator/uncanny-automator.php',
	installed: false,
	active: false,
	setup_complete: false,
	...changes,
} );

const hook = ( changes: Partial< Webhook > = {} ): Webhook => ( {
	id: 3,
	survey_id: 0,
	survey_title: '',
	name: 'Our CRM',
	url: 'https://hooks.northwind.example/feedback',
	short_url: 'https://hooks.northwind.example/feedback',
	format: 'json',
	events: [ 'response.created' ],
	score_question: 'nps',
	score_below: 7,
	visitor: false,
	active: true,
	secret: 'whsec_••••••••k3fQ',
	old_until: null,
	failing_since: null,
	stopped_at: null,
	undelivered: 0,
	...changes,
} );

const delivery = ( changes: Partial< WebhookDelivery > = {} ): WebhookDelivery => ( {
	id: 9,
	event: 'response.created',
	survey_id: 12,
	response_id: 18402,
	status: 'waiting',
	attempts: 2,
	most: 12,
	result: 'Answered 503, so the message was not accepted.',
	created_at: '2026-11-22T09:58:11Z',
	tried_at: '2026-11-22T09:59:11Z',
	next_at: '2026-11-22T12:28:00Z',
	...changes,
} );

function answers( items: Webhook[], plugin = automator(), more = {} ) {
	server.use(
		ajaxActions( {
			userfeedback_get_plugins: () => ( { plugins: { 'uncanny-automator': plugin } } ),
			...more,
		} ),
		http.get( api( 'webhooks' ), () => HttpResponse.json( { items, waiting: 0, waiting_since: null } ) ),
		http.get( api( 'surveys' ), () =>
			HttpResponse.json( {
				items: [],
				pagination: { page: 1, pages: 1, per_page: 100, total: 0 },
				counts: { all: 0, publish: 0, draft: 0, trash: 0 },
			} )
		)
	);
}

beforeEach( () => {
	installBoot();
	window.location.hash = '#/integrations';
	server.use(
		http.get( api( 'ai-consent' ), () =>
			HttpResponse.json( { connector: null, connectors_url: '', answers: false, drafts: false } )
		)
	);
} );

describe( 'Uncanny Automator (STG-44, STG-45)', () => {
	it.each( [
		[ {}, 'Install and activate Uncanny Automator', 'Install and Activate' ],
		[ { installed: true }, 'Install and activate Uncanny Automator', 'Activate' ],
		[ { installed: true, active: true }, 'Run its setup wizard', 'Run Setup Wizard' ],
		[ { installed: true, active: true, setup_complete: true }, 'Create a recipe', 'Create Recipe' ],
	] )( 'shows the step of %j', async ( state, title, button ) => {
		answers( [], automator( state ) );
		renderUi( <App /> );
		const step = ( await screen.findByRole( 'heading', { name: title } ) ).closest( 'li' );
		expect( step ).toHaveAttribute( 'aria-current', 'step' );
		expect( within( step as HTMLElement ).getByText( button ) ).toBeVisible();
		expect( document.querySelectorAll( '.uf-steps [aria-current]' ) ).toHaveLength( 1 );
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
	} );

	it( 'installs, activates and goes on to the wizard', async () => {
		const state = automator();
		answers( [], state, {
			userfeedback_install_plugin: () => ( { basename: state.basename, activated: false } ),
			userfeedback_activate_plugin: () => {
				Object.assign( state, { installed: true, active: true } );
				return { basename: state.basename, activated: true };
			},
		} );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Install and Activate' } ) );
		expect( await screen.findByRole( 'link', { name: 'Run Setup Wizard' } ) ).toHaveAttribute(
			'href',
			'edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard'
		);
		const calls = ( await ajaxCalls() ).map( ( { action } ) => action );
		expect( calls.filter( ( action ) => action !== 'userfeedback_get_plugins' ) ).toEqual( [
			'userfeedback_install_plugin',
			'userfeedback_activate_plugin',
		] );
	} );
} );

describe( 'Webhooks', () => {
	it( 'asks for nothing and shows the lock where the plan has none', async () => {
		installBoot( { features: features( { webhooks: 'upgrade' } ) } );
		server.use( ajaxActions( { userfeedback_get_plugins: () => ( { plugins: {} } ) } ) );
		renderUi( <App /> );
		expect( await screen.findByRole( 'button', { name: 'Upgrade to Pro' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Add a webhook' } ) ).toBeNull();
	} );

	it( 'adds one, names a refused address beside its field and sends a test', async () => {
		answers( [] );
		const sent: unknown[] = [];
		server.use(
			http.post( api( 'webhooks/test' ), async ( { request } ) => {
				sent.push( await request.json() );
				return HttpResponse.json( { ok: true, message: 'Answered 200 in 184 ms.', answer: '' } );
			} ),
			http.post( api( 'webhooks' ), async ( { request } ) => {
				const body = ( await request.json() ) as { url: string };
				sent.push( body );
				return body.url.includes( '192.168' )
					? HttpResponse.json(
							{
								code: 'userfeedback_invalid',
								message: 'Please check these fields: url.',
								data: { status: 422, params: { url: 'This address is inside a private network.' } },
							},
							{ status: 422 }
						)
					: HttpResponse.json( { webhook: hook(), secret: 'whsec_x' }, { status: 201 } );
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Add a webhook' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Add a webhook' } ) );
		expect( dialog.getByRole( 'button', { name: 'Send a test' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		const address = dialog.getByRole( 'textbox', { name: 'Address' } );
		await user.click( address );
		await user.paste( 'http://192.168.0.12/hook' );
		await user.click( dialog.getByRole( 'button', { name: 'Add webhook' } ) );
		expect( await dialog.findByText( 'This address is inside a private network.' ) ).toBeVisible();
		expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		await user.clear( address );
		await user.paste( 'https://hooks.northwind.example/feedback' );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Format' } ), 'slack' );
		await user.click( dialog.getByRole( 'checkbox', { name: 'A score is below a limit' } ) );
		const limit = dialog.getByRole( 'spinbutton', { name: 'is less than' } );
		await user.clear( limit );
		expect( limit ).toHaveDisplayValue( '' );
		await user.type( limit, '5' );
		await user.click( dialog.getByRole( 'button', { name: 'Send a test' } ) );
		expect( await dialog.findByText( 'Answered 200 in 184 ms.' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Add webhook' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( sent[ 1 ] ).toEqual( {
			url: 'https://hooks.northwind.example/feedback',
			format: 'slack',
			webhook: 0,
		} );
		expect( sent[ 2 ] ).toEqual( {
			survey_id: 0,
			name: '',
			url: 'https://hooks.northwind.example/feedback',
			format: 'slack',
			events: [ 'response.created', 'score.below_limit' ],
			score_question: 'nps',
			score_below: 5,
			visitor: false,
			active: true,
		} );
	} );

	it( 'keeps one off that was switched off while its dialog was open', async () => {
		answers( [ hook() ] );
		let sent: unknown = null;
		server.use(
			http.post( api( 'webhooks/3' ), async ( { request } ) => {
				sent = await request.json();
				return HttpResponse.json( hook( { active: false } ) );
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Edit: Our CRM' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Edit webhook' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( sent ).toMatchObject( { name: hook().name } ) );
		expect( sent ).not.toHaveProperty( 'active' );
	} );

	it( 'shows the secret only when asked', async () => {
		answers( [ hook() ] );
		server.use( http.get( api( 'webhooks/3/secret' ), () => HttpResponse.json( { secret: 'whsec_whole' } ) ) );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Edit: Our CRM' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Edit webhook' } ) );
		expect( dialog.getByText( 'whsec_••••••••k3fQ' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Show' } ) );
		expect( await dialog.findByText( 'whsec_whole' ) ).toBeVisible();
	} );

	it.each( [
		[ 'by us', '2026-11-20T10:00:00Z', /^Nothing was accepted any more; 41 events/ ],
		[ 'by hand', null, /^41 events were not delivered/ ],
	] )(
		'says what one that was switched off %s did not deliver, and sends it again',
		async ( _who, stopped, text ) => {
			answers( [ hook( { active: false, stopped_at: stopped, undelivered: 41 } ) ] );
			const sent: unknown[] = [];
			server.use(
				http.post( api( 'webhooks/3' ), async ( { request } ) => {
					sent.push( await request.json() );
					return HttpResponse.json( hook() );
				} )
			);
			const { user } = renderUi( <App /> );
			const resume = await screen.findByRole( 'button', { name: 'Switch on and send 41 again' } );
			expect( screen.getAllByText( text, { exact: false } ).length ).toBeGreaterThan( 0 );
			await user.click( resume );
			await waitFor( () => expect( sent ).toEqual( [ { active: true, resend: true } ] ) );
		}
	);

	it( 'lists deliveries with details and sends one again', async () => {
		answers( [ hook() ] );
		let sentAgain = 0;
		server.use(
			http.get( api( 'webhooks/3/deliveries' ), () =>
				HttpResponse.json( {
					items: [
						delivery(),
						delivery( { id: 8, status: 'delivered', result: 'Answered 200 in 184 ms.' } ),
					],
					all: 2,
					failed: 1,
				} )
			),
			http.get( api( 'webhooks/3/deliveries/9' ), () =>
				HttpResponse.json( { ...delivery(), sent: 'POST /feedback', answer: 'HTTP 503 <b>no</b>' } )
			),
			http.post( api( 'webhooks/3/deliveries/9' ), () => {
				sentAgain += 1;
				return HttpResponse.json(
					sentAgain === 1
						? delivery( { result: 'Answered 500, so the message was not accepted.' } )
						: delivery( { status: 'delivered' } )
				);
			} )
		);
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Deliveries: Our CRM' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Deliveries: Our CRM' } ) );
		expect( await dialog.findByText( 'Waiting, try 3 of 12' ) ).toBeVisible();
		expect( dialog.getAllByRole( 'button', { name: /^Send again/ } ) ).toHaveLength( 1 );
		const [ details ] = dialog.getAllByRole( 'button', { name: /^Details/ } );
		await user.click( details as HTMLElement );
		expect( await dialog.findByText( 'HTTP 503 <b>no</b>' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: /^Send again/ } ) );
		// A message that was not accepted is no success.
		const toast = ( type: string ) => document.querySelector( `.uf-toast.is-${ type }` );
		await waitFor( () => expect( toast( 'error' ) ).toHaveTextContent( 'Answered 500' ) );
		await user.click( dialog.getByRole( 'button', { name: /^Send again/ } ) );
		await waitFor( () => expect( toast( 'success' ) ).toHaveTextContent( 'Delivered.' ) );
	} );

	it( 'follows a message that is on its way, and rests when it has arrived', async () => {
		answers( [ hook() ] );
		let asked = 0;
		let status: WebhookDelivery[ 'status' ] = 'waiting';
		server.use(
			http.get( api( 'webhooks/3/deliveries' ), () => {
				asked += 1;
				return HttpResponse.json( { items: [ delivery( { status, attempts: 0 } ) ], all: 1, failed: 0 } );
			} )
		);
		vi.useFakeTimers( { toFake: [ 'setInterval', 'clearInterval' ], shouldAdvanceTime: true } );
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: 'Deliveries: Our CRM' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Deliveries: Our CRM' } ) );
		expect( await dialog.findByText( 'Waiting' ) ).toBeVisible();
		status = 'delivered';
		await act( () => vi.advanceTimersByTimeAsync( 5_000 ) );
		expect( await dialog.findByText( 'Delivered' ) ).toBeVisible();
		const before = asked;
		await act( () => vi.advanceTimersByTimeAsync( 60_000 ) );
		expect( asked ).toBe( before );
	} );
} );
