import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import type { ExportChoices, PreparedFile, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import type { RestReply } from './support';

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< RestReply >;

const FORMULA = '=HYPERLINK("https://example.org")';

/** A published survey with three responses. */
async function surveyWithResponses( admin: Page, rest: Rest ): Promise< number > {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const saved = await rest( admin, 'POST', 'surveys', {
		title: 'How was your café?',
		status: 'publish',
		questions: [
			{ id: 'score', type: 'nps', title: 'How likely?', config: {}, settings: {} },
			{ id: 'why', type: 'text', title: 'Why?', config: {}, settings: {} },
		],
	} );
	expect( saved.status ).toBe( 201 );
	const { id } = saved.body as SavedSurvey;
	for ( const [ score, why ] of [
		[ 9, 'Friendly' ],
		[ 3, FORMULA ],
		[ 10, 'Kaffee & Kuchen' ],
	] ) {
		const { status } = await rest( admin, 'POST', `surveys/${ id }/responses`, {
			answers: [
				{ question_id: 'score', value: score },
				{ question_id: 'why', value: why },
			],
		} );
		expect( status ).toBe( 201 );
	}
	return id;
}

test( 'an owner takes the answers along in each format @story', async ( { admin, rest, expectAccessible } ) => {
	const id = await surveyWithResponses( admin, rest );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );

	const take = async ( format: string ) => {
		await admin.getByRole( 'button', { name: 'Export Results' } ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Export Results' } );
		await expect( dialog.getByRole( 'status' ) ).toContainText( '3 rows' );
		await dialog.getByRole( 'radio', { name: format } ).check();
		const download = admin.waitForEvent( 'download' );
		await dialog.getByRole( 'link', { name: 'Export' } ).click();
		const file = await download;
		await expect( dialog ).toBeHidden();
		return { name: file.suggestedFilename(), content: readFileSync( await file.path() ) };
	};

	const csv = await take( 'CSV' );
	expect( csv.name ).toMatch( /^how-was-your-café_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_exported-\d{4}-\d\d-\d\d\.csv$/ );
	const lines = csv.content.toString( 'utf8' ).split( '\r\n' );
	expect( lines ).toHaveLength( 5 );
	expect( lines[ 0 ] ).toMatch(
		/^\uFEFFResponse,"Date \(.*\)",Status,Page,"Page address",Device,"How likely\?",Why\?/
	);
	expect( lines[ 2 ] ).toContain( `"'=HYPERLINK(""https://example.org"")"` );

	const json = await take( 'JSON Lines' );
	const answers = json.content
		.toString( 'utf8' )
		.trim()
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as { answers: { value: unknown }[] } );
	expect( answers.map( ( line ) => line.answers.map( ( { value } ) => value ) ) ).toEqual( [
		[ 9, 'Friendly' ],
		[ 3, FORMULA ],
		[ 10, 'Kaffee & Kuchen' ],
	] );

	const xlsx = await take( 'Excel (XLSX)' );
	expect( xlsx.name ).toMatch( /\.xlsx$/ );
	const sheet = new TextDecoder().decode( unzipSync( xlsx.content )[ 'xl/worksheets/sheet1.xml' ] );
	expect( sheet ).toContain( 'Kaffee &amp; Kuchen' );
	expect( sheet ).not.toContain( '<f>' );

	await admin.getByRole( 'button', { name: 'Export question: Why?' } ).click();
	await expect( admin.getByRole( 'radio', { name: 'One question' } ) ).toBeChecked();
	await expect( admin.getByRole( 'combobox', { name: 'Question' } ) ).toHaveValue( 'why' );
	await expectAccessible( admin, '.uf-export' );
	await admin.keyboard.press( 'Escape' );
	await expect( admin.getByRole( 'button', { name: 'Export question: Why?' } ) ).toBeFocused();
} );

test( 'the file says what it is, and strangers get none', async ( { admin, rest, visitor, signedIn, problems } ) => {
	problems.allow( /403/ );
	const id = await surveyWithResponses( admin, rest );
	const { url } = ( await rest( admin, 'GET', `surveys/${ id }/export` ) ).body as ExportChoices;
	const reply = await admin.request.get( url );
	expect( reply.status() ).toBe( 200 );
	expect( reply.headers() ).toMatchObject( {
		'content-type': 'text/csv; charset=utf-8',
		'x-content-type-options': 'nosniff',
		'cache-control': expect.stringContaining( 'no-store' ),
		'content-disposition': expect.stringMatching( /^attachment; filename="how-was-your-cafe_all-time_/ ),
	} );
	expect( ( await admin.request.get( url.replace( /_wpnonce=\w+/, '_wpnonce=0' ) ) ).status() ).toBe( 403 );
	const foreign = await admin.request.get( url, { headers: { 'Sec-Fetch-Site': 'cross-site' } } );
	expect( foreign.status() ).toBe( 403 );
	const author = await signedIn( 'author' );
	expect( ( await author.request.get( url ) ).status() ).toBe( 403 );
	expect( await ( await visitor.request.get( url ) ).text() ).not.toContain( 'Friendly' );
} );

test( 'a file that is prepared in the background is downloaded when it is ready, by who asked for it', async ( {
	admin,
	rest,
	signedIn,
	problems,
	expectAccessible,
} ) => {
	problems.allow( /40[34]/ );
	const id = await surveyWithResponses( admin, rest );
	const begun = await rest( admin, 'POST', `surveys/${ id }/exports`, { extras: { format: 'csv' } } );
	expect( begun.status ).toBe( 201 );
	const { key, name } = begun.body as PreparedFile;

	// Where the notification leads.
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }?files=1` ) );
	const dialog = admin.getByRole( 'dialog', { name: 'Export Results' } );
	const files = dialog.getByRole( 'region', { name: 'Your prepared files' } );
	const link = files.getByRole( 'link', { name: 'Download' } );
	await expect( link ).toBeVisible();
	await expect( files.getByText( 'Ready: 3 rows, 0.1 MB' ) ).toBeVisible();
	await expectAccessible( admin, '.uf-export' );
	const download = admin.waitForEvent( 'download' );
	await link.click();
	const file = await download;
	expect( file.suggestedFilename() ).toBe( name );
	expect( readFileSync( await file.path(), 'utf8' ).split( '\r\n' ) ).toHaveLength( 5 );

	const editor = await signedIn( 'editor' );
	expect( ( await editor.request.get( ( await link.getAttribute( 'href' ) ) ?? '' ) ).status() ).toBe( 403 );
	expect( ( await rest( editor, 'POST', `exports/${ key }/slice` ) ).status ).toBe( 403 );

	await files.getByRole( 'button', { name: `Delete ${ name }` } ).click();
	await expect( files ).toBeHidden();
} );
