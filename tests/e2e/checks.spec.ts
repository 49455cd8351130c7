import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { holdReplies } from './support/hold';

test.beforeEach( () => site.empty() );

test( 'an owner sees what to look at before publishing, mends it, and finds the address afterwards', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Checkout',
			questions: [
				{ id: 'a', type: 'text', title: 'How are you?' },
				{ id: 'b', type: 'text', title: 'How much do you love our shop?' },
			],
		} )
	).body as SavedSurvey;
	const step = site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/publish` );
	await admin.goto( step );
	const checks = admin.getByRole( 'region', { name: 'Checks before publishing' } );
	await expect( checks.getByText( '1 to look at' ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-publish__main' );
	await checks.getByRole( 'button', { name: /^Show: Question 2/ } ).press( 'Enter' );
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'What do you think of our shop?' );
	for ( const button of [ 'Next Step: Settings', 'Next Step: Workflow', 'Next Step: Publish' ] ) {
		await admin.getByRole( 'button', { name: button } ).press( 'Enter' );
	}
	await expect( checks.getByText( 'The survey is ready.' ) ).toBeVisible();
	await admin.getByRole( 'radio', { name: 'Publish' } ).check();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).press( 'Enter' );
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();

	await admin.goto( step );
	const onSite = admin.getByRole( 'region', { name: 'On your site' } );
	await expect( onSite.getByRole( 'img', { name: 'QR code of the address' } ) ).toBeVisible();
	await expect( onSite.getByRole( 'link', { name: /Open on your site/ } ) ).toHaveAttribute( 'href', /^http/ );
	await expectAccessible( admin, '.ufb-publish__main' );
} );

test( 'what the checks find does not move the status away under the pointer', async ( { admin, rest } ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Newsletter',
			questions: [ { id: 'mail', type: 'email', title: 'Your email address?' } ],
		} )
	).body as SavedSurvey;
	const reply = await holdReplies( admin, 'surveys/checks' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/publish` ) );
	const publish = admin.getByRole( 'radio', { name: 'Publish' } );
	await publish.hover();
	await admin.mouse.down();
	reply();
	await expect( admin.getByText( '1 to look at' ) ).toBeVisible();
	await admin.mouse.up();
	await expect( publish ).toBeChecked();
} );
