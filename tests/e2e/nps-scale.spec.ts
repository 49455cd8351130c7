import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

test( 'an NPS from 0 to 10 is built, answered on a phone and read; its former scale stands beside', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^NPS/, 'On a scale of 1-10, how likely would you recommend us?' );
	const title = admin.getByRole( 'textbox', { name: 'Question title' } );
	await admin.getByRole( 'radio', { name: '1 to 10' } ).focus();
	await admin.keyboard.press( 'ArrowRight' );
	await expect( admin.getByRole( 'radio', { name: '0 to 10' } ) ).toBeChecked();
	await expect( title ).toHaveValue( 'On a scale of 0-10, how likely would you recommend us?' );
	await expect( admin.getByRole( 'textbox', { name: 'Label below 0' } ) ).toHaveValue( 'Not Likely' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'radio', { name: '0, Not Likely' } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );

	await addByKeyboard( admin, /^Dropdown/, 'Where do you live?' );
	await admin.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Berlin' );
	await admin.getByRole( 'textbox', { name: 'Option 1' } ).press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'Paris' );
	await admin.getByRole( 'checkbox', { name: '“Other” with a text field' } ).press( 'Space' );
	await expect( admin.getByRole( 'textbox', { name: 'Option 3' } ) ).toHaveValue( 'Other' );
	await expect( admin.getByRole( 'combobox', { name: 'Columns' } ) ).toHaveCount( 0 );
	await expectAccessible( admin, '.ufb-panes__editor' );

	await admin.getByRole( 'button', { name: /^Thank-you message/ } ).click();
	const message = admin.getByRole( 'textbox', { name: 'Message' } );
	await message.fill( 'Thanks, greetings to' );
	await message.press( 'End' );
	await admin.getByRole( 'button', { name: 'Insert an answer into the message' } ).press( 'Enter' );
	const form = admin.getByRole( 'form', { name: 'Insert answer' } );
	await expect( form.getByRole( 'combobox', { name: 'Answer to' } ).getByRole( 'option' ) ).toHaveText( [
		'1. What did you buy?',
		'2. On a scale of 0-10, how likely would you recommend us?',
		'3. Where do you live?',
	] );
	await form.getByRole( 'textbox', { name: /^Words if/ } ).fill( 'your town' );
	await form.getByRole( 'button', { name: 'Insert' } ).press( 'Enter' );
	await expect( message ).toHaveValue( 'Thanks, greetings to {{Q3|your town}}' );
	await expect( admin.locator( '.is-thanks.is-selected' ) ).toContainText( 'Thanks, greetings to your town' );
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const phone = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await phone.goto( '/' );
	await phone.getByRole( 'button', { name: 'Skip' } ).tap();
	const cells = phone.locator( '.userfeedback-survey .cell' );
	await expect( cells ).toHaveCount( 11 );
	const panel = await phone.locator( '.userfeedback-survey .panel' ).boundingBox();
	const boxes = await cells.evaluateAll( ( all ) =>
		all.map( ( cell ) => {
			const { left, right, width, height } = cell.getBoundingClientRect();
			return { left, right, width, height };
		} )
	);
	for ( const { left, right, width, height } of boxes ) {
		expect( left ).toBeGreaterThanOrEqual( panel?.x ?? 0 );
		expect( right ).toBeLessThanOrEqual( ( panel?.x ?? 0 ) + ( panel?.width ?? 0 ) );
		// WCAG 2.5.8 asks for 24.
		expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 40 );
	}
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'radio', { name: '5', exact: true } ).focus();
	await phone.keyboard.press( '0' );
	await expect( phone.getByRole( 'radio', { name: '0, Not Likely' } ) ).toBeChecked();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await phone.getByRole( 'combobox', { name: 'Where do you live?' } ).selectOption( 'Other' );
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByRole( 'alert' ) ).toHaveText( 'Write your answer, or choose another one.' );
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'textbox', { name: 'Other' } ).fill( 'Oslo' );
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByText( 'Thanks, greetings to Oslo', { exact: true } ) ).toBeVisible();

	const skipping = await newVisitor( { forcedColors: 'active' } );
	await skipping.goto( '/' );
	await skipping.getByRole( 'button', { name: 'Skip' } ).click();
	await skipping.getByRole( 'radio', { name: '10, Extremely Likely' } ).click();
	await expect( skipping.getByRole( 'combobox', { name: 'Where do you live?' } ) ).toBeVisible();
	await skipping.getByRole( 'button', { name: 'Skip' } ).click();
	await expect( skipping.getByText( 'Thanks, greetings to your town', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		expect( stats[ 1 ]?.nps ).toMatchObject( { start: 0, total: 2, detractor: 1, promoter: 1, nps: 0 } );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /how likely would you recommend us/ } ).first();
	await expect( card ).toContainText( 'Asked from 0 to 10, as published scores are.' );
	await expect( card ).toContainText( 'Detractors 0 to 6' );
	const list = admin.getByRole( 'region', { name: /Where do you live/ } ).first();
	await list.evaluate( ( element ) => element.scrollIntoView( { block: 'end' } ) );
	await expect( list.getByRole( 'heading', { name: 'Other answers' } ) ).toBeVisible();
	await expect( list ).toContainText( 'Oslo' );

	// The owner changes the scale: what was answered stays a figure of its own.
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	await admin.locator( '.ufb-line__main', { hasText: 'how likely would you recommend us' } ).click();
	await admin.getByRole( 'radio', { name: '0 to 10' } ).focus();
	await admin.keyboard.press( 'ArrowLeft' );
	await expect( title ).toHaveValue( 'On a scale of 1-10, how likely would you recommend us?' );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).press( 'Enter' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const former = admin.getByRole( 'region', { name: 'As asked before, from 0 to 10' } );
	await expect( former ).toContainText( '2 answers' );
	await expect( former ).toContainText( 'Detractors 0 to 6' );
	await expect( card ).toContainText( 'Nobody has answered on the scale from 1 to 10 in this range.' );
	const tops = await former
		.locator( '.uf-columns__x' )
		.evaluateAll( ( all ) => all.map( ( one ) => Math.round( one.getBoundingClientRect().top ) ) );
	expect( tops ).toHaveLength( 11 );
	expect( new Set( tops ).size, 'Eleven columns stand in one row.' ).toBe( 1 );
	await expectAccessible( admin, '.uf-nps-former' );
} );
