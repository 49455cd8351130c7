import type { Page } from '@playwright/test';
import type { ResponseListResult, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

const screen = ( path: string ) => site.admin( `admin.php?page=userfeedback_results#${ path }` );

/** Playwright's own header and footer are off, so that only ours is on the pages. */
const pdf = ( page: Page, format: 'A4' | 'Letter' ) => page.pdf( { format, preferCSSPageSize: false } );

const pages = ( file: Buffer ) => file.toString( 'latin1' ).match( /\/Type\s*\/Page\b/g )?.length ?? 0;

test( 'results are printed without the frame of wp-admin, whole questions on each page', async ( { admin, rest } ) => {
	const nine = nineTypes( 'How was your checkout?' );
	const { id } = ( await rest( admin, 'POST', 'surveys', nine ) ).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '200' );

	await admin.goto( screen( `/survey/${ id }` ) );
	const question = admin.getByRole( 'region', { name: /^Q1/ } );
	await expect( question ).toBeVisible();
	await expect( admin.getByText( /^Printed / ) ).toBeHidden();
	await admin.evaluate( () => {
		window.print = () => document.body.setAttribute( 'data-printed', '' );
	} );
	await admin.getByRole( 'button', { name: 'Print', exact: true } ).click();
	await expect( admin.locator( 'body[data-printed]' ) ).toBeAttached();

	await admin.emulateMedia( { media: 'print' } );
	await expect( admin.getByText( /^Printed / ) ).toBeVisible();
	await expect( admin.getByRole( 'heading', { name: 'How was your checkout?', level: 1 } ) ).toBeVisible();
	await expect( admin.getByText( /^[\d,]+ responses$/ ) ).toBeVisible();
	for ( const frame of [ '#adminmenumain', '#wpadminbar', '#wpfooter' ] ) {
		await expect( admin.locator( frame ) ).toBeHidden();
	}
	await expect( admin.getByRole( 'button', { name: /^(Print|Export|Edit|Show all)/ } ) ).toHaveCount( 0 );
	await expect( admin.getByRole( 'searchbox' ) ).toHaveCount( 0 );
	for ( const answer of [ 'A friend', 'Search engine', 'Walking past' ] ) {
		await expect( question.getByRole( 'rowheader' ).filter( { hasText: answer } ) ).toBeVisible();
		await expect( question.getByText( answer, { exact: true } ).first() ).toBeVisible();
	}
	const cut = await admin
		.locator( '.uf-panel' )
		.evaluateAll(
			( panels ) => panels.filter( ( one ) => getComputedStyle( one ).breakInside !== 'avoid' ).length
		);
	expect( cut ).toBe( 0 );
	for ( const format of [ 'A4', 'Letter' ] as const ) {
		expect( pages( await pdf( admin, format ) ) ).toBeGreaterThan( 2 );
	}
} );

test( 'a response is printed with its answers and details', async ( { admin, rest } ) => {
	const saved = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) ).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( saved.id ), '3' );
	const list = ( await rest( admin, 'GET', `surveys/${ saved.id }/responses` ) ).body as ResponseListResult;

	await admin.goto( screen( `/survey/${ saved.id }/responses/${ list.items[ 0 ]?.id ?? 0 }` ) );
	await expect( admin.getByRole( 'button', { name: 'Print', exact: true } ) ).toBeVisible();
	await admin.emulateMedia( { media: 'print' } );
	await expect( admin.getByText( /^Printed / ) ).toBeVisible();
	await expect( admin.getByText( 'How was your checkout?' ) ).toBeVisible();
	await expect( admin.getByRole( 'region', { name: 'Response Details' } ) ).toBeVisible();
	await expect( admin.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( admin.locator( '#wpadminbar' ) ).toBeHidden();
} );
