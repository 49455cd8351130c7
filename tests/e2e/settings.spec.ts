import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, site, test } from './support';

const settings = ( tab: string ) => site.admin( `admin.php?page=userfeedback_settings#/${ tab }` );

const row = ( page: Page, name: string ) => page.locator( `[data-setting="${ name }"]` );

const banner = ( page: Page ) => page.locator( '.uf-settings__banners' );

test.beforeEach( () => site.php( "delete_option( 'userfeedback_core_settings' );" ) );

test.afterAll( () => site.php( "delete_option( 'userfeedback_core_settings' );" ) );

test( 'an owner finds a setting, saves it, is asked before leaving, and takes all settings along @story', async ( {
	admin,
	expectAccessible,
}, info ) => {
	await admin.goto( settings( 'general' ) );
	await expect( admin.getByRole( 'heading', { name: 'Setup' } ) ).toBeVisible();

	// By keyboard alone: Ctrl+F, a word, Enter, and the control has the focus.
	await admin.keyboard.press( 'Control+f' );
	await admin.keyboard.type( 'updates' );
	await expect( admin.getByRole( 'option', { name: /Automatic updates/ } ) ).toBeVisible();
	await admin.keyboard.press( 'Enter' );
	const updates = row( admin, 'automatic_updates' );
	// Nobody chose yet, so it becomes "none".
	await expect( updates.getByRole( 'radio', { name: 'None' } ) ).toBeChecked();
	await updates.getByRole( 'radio', { name: 'Minor updates only' } ).check();
	await expect( admin.getByText( '1 change not saved' ) ).toBeVisible();

	await admin.getByRole( 'navigation', { name: 'Settings' } ).getByRole( 'link', { name: 'General' } ).click();
	const question = admin.getByRole( 'dialog', { name: 'Leave without saving?' } );
	await expect( question ).toContainText( '“Automatic updates”' );
	await question.getByRole( 'button', { name: 'Close' } ).click();
	await expect( updates.getByRole( 'radio', { name: 'Minor updates only' } ) ).toBeChecked();

	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( banner( admin ) ).toContainText( 'Settings saved.' );
	await admin.reload();
	await expect( updates.getByRole( 'radio', { name: 'Minor updates only' } ) ).toBeChecked();

	const usage = row( admin, 'allow_usage_tracking' );
	await expect( usage.getByRole( 'checkbox' ) ).not.toBeChecked();
	await usage.getByText( 'See exactly what would be sent' ).click();
	await expect( usage.locator( 'pre' ) ).toContainText( '"responses"' );
	await expect( usage ).toContainText( 'It goes nowhere' );

	await expectAccessible( admin, '.uf-settings' );

	const [ download ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Export settings' } ).click(),
	] );
	const path = info.outputPath( 'settings.json' );
	await download.saveAs( path );
	const text = readFileSync( path, 'utf8' );
	expect( JSON.parse( text ) ).toMatchObject( { settings: { automatic_updates: 'minor' } } );
	expect( text ).not.toMatch( /elite-|license_key|token|nonce/ );

	await updates.getByRole( 'radio', { name: 'All updates' } ).check();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( banner( admin ) ).toContainText( 'Settings saved.' );
	await admin.getByLabel( 'File with settings' ).setInputFiles( path );
	const dialog = admin.getByRole( 'dialog', { name: 'Import settings' } );
	await expect(
		dialog.getByRole( 'row', { name: 'Automatic updates All updates Minor updates only' } )
	).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Import 1 change' } ).click();
	await expect( updates.getByRole( 'radio', { name: 'Minor updates only' } ) ).toBeChecked();
} );

test( 'a role sees what its lists say, and nothing once it lost them @story', async ( {
	admin,
	signedIn,
	rest,
	expectAccessible,
} ) => {
	const editor = await signedIn( 'editor' );
	const results = site.admin( 'admin.php?page=userfeedback_results' );
	const menu = editor.locator( '#adminmenu .toplevel_page_userfeedback_surveys, #adminmenu a[href*="userfeedback"]' );

	await admin.goto( settings( 'access' ) );
	const view = row( admin, 'view_results' );
	await expect( view.getByRole( 'combobox' ) ).toBeVisible();
	await expectAccessible( admin, '.uf-settings' );
	await view.getByRole( 'combobox' ).fill( 'Editor' );
	await view.getByRole( 'combobox' ).press( 'Enter' );
	await expect( admin.getByText( 'Editor: reads results. Does not edit or delete anything.' ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( banner( admin ) ).toContainText( 'Settings saved.' );

	await editor.goto( site.admin( 'index.php' ) );
	await expect( menu.first() ).toBeVisible();
	expect( ( await rest( editor, 'GET', 'results-summary' ) ).status ).toBe( 200 );
	await editor.goto( results );
	await expect( editor.getByRole( 'heading', { name: 'Results', level: 1 } ) ).toBeVisible();

	await view.getByRole( 'button', { name: 'Remove role' } ).click();
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( admin.getByText( /not saved/ ) ).toHaveCount( 0 );
	await admin.reload();
	await expect( view.getByText( 'Administrator' ) ).toBeVisible();
	await expect( view.getByRole( 'button', { name: 'Remove role' } ) ).toHaveCount( 0 );

	await editor.goto( site.admin( 'index.php' ) );
	await expect( editor.getByRole( 'heading', { name: 'Dashboard', level: 1 } ) ).toBeVisible();
	await expect( menu ).toHaveCount( 0 );
	expect( ( await editor.request.get( results ) ).status() ).toBe( 403 );
	expect( ( await editor.request.get( site.admin( 'admin.php?page=userfeedback_settings' ) ) ).status() ).toBe( 403 );
	expect( ( await rest( editor, 'GET', 'results-summary' ) ).status ).toBe( 403 );
	expect( ( await rest( editor, 'GET', 'settings' ) ).status ).toBe( 403 );
	expect(
		( await editor.request.get( site.admin( 'admin.php?page=userfeedback_exports&survey=1' ) ) ).status()
	).toBe( 403 );
} );

test( 'the first click after a role was picked lands where the pointer went down', async ( { admin } ) => {
	await admin.goto( settings( 'access' ) );
	const edits = row( admin, 'create_edit_surveys' );
	const own = row( admin, 'own_surveys_only' ).getByRole( 'checkbox' );
	await edits.getByRole( 'combobox' ).click();
	await edits.getByRole( 'option', { name: 'Author' } ).click();
	await expect( edits.getByRole( 'button', { name: 'Remove role' } ) ).toHaveCount( 1 );
	await expect( edits.getByRole( 'option', { name: 'Editor' } ) ).toBeVisible();
	// The list closes while the button of the mouse is down; what is below it must not move.
	await own.click( { delay: 300 } );
	await expect( edits.getByRole( 'option' ) ).toHaveCount( 0 );
	await expect( own ).toBeChecked();
} );
