/** Building a survey in the browser by the keyboard. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { site } from './site';

/**
 * Begins a blank survey with a text question.
 *
 * @param admin A page in wp-admin.
 * @param title Of its first question.
 */
export async function beginSurvey( admin: Page, title: string ) {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	await admin.getByRole( 'button', { name: /Blank/ } ).press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( title );
}

/** Adds a question of a type. */
export async function addByKeyboard( admin: Page, type: RegExp, title: string ) {
	await admin.getByRole( 'button', { name: 'Add Question' } ).press( 'Enter' );
	const item = admin.getByRole( 'menuitem', { name: type } );
	await item.focus();
	await item.press( 'Enter' );
	await expect( admin.getByRole( 'button', { name: 'Question type:' } ) ).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( title );
}

/** Goes through the steps of a new survey and publishes it. */
export async function publish( admin: Page ) {
	for ( const button of [ 'Next Step: Settings', 'Next Step: Workflow', 'Next Step: Publish', 'Save and Publish' ] ) {
		await admin.getByRole( 'button', { name: button } ).press( 'Enter' );
	}
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
}
