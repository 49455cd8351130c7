import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';

const FOLDER = 'fake-addon';

test.beforeEach( async () => {
	await site.empty();
	cpSync( join( site.checkout, 'tests/fixtures', FOLDER ), join( site.plugins, FOLDER ), { recursive: true } );
	await site.wp( 'plugin', 'activate', FOLDER );
} );

test.afterEach( async () => {
	await site.wp( 'plugin', 'deactivate', FOLDER );
	rmSync( join( site.plugins, FOLDER ), { recursive: true } );
} );

test( 'a question type, a trigger and a page rule of another plugin work from the builder to the results', async ( {
	admin,
	visitor,
	rest,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', { title: 'Doors', template: 'fake-thumbs' } ) )
		.body as SavedSurvey;
	const builder = ( step: string ) =>
		site.admin( `admin.php?page=userfeedback_surveys#/edit/${ survey.id }/${ step }` );

	await test.step( 'the builder lists the type and shows its editor', async () => {
		await admin.goto( builder( 'questions' ) );
		await admin.getByRole( 'button', { name: /^Question type: Text/ } ).click();
		await admin.getByRole( 'menuitem', { name: /Thumbs.*Thumb up or thumb down/ } ).click();
		await expect( admin.getByRole( 'textbox', { name: 'Question title' } ) ).toHaveValue( 'Do you like it?' );
		await admin.getByRole( 'button', { name: 'Swap Up and Down' } ).click();
		await expect( admin.getByRole( 'button', { name: 'Swap Down and Up' } ) ).toBeVisible();
	} );

	await test.step( 'its trigger and its page rule can be chosen', async () => {
		await admin.getByRole( 'button', { name: /^Next Step/ } ).click();
		await admin.getByRole( 'radio', { name: 'After a double click' } ).check();
		await admin.getByRole( 'radio', { name: 'Pages that match rules' } ).check();
		await admin.getByRole( 'combobox', { name: 'Rule type' } ).selectOption( 'Kind of page' );
		await admin.getByRole( 'textbox', { name: 'Value' } ).fill( 'front_page' );
	} );

	await test.step( 'it is published as chosen', async () => {
		await admin.getByRole( 'button', { name: /^Next Step/ } ).click();
		await admin.getByRole( 'button', { name: /^Next Step/ } ).click();
		await admin.getByRole( 'radio', { name: 'Publish' } ).check();
		await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expect
			.poll( async () => ( ( await rest( admin, 'GET', `surveys/${ survey.id }` ) ).body as SavedSurvey ).status )
			.toBe( 'publish' );
	} );

	await test.step( 'a visitor answers it after a double click', async () => {
		await visitor.goto( '/' );
		await expect( visitor.getByText( 'Do you like it?', { exact: true } ) ).toBeHidden();
		await visitor.locator( 'body' ).dblclick();
		await visitor.getByText( 'Down', { exact: true } ).click();
		await visitor.getByRole( 'button', { name: 'Next' } ).click();
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	} );

	await test.step( 'results and the response show it as the plugin draws it', async () => {
		await expect
			.poll( async () => {
				const { body } = await rest( admin, 'GET', `surveys/${ survey.id }/responses` );
				return ( body as { pagination: { total: number } } ).pagination.total;
			} )
			.toBe( 1 );
		await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }` ) );
		await expect( admin.getByText( 'Thumbs of 1 people' ) ).toBeVisible();
		const { body } = await rest( admin, 'GET', `surveys/${ survey.id }/responses` );
		const [ response ] = ( body as { items: { id: number }[] } ).items;
		await admin.goto(
			site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }/responses/${ response?.id ?? 0 }` )
		);
		await expect( admin.getByText( 'Thumb: Down' ) ).toBeVisible();
	} );
} );
