import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { allEntries } from '../../../src/admin-settings/entries';
import { controlOf, matching, pieces } from '../../../src/admin-settings/find/match';
import { ROUTES, TABS } from '../../../src/admin-settings/routes';
import type { BootData, FeatureAccess } from '../../../src/types';
import entitlements from '../../fixtures/entitlements.json';
import consentReply from '../../fixtures/replies/get-ai-consent.json';
import countriesReply from '../../fixtures/replies/get-countries.json';
import driveReply from '../../fixtures/replies/get-google-drive.json';
import fontReply from '../../fixtures/replies/get-settings-font.json';
import surveyReply from '../../fixtures/replies/get-surveys-id.json';
import surveysReply from '../../fixtures/replies/get-surveys.json';
import webhooksReply from '../../fixtures/replies/get-webhooks.json';
import { features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, api, installServer, server } from '../support/server';
import { settingsServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/email/email' );

installServer();

beforeEach( () => {
	installBoot( { is_pro: false, license: null } );
	window.location.hash = '#/general';
	sessionStorage.clear();
	server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
} );

/** Every feature in one state. */
const locked = ( state: FeatureAccess[ 'state' ] ) =>
	features( Object.fromEntries( entitlements.features.map( ( { key } ) => [ key, state ] ) ) );

const field = () => screen.getByRole( 'combobox', { name: 'Find a setting' } );

describe( 'Find a setting', () => {
	it( 'opens the tab of a setting and focuses its control, by keyboard alone', async () => {
		const { user } = renderUi( <App /> );
		await user.keyboard( '{Control>}f{/Control}' );
		expect( field() ).toHaveFocus();
		await user.keyboard( 'automatic updates' );
		const option = screen.getByRole( 'option', { name: /Automatic updates/ } );
		expect( option ).toHaveTextContent( 'Automatic updatesMisc' );
		expect( field() ).toHaveAttribute( 'aria-activedescendant', option.id );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'radio', { name: 'Minor updates only' } ) ).toHaveFocus() );
		expect( window.location.hash ).toBe( '#/misc' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( field() ).toHaveValue( '' );
	} );

	it( 'walks its options with the arrow keys and is emptied by Escape', async () => {
		const { user } = renderUi( <App /> );
		await user.type( field(), 'i' );
		const options = within( screen.getByRole( 'listbox' ) ).getAllByRole( 'option' );
		expect( options.length ).toBeGreaterThan( 1 );
		await user.keyboard( '{ArrowUp}' );
		expect( options.at( -1 ) ).toHaveAttribute( 'aria-selected', 'true' );
		await user.keyboard( '{ArrowDown}' );
		expect( options[ 0 ] ).toHaveAttribute( 'aria-selected', 'true' );
		await user.keyboard( '{Escape}' );
		expect( field() ).toHaveValue( '' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	} );

	it( 'says when nothing is found', async () => {
		const { user } = renderUi( <App /> );
		await user.type( field(), 'zzz' );
		expect( screen.getByText( 'No setting has these words.' ) ).toBeVisible();
	} );

	it( 'lets the browser search at the second Ctrl+F', async () => {
		const { user } = renderUi( <App /> );
		await user.click( field() );
		const event = new KeyboardEvent( 'keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true } );
		expect( field().dispatchEvent( event ) ).toBe( true );
	} );
} );

describe( 'Every row', () => {
	it( 'has a name of its own', () => {
		const ids = allEntries().map( ( { id } ) => id );
		expect( new Set( ids ).size ).toBe( ids.length );
	} );

	it.each( [
		[ 'with everything', {} ],
		[
			'in Lite',
			{ is_pro: false, is_licensed: false, license_type: '', license: null, features: locked( 'upgrade' ) },
		],
		[ 'without a license', { is_licensed: false, license: null, features: locked( 'license' ) } ],
		[ 'without addons', { features: locked( 'install' ) } ],
	] satisfies [ string, Partial< BootData > ][] )(
		'has a control where the search leads to, %s',
		async ( _, overrides ) => {
			installBoot( overrides );
			server.use(
				http.get( api( 'mail/preview' ), () => HttpResponse.json( { subject: '', html: '', text: '' } ) ),
				http.get( api( 'surveys' ), () => HttpResponse.json( surveysReply ) ),
				http.get( api( 'surveys/:id' ), () => HttpResponse.json( surveyReply ) ),
				http.get( api( 'settings/font' ), () => HttpResponse.json( fontReply ) ),
				http.get( api( 'ai-consent' ), () => HttpResponse.json( consentReply ) ),
				http.get( api( 'webhooks' ), () => HttpResponse.json( webhooksReply ) ),
				http.get( api( 'countries' ), () => HttpResponse.json( countriesReply ) ),
				http.get( api( 'google-drive' ), () => HttpResponse.json( driveReply ) ),
				http.get( api( 'survey-looks' ), () => HttpResponse.json( { ids: [] } ) ),
				ajaxActions( {
					userfeedback_vue_get_license: () => ( { license: null, network: null } ),
					userfeedback_get_plugins: () => ( {
						plugins: { 'uncanny-automator': { installed: false, active: false, setup_complete: false } },
					} ),
				} )
			);
			for ( const tab of TABS ) {
				window.location.hash = `#${ ROUTES[ tab ] }`;
				const { unmount } = renderUi( <App /> );
				for ( const { id, row = id } of allEntries().filter( ( entry ) => entry.tab === tab ) ) {
					await waitFor( () => {
						const control = document.querySelector( controlOf( row ) );
						expect( control, `${ tab }: ${ id }` ).not.toBeNull();
						expect( control, `${ tab }: ${ id }` ).toBeEnabled();
					} );
				}
				unmount();
			}
		}
	);
} );

describe( 'Words', () => {
	const entries = [
		{ id: 'a', label: 'Adresse für Réponses', tab: 'settings-email' as const },
		{ id: 'b', label: 'Recipients', words: 'addresses mail', tab: 'settings-email' as const },
	];

	it( 'match without case, accents and order, labels first', () => {
		expect( matching( entries, 'ADRESSE' ).map( ( { id } ) => id ) ).toEqual( [ 'a' ] );
		expect( matching( entries, 'reponses fur' ).map( ( { id } ) => id ) ).toEqual( [ 'a' ] );
		expect( matching( entries, 'mail re' ).map( ( { id } ) => id ) ).toEqual( [ 'a', 'b' ] );
		expect( matching( entries, '  ' ) ).toEqual( [] );
	} );

	it( 'are marked where they stand', () => {
		expect( pieces( 'Réponses', 'repo' ) ).toEqual( [
			{ text: 'Répo', hit: true },
			{ text: 'nses', hit: false },
		] );
	} );
} );
