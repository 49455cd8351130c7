import type { Page } from '@playwright/test';
import type { ResponseListResult, SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

/** A page whose theme, or a cache of a translated copy, says another language than the site. */
const speaks = ( page: Page, lang: string ) =>
	page.route( `${ site.url }/`, async ( route ) => {
		const reply = await route.fetch();
		await route.fulfill( {
			response: reply,
			body: ( await reply.text() ).replace( /<html[^>]*>/, `<html lang="${ lang }">` ),
		} );
	} );

const add = async ( admin: Page, tag: string ) => {
	await admin.getByRole( 'combobox', { name: 'Add a language' } ).selectOption( tag );
	await expect( admin.getByRole( 'button', { name: /of 6 translated/, pressed: true } ) ).toBeVisible();
};

test( 'a survey in English, German and Arabic has one set of figures', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
	problems,
} ) => {
	// Two options that read alike are refused on purpose.
	problems.allow( /422/ );
	await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'publish',
		questions: [
			{
				id: 'a',
				type: 'radio-button',
				title: 'What is it?',
				config: { options: [ 'Gift', 'Poison' ] },
			},
			{ id: 'b', type: 'text', title: 'Why?' },
		],
	} );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	await test.step( 'the owner translates it by the keyboard', async () => {
		await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/settings` ) );
		await admin.getByRole( 'button', { name: 'Translate the survey' } ).press( 'Enter' );
		const dialog = admin.getByRole( 'dialog', { name: 'Languages' } );
		await expect( dialog ).toContainText( 'Everybody reads this survey in' );
		await add( admin, 'de' );
		const field = dialog.getByRole( 'textbox', { name: /German: Question 1, Title/ } );
		await field.fill( 'Was ist es?' );
		await field.press( 'Enter' );
		await admin.keyboard.type( 'Geschenk' );
		await admin.keyboard.press( 'Enter' );
		// In German "Gift" is poison: what reads alike must not be counted alike.
		await admin.keyboard.type( 'Geschenk' );
		await dialog.getByRole( 'button', { name: 'Save translations' } ).press( 'Enter' );
		await expect( dialog.getByText( 'Another option of this question reads the same.' ) ).toBeVisible();
		await dialog.getByRole( 'textbox', { name: /German: Question 1, Option, Poison/ } ).fill( 'Gift' );
		await dialog.getByRole( 'button', { name: 'Save translations' } ).press( 'Enter' );
		await expect( dialog.getByRole( 'button', { name: /3 of 6 translated/ } ) ).toBeVisible();
		await expectAccessible( admin, '.ufb-translate' );

		await add( admin, 'ar' );
		await dialog.getByRole( 'textbox', { name: /Arabic: Question 1, Title/ } ).fill( 'ما هذا؟' );
		await dialog.getByRole( 'textbox', { name: /Arabic: Question 1, Option, Gift/ } ).fill( 'هدية' );
		await admin.keyboard.press( 'Escape' );
		await admin
			.getByRole( 'dialog', { name: 'Close without saving?' } )
			.getByRole( 'button', { name: 'Keep Editing' } )
			.click();
		await dialog.getByRole( 'button', { name: 'Preview', exact: true } ).click();
		const preview = admin.getByRole( 'dialog', { name: 'Preview in Arabic' } );
		const drawn = preview.frameLocator( 'iframe' ).locator( '.uf' );
		await expect( drawn ).toHaveAttribute( 'dir', 'rtl' );
		await expect( drawn ).toContainText( 'ما هذا؟' );
		await preview.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog.getByRole( 'button', { name: /2 of 6 translated/ } ) ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close', exact: true } ).click();
		await expect( admin.locator( '#ufb-languages' ) ).toContainText( 'Deutsch 3 of 6 translated' );
	} );

	await test.step( 'visitors read and answer in theirs', async () => {
		const german = await newVisitor( { locale: 'ar-EG' } );
		await speaks( german, 'de' );
		await german.goto( '/' );
		const survey = german.getByRole( 'dialog', { name: 'Survey: Beans' } );
		await expect( survey ).toContainText( 'Was ist es?' );
		await survey.getByRole( 'radio', { name: 'Gift', exact: true } ).click( { force: true } );
		await expect( survey ).toContainText( 'Why?' );
		await survey.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( survey.getByRole( 'status' ) ).toBeVisible();

		const arab = await newVisitor( { locale: 'ar-EG' } );
		await arab.goto( '/' );
		const mirrored = arab.getByRole( 'dialog', { name: 'Survey: Beans' } );
		await expect( mirrored ).toContainText( 'ما هذا؟' );
		await expect( arab.locator( '.uf' ) ).toHaveAttribute( 'dir', 'rtl' );
		await mirrored.getByRole( 'radio', { name: 'هدية' } ).click( { force: true } );
		await expect( mirrored ).toContainText( 'Why?' );
		await mirrored.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( mirrored.getByRole( 'status' ) ).toBeVisible();

		const english = await newVisitor( { locale: 'fr-FR' } );
		await english.goto( '/' );
		const source = english.getByRole( 'dialog', { name: 'Survey: Beans' } );
		await source.getByRole( 'radio', { name: 'Gift', exact: true } ).click( { force: true } );
		await expect( source ).toContainText( 'Why?' );
		await source.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( source.getByRole( 'status' ) ).toBeVisible();
	} );

	await test.step( 'and are counted together', async () => {
		await expect( async () => {
			const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
				.body as SurveyResults;
			expect( stats[ 0 ]?.options.map( ( { value, count } ) => [ value, count ] ) ).toEqual( [
				[ 'Gift', 2 ],
				[ 'Poison', 1 ],
			] );
		} ).toPass();
		const { items: responses } = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) )
			.body as ResponseListResult;
		expect( responses ).toHaveLength( 3 );
	} );
} );
