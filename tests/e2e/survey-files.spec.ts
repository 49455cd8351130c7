import { readFile } from 'node:fs/promises';
import type { Survey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

const LIST = 'admin.php?page=userfeedback_surveys';

test( 'an owner takes a survey along as a file and imports it; a wrong file changes nothing', async ( {
	admin,
	rest,
	problems,
	expectAccessible,
} ) => {
	// A wrong file.
	problems.allow( /422/ );
	await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) );
	await admin.goto( site.admin( LIST ) );
	await admin.getByRole( 'button', { name: 'Export “' } ).press( 'Enter' );
	const exporting = admin.getByRole( 'dialog', { name: 'Export surveys' } );
	await expect( exporting.getByRole( 'checkbox', { name: 'With pictures inside' } ) ).not.toBeChecked();
	await expectAccessible( admin, '.uf-modal' );
	const downloading = admin.waitForEvent( 'download' );
	await exporting.getByRole( 'button', { name: 'Export 1 survey' } ).press( 'Enter' );
	const text = await readFile( await ( await downloading ).path(), 'utf8' );
	expect( JSON.parse( text ) ).toMatchObject( { format: 'userfeedback-survey', version: 1 } );

	await admin.getByRole( 'button', { name: 'Import', exact: true } ).press( 'Enter' );
	const dialog = admin.getByRole( 'dialog', { name: 'Import surveys' } );
	const choose = ( content: string ) =>
		dialog
			.locator( 'input[type="file"]' )
			.setInputFiles( { name: 'survey.json', mimeType: 'application/json', buffer: Buffer.from( content ) } );
	await choose( text.replace( '"type": "text"', '"type": [ "x" ]' ) );
	await expect( dialog.getByText( /\[type\]/ ).first() ).toBeVisible();
	await expectAccessible( admin, '.uf-modal' );

	await choose( text.replace( '"type": "text"', '"type": "hologram"' ) );
	await expect( dialog.getByText( /does not have the type hologram/ ) ).toBeVisible();
	await expectAccessible( admin, '.uf-modal' );
	await dialog.getByRole( 'button', { name: 'Import 1 survey' } ).press( 'Enter' );
	await expect( dialog ).toBeHidden();

	const { body } = await rest( admin, 'GET', 'surveys' );
	const { items } = body as SurveyListResult;
	expect( items.map( ( { status } ) => status ).sort() ).toEqual( [ 'draft', 'publish' ] );
	const draft = items.find( ( { status } ) => status === 'draft' );
	const copy = ( await rest( admin, 'GET', `surveys/${ String( draft?.id ) }` ) ).body as Survey;
	expect( copy.questions ).toHaveLength( 8 );
} );
