import type { ResponseListResult, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

/** A picture with code behind its end, or a whole one. */
const picture = async ( more = '' ) => ( {
	name: 'Screen 1.png',
	mimeType: 'image/png',
	buffer: Buffer.concat( [
		Buffer.from(
			await site.php( `
				$image = imagecreatetruecolor( 300, 200 );
				imagefill( $image, 0, 0, imagecolorallocate( $image, 20, 120, 90 ) );
				ob_start();
				imagepng( $image );
				echo base64_encode( ob_get_clean() );
			` ),
			'base64'
		),
		Buffer.from( more ),
	] ),
} );

const files = async () =>
	Number( await site.php( `echo count( glob( UserFeedback\\Files\\FileFolder::path() . '/*.bin' ) );` ) );

test( 'files are switched on, asked for, sent from a phone, opened by the owner and gone with the response', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
	problems,
} ) => {
	// The picture with code in it.
	problems.allow( /422.*files/ );
	await beginSurvey( admin, 'What went wrong?' );
	await admin.getByRole( 'button', { name: 'Add Question' } ).click();
	const locked = admin.getByRole( 'menuitem', { name: /^File upload/ } );
	await expect( locked ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( locked ).toContainText( 'Off. Switch it on under Settings, Misc' );
	await admin.keyboard.press( 'Escape' );

	await admin.goto( site.admin( 'admin.php?page=userfeedback_settings#/misc' ) );
	await admin.getByRole( 'checkbox', { name: 'Visitors may send files' } ).check();
	await admin.getByRole( 'button', { name: /Save/ } ).first().click();
	await expect( async () =>
		expect( ( await rest( admin, 'GET', 'settings' ) ).body ).toMatchObject( { settings: { uploads: true } } )
	).toPass();
	await expectAccessible( admin, '#userfeedback-root' );

	await beginSurvey( admin, 'What went wrong?' );
	await addByKeyboard( admin, /^File upload/, 'Have you got a screenshot?' );
	await admin.getByRole( 'combobox', { name: 'Largest file' } ).selectOption( '1 MB' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByText( 'A picture (PNG, JPEG, WebP, GIF), up to 1 MB' ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const phone = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await phone.goto( '/' );
	await phone.getByRole( 'textbox' ).fill( 'The button is gone' );
	await phone.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	const field = phone.getByLabel( /Choose a file/ );
	await expect( field ).toBeVisible();
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.keyboard.press( 'Tab' );
	await expect( field ).toBeFocused();

	await field.setInputFiles( await picture( '<?php phpinfo(); ?>' ) );
	await expect( phone.getByRole( 'alert' ) ).toHaveText( 'There is program code in this file.' );
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expectAccessible( phone, '.userfeedback-survey' );
	expect( await files() ).toBe( 0 );

	const chooser = phone.waitForEvent( 'filechooser' );
	await field.press( 'Enter' );
	await ( await chooser ).setFiles( await picture() );
	await expect( phone.getByText( 'Screen 1.png' ) ).toBeVisible();
	await expect( phone.getByRole( 'alert' ) ).toHaveCount( 0 );
	await phone.getByRole( 'button', { name: 'Remove the file' } ).press( 'Enter' );
	await expect( phone.getByText( 'Screen 1.png' ) ).toHaveCount( 0 );
	await expect( field ).toBeFocused();
	await field.setInputFiles( await picture() );
	await expect( phone.getByText( 'Screen 1.png' ) ).toBeVisible();
	await expectAccessible( phone, '.userfeedback-survey' );
	expect( await phone.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 375 );
	await phone.getByRole( 'button', { name: 'Back' } ).press( 'Enter' );
	await expect( phone.getByRole( 'heading', { name: 'What went wrong?' } ) ).toBeFocused();
	await phone.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await expect( phone.getByText( 'Screen 1.png' ) ).toBeVisible();
	await phone.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await expect( phone.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { items: responses } = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) )
			.body as ResponseListResult;
		expect( responses[ 0 ]?.answers[ 1 ]?.value ).toMatch( /^Screen 1\.png \(\d+ B\)$/ );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /screenshot/ } );
	const link = card.getByRole( 'link', { name: /^Screen 1\.png/ } );
	await expect( link.locator( 'img' ) ).toHaveJSProperty( 'naturalWidth', 300 );
	await expectAccessible( admin, '#userfeedback-root' );
	const download = admin.waitForEvent( 'download' );
	await link.click();
	expect( ( await download ).suggestedFilename() ).toBe( 'Screen 1.png' );
	const address = ( await link.getAttribute( 'href' ) ) ?? '';
	expect( ( await phone.request.get( address ) ).status(), 'Nobody else opens it.' ).toBe( 403 );
	expect( ( await phone.request.get( address.replace( /\?.*/, '' ) ) ).status() ).toBe( 401 );

	const read = admin.waitForResponse( /responses\/mark/ );
	await card.getByRole( 'link', { name: /^Response #/ } ).click();
	await expect( admin.getByRole( 'link', { name: /^Screen 1\.png/ } ) ).toBeVisible();
	expect( await files() ).toBe( 2 );
	// Its screen must not ask for the response when it is gone.
	await read;
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );

	const { items: responses } = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) ).body as ResponseListResult;
	const ids = { response_ids: [ responses[ 0 ]?.id ?? 0 ] };
	await rest( admin, 'POST', `surveys/${ id }/responses/trash`, ids );
	await rest( admin, 'DELETE', `surveys/${ id }/responses`, ids );
	expect( await files(), 'The one that was taken back waits for its day.' ).toBe( 1 );
	expect( ( await admin.request.get( address ) ).status() ).toBe( 404 );
} );
