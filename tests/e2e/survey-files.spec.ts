import { readFile } from 'node:fs/promises';
import type { Survey, SurveyFile, SurveyListResult } from '../../src/types';
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

test( 'a survey takes its picture along to another site', async ( { admin, newVisitor, rest } ) => {
	// The plainest picture: one dot.
	const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
	const [ id, url ] = (
		await site.php( `
			require_once ABSPATH . 'wp-admin/includes/image.php';
			$file = wp_upload_bits( 'dot.png', null, base64_decode( '${ dot }' ) );
			$id   = wp_insert_attachment( array( 'post_title' => 'Dot', 'post_mime_type' => 'image/png' ), $file['file'] );
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
			echo $id, ' ', $file['url'];
		` )
	)
		.trim()
		.split( ' ' );
	const options = [ 'Dot', 'Same dot' ].map( ( label ) => ( {
		label,
		image: { id: Number( id ), url, alt: label },
	} ) );
	await rest( admin, 'POST', 'surveys', {
		title: 'Pictures',
		status: 'draft',
		questions: [ { id: 'a', type: 'image-radio', title: 'Which one?', config: { options } } ],
	} );
	await admin.goto( site.admin( LIST ) );
	await admin.getByRole( 'button', { name: 'Export “' } ).press( 'Enter' );
	const exporting = admin.getByRole( 'dialog', { name: 'Export surveys' } );
	await exporting.getByRole( 'checkbox', { name: 'With pictures inside' } ).check();
	const downloading = admin.waitForEvent( 'download' );
	await exporting.getByRole( 'button', { name: 'Export 1 survey' } ).press( 'Enter' );
	const text = await readFile( await ( await downloading ).path(), 'utf8' );
	expect( ( JSON.parse( text ) as SurveyFile ).pictures ).toEqual( [
		{ url, name: url?.split( '/' ).pop(), type: 'image/png', data: dot },
	] );

	// As if another site had made the file; here its picture is gone.
	await site.wp( 'post', 'delete', id ?? '', '--force' );
	await admin.getByRole( 'button', { name: 'Import', exact: true } ).press( 'Enter' );
	const dialog = admin.getByRole( 'dialog', { name: 'Import surveys' } );
	await dialog.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'survey.json',
		mimeType: 'application/json',
		buffer: Buffer.from( text.replace( /"site": "[^"]*"/, '"site": "https://elsewhere.example"' ) ),
	} );
	await expect( dialog.getByText( 'Pictures', { exact: true } ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Import 1 survey' } ).press( 'Enter' );
	await expect( dialog ).toBeHidden();

	const { items } = ( await rest( admin, 'GET', 'surveys?orderby=id&order=desc' ) ).body as SurveyListResult;
	const copy = Math.max( ...items.map( ( one ) => one.id ) );
	await rest( admin, 'POST', 'surveys/publish', { survey_ids: [ copy ] } );
	const visitor = await newVisitor();
	await visitor.goto( '/' );
	const pictures = visitor.getByRole( 'dialog', { name: 'Survey: Pictures' } ).locator( 'img[alt$="ot"]' );
	await expect( pictures ).toHaveCount( 2 );
	await expect
		.poll( () => pictures.evaluateAll( ( all ) => all.map( ( one ) => ( one as HTMLImageElement ).naturalWidth ) ) )
		.toEqual( [ 1, 1 ] );
} );
