import type { SavedSurvey, Survey } from '../../src/types';
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

test( 'an owner restores a version by keyboard, visitors meet it, and the owner takes it back', async ( {
	admin,
	visitor,
	rest,
	expectAccessible,
} ) => {
	const save = async ( body: object ) => ( await rest( admin, 'POST', 'surveys', body ) ).body as SavedSurvey;
	const first = await save( {
		title: 'Checkout',
		status: 'publish',
		questions: [ { id: 'a', type: 'radio-button', title: 'Was it easy?', config: { options: [ 'Yes', 'No' ] } } ],
	} );
	const { id } = first;
	await visitor.goto( site.url );
	await visitor.getByRole( 'radio', { name: 'Yes' } ).click();
	// What visitors see meanwhile counts impressions, and nothing else.
	const figures = async () => {
		const { body } = await rest( admin, 'GET', `surveys/${ id }/results` );
		const { range_responses_count, question_stats, questions } = body as Record< string, unknown >;
		return { range_responses_count, question_stats, questions };
	};
	await expect.poll( async () => JSON.stringify( await figures() ) ).toContain( '"range_responses_count":1' );
	const before = await figures();
	const [ question ] = first.questions;
	await save( { id, questions: [ { ...question, title: 'How easy was it?' } ] } );
	await save( { id, title: 'Till', questions: [ { ...question, title: 'Did you find all?' } ] } );
	const edited = await figures();

	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	await admin.getByRole( 'button', { name: 'Revisions', exact: true } ).press( 'Enter' );
	const dialog = admin.getByRole( 'dialog', { name: 'Revisions' } );
	const entries = dialog.getByRole( 'listitem' ).getByRole( 'button' );
	await expect( entries ).toHaveCount( 3 );
	await expect( entries.first() ).toContainText( 'Title of the survey. Question 1: title' );
	await expect( dialog.getByText( 'Did you find all?' ) ).toBeVisible();
	await entries.last().press( 'Enter' );
	await expect( entries.last() ).toHaveAttribute( 'aria-pressed', 'true' );
	const restore = dialog.getByRole( 'button', { name: /^Restore the version of / } );
	await expect( restore ).toBeVisible();
	await expectAccessible( admin, '.ufb-revs' );
	await restore.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	const title = admin.getByRole( 'textbox', { name: 'Question title' } );
	await expect( title ).toHaveValue( 'Was it easy?' );
	expect( await figures() ).toEqual( before );

	await visitor.context().clearCookies();
	await visitor.goto( site.url );
	await visitor.evaluate( () => localStorage.clear() );
	await visitor.reload();
	await expect( visitor.getByText( 'Was it easy?', { exact: true } ).first() ).toBeVisible();

	const toast = admin.getByText( 'Version restored.' ).first();
	await expect( toast ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Undo' } ).last().press( 'Enter' );
	await expect( title ).toHaveValue( 'Did you find all?' );
	expect( await figures() ).toEqual( edited );
	await visitor.reload();
	await expect( visitor.getByText( 'Did you find all?', { exact: true } ).first() ).toBeVisible();
} );

test( 'versions fit a phone, from right to left too', async ( { admin, rest } ) => {
	const { body } = await rest( admin, 'POST', 'surveys', {
		title: 'Checkout',
		questions: [ { id: 'a', type: 'text', title: 'Was it easy?' } ],
	} );
	const { id } = body as SavedSurvey;
	await rest( admin, 'POST', 'surveys', { id, title: 'Till' } );
	await admin.setViewportSize( { width: 375, height: 700 } );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	await admin.getByRole( 'button', { name: 'Revisions', exact: true } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Revisions' } );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveCount( 2 );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await admin.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		expect(
			await dialog.evaluate( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return [ ...element.querySelectorAll( '.ufb-revs__cols, h2, h3, button, time, .ufb-chip, small' ) ]
					.map( ( part ) => part.getBoundingClientRect() )
					.filter( ( box ) => box.left < left || box.right > right ).length;
			} )
		).toBe( 0 );
	}
} );
