import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { wouldDelete } from '../../../src/admin-settings/misc/deletes';
import { compare, fileOf } from '../../../src/admin-settings/misc/settings-file';
import { inWords } from '../../../src/admin-settings/misc/value-words';
import deletes from '../../fixtures/settings-deletes.json';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { installServer, server } from '../support/server';
import { savedSettings, settingsReply, settingsServer, storedDataServer } from '../support/settings';

// The app loads the tab when it is opened; here that is done before the clock runs.
await import( '../../../src/admin-settings/misc/misc' );

installServer();

beforeEach( () => {
	installBoot();
	window.location.hash = '#/misc';
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
} );

/** A file whose text jsdom can read. */
function textFile( text: string ) {
	const made = new File( [ text ], 'northwind.json', { type: 'application/json' } );
	made.text = () => Promise.resolve( text );
	return made;
}

function file( settings: Record< string, unknown >, more: Record< string, unknown > = {} ) {
	return textFile( JSON.stringify( { userfeedback_settings: 1, version: '0.0.9', settings, ...more } ) );
}

async function choose( chosen: File ) {
	const rendered = renderUi( <App /> );
	await screen.findByRole( 'button', { name: 'Import settings…' } );
	await rendered.user.upload( screen.getByLabelText( 'File with settings' ), chosen );
	return rendered;
}

describe( 'Settings as a file', () => {
	it( 'takes what GET settings replies, and nothing else', () => {
		const reply = settingsReply( { skip_text: 'Later' } );
		const made = JSON.parse( fileOf( reply ) ) as { settings: object };
		expect( made ).toEqual( { userfeedback_settings: 1, version: '0.1.0', settings: reply.settings } );
		expect( compare( fileOf( reply ), reply )?.differences ).toEqual( [] );
	} );

	it( 'shows every difference, imports them after the question, and takes them back', async () => {
		server.use( ...settingsServer( { automatic_updates: 'minor', skip_text: 'Later' } ) );
		const { user } = await choose(
			file( { automatic_updates: 'all', skip_text: 'Later', allow_usage_tracking: true, legacy_theme: 'x' } )
		);
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
		expect( dialog.getByText( 'From northwind.json, written by version 0.0.9.' ) ).toBeVisible();
		expect( dialog.getAllByRole( 'row' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'SettingNowAfter',
			'Automatic updatesMinor updates onlyAll updates',
			'Usage trackingOffOn',
		] );
		expect(
			dialog.getByText(
				'1 setting is the same. Left out, because this version does not know them: “legacy_theme”.'
			)
		).toBeVisible();
		expect( await savedSettings() ).toEqual( [] );
		await user.click( dialog.getByRole( 'button', { name: 'Import 2 changes' } ) );
		await waitFor( () =>
			expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent( '2 settings imported.' )
		);
		expect( screen.getByRole( 'radio', { name: 'All updates' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () => expect( screen.getByRole( 'radio', { name: 'Minor updates only' } ) ).toBeChecked() );
		expect( await savedSettings() ).toEqual( [
			{ automatic_updates: 'all', allow_usage_tracking: true },
			{ automatic_updates: 'minor', allow_usage_tracking: false },
		] );
	} );

	it.each( [
		[ 'no JSON', textFile( 'x' ) ],
		[ 'another kind', file( {}, { userfeedback_settings: 2 } ) ],
	] )( 'refuses %s', async ( _name, wrong ) => {
		server.use( ...settingsServer( { automatic_updates: 'minor' } ) );
		await choose( wrong );
		expect( await screen.findByText( 'This is not a file with settings of UserFeedback.' ) ).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'names what the plan does not include, and keeps it', () => {
		const here = { ...settingsReply( { widget_color: '#ffffff' } ), locked: [ 'widget_color' ] };
		const found = compare(
			JSON.stringify( { userfeedback_settings: 1, settings: { widget_color: '#000000', smallest_group: 5 } } ),
			here
		);
		expect( found?.locked ).toEqual( [ 'widget_color' ] );
		expect( found?.differences.map( ( { key } ) => key ) ).toEqual( [ 'smallest_group' ] );
	} );

	it( 'is not led astray by names of objects', () => {
		const found = compare(
			'{"userfeedback_settings":1,"settings":{"__proto__":{"a":1},"constructor":1}}',
			settingsReply()
		);
		expect( found?.differences ).toEqual( [] );
		expect( found?.unknown ).toEqual( [ '__proto__', 'constructor' ] );
	} );

	it( 'has words for every value', () => {
		const words = [ true, '', null, [], [ 'a', 'b' ], 5, { a: 1 } ].map( ( value ) => inWords( 'any', value ) );
		expect( words ).toEqual( [ 'On', '–', '–', '–', 'a, b', '5', '{"a":1}' ] );
	} );

	it( 'shows the words of the rows, also where a stored key is the opposite of its switch', async () => {
		expect( inWords( 'summaries_disabled', true ) ).toBe( 'Off' );
		expect( inWords( 'count_bots', true ) ).toBe( 'Off' );
		expect( inWords( 'summaries_html_template', false ) ).toBe( 'Plain text' );
		expect( inWords( 'keep_responses_days', 0 ) ).toBe( 'forever' );
		expect( inWords( 'view_results', [ 'administrator' ] ) ).toBe( 'Administrator' );
		expect( inWords( 'store_address', { odd: true } ) ).toBe( '{"odd":true}' );
		server.use( ...settingsServer( { automatic_updates: 'minor', summaries_disabled: true, count_bots: true } ) );
		await choose( file( { summaries_disabled: false, count_bots: false } ) );
		expect( screen.getByLabelText( 'Send the weekly summary' ) ).not.toBeChecked();
		expect( screen.getByLabelText( 'Leave out bots that say that they are one' ) ).not.toBeChecked();
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
		expect( dialog.getAllByRole( 'row' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'SettingNowAfter',
			'Email summariesOffOn',
			'Leave out botsOffOn',
		] );
	} );
} );

describe( 'An import that deletes', () => {
	it.each( deletes )( 'is known: $key from $before to $after', ( { key, before, after, deletes: expected } ) => {
		expect( wouldDelete( key, before, after ) ).toBe( expected );
	} );

	it( 'holds back what has no yes, imports the rest, and names it', async () => {
		server.use( storedDataServer( { older: 1912 } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = await choose(
			file( { keep_responses_days: 30, uninstall_remove_data: true, skip_text: 'Later' } )
		);
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
		const yes = await dialog.findByRole( 'checkbox', {
			name: 'Yes, delete 1,912 responses that are older than 30 days for good',
		} );
		expect( yes ).not.toBeChecked();
		expect(
			dialog.getByRole( 'checkbox', { name: 'Yes, remove everything when the plugin is deleted' } )
		).not.toBeChecked();
		await user.click( dialog.getByRole( 'button', { name: 'Import 1 change' } ) );
		await waitFor( () =>
			expect( document.querySelector( '.uf-settings__banners' ) ).toHaveTextContent(
				'1 setting imported. Held back, because it deletes data without your yes: “Keep responses for”, “When the plugin is deleted”.'
			)
		);
		expect( await savedSettings() ).toEqual( [ { skip_text: 'Later' } ] );
	} );

	it( 'takes in what has a yes', async () => {
		server.use( storedDataServer( { older: 1 } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		const { user } = await choose( file( { keep_responses_days: 30 } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
		expect( dialog.getByRole( 'button', { name: 'Import 0 changes' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click(
			await dialog.findByRole( 'checkbox', {
				name: 'Yes, delete 1 response that is older than 30 days for good',
			} )
		);
		await user.click( dialog.getByRole( 'button', { name: 'Import 1 change' } ) );
		await waitFor( async () => expect( await savedSettings() ).toEqual( [ { keep_responses_days: 30 } ] ) );
	} );

	it( 'asks nothing where no response is so old', async () => {
		server.use( storedDataServer( { older: 0 } ), ...settingsServer( { automatic_updates: 'minor' } ) );
		await choose( file( { keep_responses_days: 30 } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
		expect( await dialog.findByRole( 'button', { name: 'Import 1 change' } ) ).toBeEnabled();
		expect( dialog.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );
