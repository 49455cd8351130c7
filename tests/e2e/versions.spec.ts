import type { Survey } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

test( 'a new draft saves itself, is there after a reload, and Undo takes a step back', async ( { admin, rest } ) => {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new' ) );
	await admin.getByRole( 'button', { name: /Blank/ } ).press( 'Enter' );
	const title = admin.getByRole( 'textbox', { name: 'Question title' } );
	await title.fill( 'How are you?' );
	await expect( admin.getByText( 'Saved', { exact: true } ).first() ).toBeVisible( { timeout: 30_000 } );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await expect( title ).toBeFocused();
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( title ).toHaveValue( '' );
	await admin.getByRole( 'button', { name: 'Redo' } ).click();
	await expect( title ).toHaveValue( 'How are you?' );
	const { body } = await rest( admin, 'GET', 'surveys?filter[status]=draft' );
	const [ made ] = ( body as { items: Survey[] } ).items;
	expect( made?.title ).toBe( 'How are you?' );
	await expect( admin.getByText( 'Saved', { exact: true } ).first() ).toBeVisible( { timeout: 30_000 } );
	await admin.reload();
	await expect( title ).toHaveValue( 'How are you?' );
	await admin.getByRole( 'button', { name: 'Close', exact: true } ).click();
	await expect( admin.getByRole( 'heading', { name: 'Surveys', level: 1 } ) ).toBeVisible();
} );
