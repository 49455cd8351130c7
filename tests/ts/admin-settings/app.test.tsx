import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { ROUTES } from '../../../src/admin-settings/routes';
import { bootData, installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, installServer, server } from '../support/server';

installServer();

beforeEach( () => {
	installBoot();
	window.location.hash = '';
	server.use(
		ajaxActions( { userfeedback_vue_get_license: () => ( { license: bootData().license, network: null } ) } )
	);
} );

describe( 'Settings page', () => {
	it( 'has its routes by name (STG-01, STG-03)', () => {
		expect( Object.values( ROUTES ) ).toEqual( [
			'/general',
			'/widget',
			'/email',
			'/integrations',
			'/heatmaps',
			'/access',
			'/misc',
			'/google-drive',
		] );
		expect( [
			ROUTES[ 'settings-general' ],
			ROUTES[ 'settings-integrations' ],
			ROUTES[ 'settings-google-drive' ],
		] ).toEqual( [ '/general', '/integrations', '/google-drive' ] );
	} );

	it.each( [ '', '#/', '#/nowhere' ] )( 'opens General at %s (STG-02)', async ( hash ) => {
		window.location.hash = hash;
		renderUi( <App /> );
		expect( await screen.findByRole( 'heading', { level: 1, name: 'Settings' } ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/general' );
		expect( screen.getByRole( 'link', { name: 'General' } ) ).toHaveAttribute( 'aria-current', 'page' );
	} );

	it( 'leads to the setup of a survey (STG-12)', () => {
		renderUi( <App /> );
		expect( screen.getByText( 'Setup Wizard' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Launch Setup Wizard' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_about#/welcome'
		);
	} );

	it( 'has its tabs in order, and opens the one of the address (STG-01, STG-03)', () => {
		window.location.hash = '#/google-drive';
		renderUi( <App /> );
		const tabs = within( screen.getByRole( 'navigation', { name: 'Settings' } ) );
		expect( tabs.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'General',
			'Widget',
			'Email',
			'Integrations',
			'Heatmaps',
			'Access',
			'Misc',
			'Google Drive',
		] );
		expect( tabs.getByRole( 'link', { name: 'Google Drive' } ) ).toHaveAttribute( 'aria-current', 'page' );
		expect( window.location.hash ).toBe( '#/google-drive' );
	} );
} );
