import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

test( 'one person saves a filter, another opens it, changes it and leaves the original alone', async ( {
	admin,
	rest,
	signedIn,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '60', '--days=20' );
	await rest( admin, 'POST', 'settings', { settings: { view_results: [ 'editor' ] } } );
	const screen = site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }` );

	await admin.goto( `${ screen }?filter%5Bdevice%5D=mobile` );
	const bar = admin.getByRole( 'group', { name: /^Filters/ } );
	const toggle = bar.getByRole( 'button', { name: 'Saved filters' } );
	await toggle.focus();
	await admin.keyboard.press( 'Enter' );
	await expect( admin.getByText( /^Nobody has saved a filter/ ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Save these filters…' } ).press( 'Enter' );
	const name = admin.getByRole( 'textbox', { name: 'Name' } );
	await expect( name ).toHaveValue( 'Mobile' );
	await expectAccessible( admin, '.uf-filter-popover' );
	await name.fill( 'On the go' );
	await name.press( 'Enter' );
	await expect( bar.getByRole( 'button', { name: 'On the go' } ) ).toBeVisible();

	const editor = await signedIn( 'editor' );
	await editor.goto( screen );
	const theirs = editor.getByRole( 'group', { name: /^Filters/ } );
	await theirs.getByRole( 'button', { name: 'Saved filters' } ).click();
	const menu = editor.getByRole( 'group', { name: 'Saved filters' } );
	await expect( menu.getByRole( 'button', { name: /^Rename/ } ) ).toHaveCount( 0 );
	await menu.getByRole( 'button', { name: /^On the go/ } ).click();
	await expect( theirs.getByRole( 'button', { name: 'Remove filter: Device: Mobile' } ) ).toBeVisible();
	await theirs.getByRole( 'button', { name: 'Device: Mobile', exact: true } ).click();
	await editor.getByRole( 'checkbox', { name: 'Tablet' } ).check();
	await editor.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( theirs.getByRole( 'button', { name: 'On the go (changed)' } ) ).toBeVisible();

	await admin.reload();
	await expect( bar.getByRole( 'button', { name: 'Remove filter: Device: Mobile' } ) ).toBeVisible();
	await bar.getByRole( 'button', { name: 'On the go' } ).click();
	await admin.getByRole( 'button', { name: 'Rename, replace or delete On the go' } ).click();
	await admin.getByRole( 'button', { name: 'Delete…' } ).click();
	await admin
		.getByRole( 'dialog', { name: 'Delete “On the go”?' } )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	await expect( bar.getByRole( 'button', { name: 'Saved filters' } ) ).toBeVisible();
} );
