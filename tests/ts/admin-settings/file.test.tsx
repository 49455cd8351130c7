import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-settings/app';
import { compare, fileOf, inWords } from '../../../src/admin-settings/misc/settings-file';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { installServer, server } from '../support/server';
import { savedSettings, settingsReply, settingsServer } from '../support/settings';

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
			'Automatic updatesminorall',
			'Usage trackingNoYes',
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
		expect( [ true, '', null, [], [ 'a', 'b' ], 5, { a: 1 } ].map( inWords ) ).toEqual( [
			'Yes',
			'–',
			'–',
			'–',
			'a, b',
			'5',
			'{"a":1}',
		] );
	} );
} );
