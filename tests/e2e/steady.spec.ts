import type { Page } from '@playwright/test';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { holdReplies } from './support/hold';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< { body: unknown } >;

async function seeded( admin: Page, rest: Rest ): Promise< number > {
	const { id } = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '60', '--days=20' );
	return id;
}

test( 'Undo stays under the pointer while the survey saves itself', async ( { admin, rest } ) => {
	const draft = { ...nineTypes( 'How was your checkout?' ), status: 'draft' };
	const { id } = ( await rest( admin, 'POST', 'surveys', draft ) ).body as SavedSurvey;
	const release = await holdReplies( admin, 'surveys' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	const head = admin.getByRole( 'region', { name: 'Survey builder' } );
	const state = ( text: string ) => expect( head.getByText( text, { exact: true } ) ).toBeVisible();
	const controls = [
		head.getByRole( 'navigation', { name: 'Survey steps' } ),
		...[ 'Undo', 'Redo', 'Save Draft' ].map( ( name ) => head.getByRole( 'button', { name } ) ),
	];
	const boxes = () => Promise.all( controls.map( ( control ) => control.boundingBox() ) );
	await state( 'Saved' );
	const before = await boxes();
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'How did you find our shop?' );
	await state( 'Unsaved' );
	expect( await boxes() ).toEqual( before );
	await state( 'Saving…' );
	expect( await boxes() ).toEqual( before );
	release();
	await state( 'Saved' );
	expect( await boxes() ).toEqual( before );
} );

test( 'the days stay under the pointer when the title of the survey arrives', async ( { admin, rest } ) => {
	const id = await seeded( admin, rest );
	const release = await holdReplies( admin, `surveys/${ id }/results` );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/?survey=${ id }` ) );
	const days = admin.getByRole( 'group', { name: 'Period' } );
	const before = await days.boundingBox();
	await expect( admin.getByRole( 'button', { name: 'Survey: …' } ) ).toBeVisible();
	release();
	await expect( admin.getByRole( 'button', { name: 'Survey: How was your checkout?' } ) ).toBeVisible();
	expect( await days.boundingBox() ).toEqual( before );
} );

test( 'the filters stay under the pointer when the responses arrive', async ( { admin, rest } ) => {
	const id = await seeded( admin, rest );
	const release = await holdReplies( admin, `surveys/${ id }/responses` );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }/responses` ) );
	const filter = admin.getByRole( 'button', { name: 'Add filter' } );
	const before = await filter.boundingBox();
	await expect( admin.getByText( /^[\d,]+ unread$/ ) ).toBeHidden();
	release();
	await expect( admin.getByText( /^[\d,]+ unread$/ ) ).toBeVisible();
	expect( await filter.boundingBox() ).toEqual( before );
} );

test( 'the filters of the inbox stay under the pointer when surveys and tags arrive', async ( { admin, rest } ) => {
	await seeded( admin, rest );
	await rest( admin, 'POST', 'tags', { name: 'delivery' } );
	const releases = [
		await holdReplies( admin, 'tags' ),
		await holdReplies( admin, 'surveys' ),
		await holdReplies( admin, 'inbox' ),
	];
	await admin.goto( site.admin( 'admin.php?page=userfeedback_inbox' ) );
	const filters = admin.getByRole( 'group', { name: 'Filters' } );
	// The numbers of the states take what room they need: the first one tells where the others begin.
	const places = () =>
		filters.getByRole( 'combobox' ).evaluateAll( ( [ first, ...others ] ) =>
			others.map( ( other ) => {
				const [ from, to ] = [ first?.getBoundingClientRect(), other.getBoundingClientRect() ];
				return [ to.x - ( from?.x ?? 0 ), to.y - ( from?.y ?? 0 ), to.width ];
			} )
		);
	const tag = admin.getByRole( 'combobox', { name: 'Tag' } );
	await expect( tag ).toBeDisabled();
	const before = await places();
	expect( before ).not.toEqual( [] );
	releases.forEach( ( release ) => release() );
	await expect( tag ).toBeEnabled();
	await expect( admin.getByRole( 'article', { name: 'Selected answer' } ) ).toBeVisible();
	await expect( filters.getByRole( 'option', { name: 'How was your checkout?' } ) ).toBeAttached();
	expect( await places() ).toEqual( before );
} );
