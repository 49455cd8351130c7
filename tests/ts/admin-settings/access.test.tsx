import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rightsInWords } from '../../../src/admin-settings/access/rights';
import { App } from '../../../src/admin-settings/app';
import { bootData, features, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { installServer, server } from '../support/server';
import { savedSettings, settingsServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/access/access' );

installServer();

const ADMIN = [ 'administrator' ];

beforeEach( () => {
	installBoot();
	window.location.hash = '#/access';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
	server.use(
		...settingsServer( { create_edit_surveys: ADMIN, view_results: [ ...ADMIN, 'editor' ], delete_surveys: ADMIN } )
	);
} );

describe( 'Access tab', () => {
	it( 'adds and removes roles of the site, and says what each may do then (ACC-01 to ACC-05)', async () => {
		const { user } = renderUi( <App /> );
		const edit = await screen.findByRole( 'combobox', { name: 'Add a role: Create and edit surveys' } );
		expect( screen.getByText( 'Editor: reads results. Does not edit or delete anything.' ) ).toBeVisible();
		await user.click( edit );
		const options = await screen.findAllByRole( 'option' );
		expect( options.map( ( { textContent } ) => textContent ) ).toEqual( [ 'Editor', 'Author', 'Shop manager' ] );
		await user.type( edit, 'Shop manager{Enter}' );
		expect(
			screen.getByText( 'Shop manager: creates and edits surveys. Does not see results and deletes nothing.' )
		).toBeVisible();
		await user.click( within( row( 'view_results' ) ).getByRole( 'button', { name: 'Remove role' } ) );
		expect( screen.queryByText( /^Editor:/ ) ).toBeNull();
		expect( screen.getByRole( 'heading', { name: 'After saving' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ create_edit_surveys: [ 'administrator', 'shop_manager' ], view_results: ADMIN },
			] )
		);
		expect( await screen.findByRole( 'heading', { name: 'Now' } ) ).toBeVisible();
	} );

	it( 'has no button that removes who manages the site (ACC-04)', async () => {
		renderUi( <App /> );
		await screen.findByRole( 'combobox', { name: /Create and edit/ } );
		expect( within( row( 'delete_surveys' ) ).getByText( 'Administrator' ) ).toBeVisible();
		expect( within( row( 'delete_surveys' ) ).queryByRole( 'button', { name: 'Remove role' } ) ).toBeNull();
	} );

	it( 'takes no role that the site does not have', async () => {
		const { user } = renderUi( <App /> );
		await user.type( await screen.findByRole( 'combobox', { name: /Create and edit/ } ), 'Ghost{Enter}' );
		expect( within( row( 'create_edit_surveys' ) ).queryByRole( 'button', { name: 'Remove role' } ) ).toBeNull();
		expect( screen.queryByText( /not saved/ ) ).toBeNull();
	} );

	it( 'limits who creates surveys to their own, and says so', async () => {
		const { user } = renderUi( <App /> );
		await user.type(
			await screen.findByRole( 'combobox', { name: 'Add a role: Create and edit surveys' } ),
			'Author{Enter}'
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Whoever creates surveys reaches their own only' } ) );
		expect( screen.getByText( /^Author: .* Only own surveys\.$/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ create_edit_surveys: [ 'administrator', 'author' ], own_surveys_only: true },
			] )
		);
	} );

	it( 'leads back to administrators only', async () => {
		const { user } = renderUi( <App /> );
		await user.click( await screen.findByRole( 'button', { name: /Back to default: administrators only/ } ) );
		expect( screen.queryByText( /^Editor:/ ) ).toBeNull();
	} );

	it( 'opens the upgrade modal in Lite and lists nobody beside administrators (ACC-06)', async () => {
		installBoot( {
			is_pro: false,
			is_licensed: false,
			license_type: '',
			license: null,
			features: features( { 'access-roles': 'upgrade' } ),
		} );
		const { user } = renderUi( <App /> );
		const field = await screen.findByRole( 'textbox', { name: 'View results and responses' } );
		expect( screen.queryByText( /^Editor/ ) ).toBeNull();
		await user.click( field );
		expect( await screen.findByRole( 'dialog', { name: /^Manage User Access is a / } ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await user.type( field, 'x' );
		expect( field ).toHaveValue( '' );
	} );
} );

describe( 'Rights in words', () => {
	it( 'has a sentence for every combination', () => {
		const { roles } = bootData();
		const of = ( edit: boolean, view: boolean, remove: boolean, own = false ) =>
			rightsInWords( roles, {
				create_edit_surveys: edit ? [ 'editor' ] : [],
				view_results: view ? [ 'editor' ] : [],
				delete_surveys: remove ? [ 'editor' ] : [],
				own_surveys_only: own,
			} );
		expect( of( false, false, false ) ).toEqual( [
			'Administrator: everything, also settings, addons and the license.',
		] );
		const sentences = new Set< string | undefined >();
		for ( let bits = 1; bits < 8; bits++ ) {
			sentences.add( of( ( bits & 1 ) > 0, ( bits & 2 ) > 0, ( bits & 4 ) > 0 )[ 1 ] );
		}
		expect( sentences.size ).toBe( 7 );
		expect( of( false, false, true )[ 1 ] ).toBe(
			'Editor: deletes surveys. Does not edit surveys or see results.'
		);
		expect( of( true, true, false, true )[ 1 ] ).toBe(
			'Editor: creates and edits surveys and reads results. Deletes nothing. Only own surveys.'
		);
		expect( of( false, true, false, true )[ 1 ] ).toBe(
			'Editor: reads results. Does not edit or delete anything.'
		);
	} );
} );

function row( name: string ): HTMLElement {
	const found = document.querySelector< HTMLElement >( `[data-setting="${ name }"]` );
	if ( ! found ) {
		throw new Error( `No row ${ name }.` );
	}
	return found;
}
