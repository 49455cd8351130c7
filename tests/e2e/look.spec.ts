import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';

const tab = () => site.admin( 'admin.php?page=userfeedback_settings#/widget' );
const constant = () => join( site.plugins, '../mu-plugins/font-host.php' );

let host: ChildProcess | undefined;
let hostUrl = '';

/** A font host of our own: the site fetches from it what it would fetch from Google Fonts. */
test.beforeAll( async () => {
	host = spawn( process.execPath, [ join( process.cwd(), 'tools/fonts/server.mjs' ), '--with-parent' ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const [ line ] = ( await once( host.stdout!, 'data' ) ) as [ Buffer ];
	( { url: hostUrl } = JSON.parse( line.toString() ) as { url: string } );
	mkdirSync( join( site.plugins, '../mu-plugins' ), { recursive: true } );
	writeFileSync( constant(), `<?php define( 'USERFEEDBACK_CORE_FONT_HOST', '${ hostUrl }' );` );
} );

test.afterAll( async () => {
	host?.kill();
	rmSync( constant(), { force: true } );
	await site.php(
		"delete_option( 'userfeedback_core_settings' ); delete_option( 'userfeedback_core_font' ); array_map( array( 'UserFeedback\\Display\\FontFolder', 'delete' ), UserFeedback\\Display\\FontFolder::all() );"
	);
} );

const choice = ( title: string, settings = {} ) => ( {
	title,
	status: 'publish',
	questions: [
		{
			id: 'q1',
			type: 'radio-button',
			title: 'How did you find us?',
			config: { options: [ 'By chance', 'Through a friend' ] },
		},
	],
	settings,
} );

async function save( admin: Page ) {
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.locator( '.uf-settings__banners' ).getByText( 'Settings saved.' ) ).toBeVisible();
}

test( 'the look of the widget: chosen with a live preview, and on the site @story', async ( {
	admin,
	visitor,
	rest,
	expectAccessible,
} ) => {
	await site.empty();
	await admin.goto( tab() );
	const old = await rest( admin, 'POST', 'surveys', choice( 'Old', { theming: { button_color: '#aa0000' } } ) );
	expect( old.status ).toBe( 201 );
	await admin.reload();

	const preview = admin.frameLocator( 'iframe[title="Preview of the widget on a page"]' );
	await expect( preview.getByText( 'How did you find us?' ) ).toBeVisible();

	// Every control follows at once.
	await admin.getByLabel( 'Next text' ).fill( 'Go on' );
	await expect( preview.getByRole( 'button', { name: 'Go on' } ) ).toBeVisible();
	await admin.getByRole( 'button', { name: /^Use #/ } ).click();
	await expect( admin.locator( '.uf-look__contrast' ) ).toHaveCount( 0 );
	await admin.getByRole( 'radio', { name: 'Dark', exact: true } ).check( { force: true } );
	const painted = () =>
		preview
			.locator( '.userfeedback-survey' )
			.evaluate( ( element ) => ( element as HTMLElement ).style.getPropertyValue( '--uf-bg' ) );
	await expect.poll( painted ).toBe( '#333333' );
	await admin.getByRole( 'radio', { name: 'Smile' } ).check( { force: true } );
	await admin.locator( '[data-setting="widget_toggle_text"]' ).getByRole( 'textbox' ).fill( 'Tell us' );
	await admin.getByRole( 'checkbox', { name: /Show only the button/ } ).check();
	await expect( preview.getByRole( 'button', { name: /Tell us/ } ) ).toBeVisible();
	const { cookie_name: cookie } = old.body as SavedSurvey;
	expect( await admin.evaluate( () => document.cookie ), 'STG-34' ).toContain( `${ cookie }-minimized=true` );
	await admin.getByRole( 'checkbox', { name: /Show only the button/ } ).uncheck();

	// The font, found with the keyboard.
	await admin.getByRole( 'radio', { name: 'Use Custom Font' } ).check( { force: true } );
	await admin.getByRole( 'button', { name: 'Agree and show fonts' } ).click();
	await admin.getByRole( 'button', { name: /Font family/ } ).press( 'Enter' );
	await admin.getByRole( 'searchbox', { name: 'Search fonts' } ).fill( 'lora' );
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await expect( preview.locator( `link[href^="${ hostUrl }/css2?family=Lora:wght@400"]` ) ).toHaveCount( 1 );
	await save( admin );
	await expect( admin.getByText( /Lora 400 comes from this site/ ) ).toBeVisible();
	await expectAccessible( admin, '.uf-look' );

	// A reload has it all, and visitors get it from this site alone.
	await admin.reload();
	await expect( admin.getByLabel( 'Next text' ) ).toHaveValue( 'Go on' );
	await expect( admin.getByRole( 'radio', { name: 'Smile' } ) ).toBeChecked();
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().startsWith( 'http' ) && ! request.url().startsWith( site.url ) ) {
			foreign.push( request.url() );
		}
	} );
	const font = visitor.waitForResponse( ( reply ) => /userfeedback-lora.*\.woff2$/.test( reply.url() ) );
	await visitor.goto( site.url );
	await expect( visitor.getByText( 'How did you find us?', { exact: true } ) ).toBeVisible();
	await expect( visitor.getByRole( 'button', { name: 'Go on' } ) ).toBeVisible();
	expect( ( await font ).url() ).toMatch( /\/fonts\/userfeedback-lora-400-[0-9a-f]{8}\/\d\.woff2$/ );
	const family = await visitor
		.locator( '.userfeedback-survey' )
		.evaluate( ( element ) => ( element as HTMLElement ).style.getPropertyValue( '--uf-font' ) );
	expect( family ).toMatch( /^"Lora"/ );
	expect( foreign ).toEqual( [] );
	// The survey has its own color until it is asked to change.
	const button = () =>
		visitor
			.locator( '.userfeedback-survey' )
			.evaluate( ( element ) => ( element as HTMLElement ).style.getPropertyValue( '--uf-bg' ) );
	expect( await button() ).toBe( '#ffffff' );

	await admin.getByRole( 'button', { name: 'Use these for 1 survey too' } ).click();
	await admin.getByRole( 'dialog' ).getByRole( 'button', { name: 'Change' } ).click();
	const result = admin.locator( '.uf-look .components-notice' );
	await expect( result.getByText( '1 survey uses this look now.' ) ).toBeVisible();
	await visitor.reload();
	await expect( visitor.getByText( 'How did you find us?', { exact: true } ) ).toBeVisible();
	await expect.poll( button ).toBe( '#333333' );
	await result.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( result.getByText( '1 survey has its own look again.' ) ).toBeVisible();
	await visitor.reload();
	await expect( visitor.getByText( 'How did you find us?', { exact: true } ) ).toBeVisible();
	await expect.poll( button ).toBe( '#ffffff' );
} );

test( 'the tab on a phone and from right to left', async ( { admin, expectAccessible } ) => {
	await admin.setViewportSize( { width: 375, height: 800 } );
	await admin.goto( tab() );
	await expect( admin.getByRole( 'heading', { name: 'Preview' } ) ).toBeVisible();
	const wide = () => admin.locator( '.uf-look' ).evaluate( ( element ) => element.scrollWidth > element.clientWidth );
	expect( await wide() ).toBe( false );
	await admin.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	expect( await wide() ).toBe( false );
	await expectAccessible( admin, '.uf-look' );
} );
