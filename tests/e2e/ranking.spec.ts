import type { Locator, Page } from '@playwright/test';
import type { SurveyListResult, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { addByKeyboard, beginSurvey, publish } from './support/builder';

test.beforeEach( () => site.empty() );

const COFFEES = [ 'Ethiopia Guji', 'Kenya AA', 'Winter Blend' ];

const middleOf = async ( target: Locator ) => {
	const box = ( await target.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags with a finger, through the events that the browser makes of touches. */
async function dragByTouch( page: Page, from: Locator, to: Locator ) {
	const start = await middleOf( from );
	const end = await middleOf( to );
	const client = await page.context().newCDPSession( page );
	const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', y: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [ { x: start.x, y } ],
		} );
	const frame = () => page.evaluate( () => new Promise( ( resolve ) => requestAnimationFrame( resolve ) ) );
	await touch( 'touchStart', start.y );
	for ( let step = 1; step <= 8; step++ ) {
		await touch( 'touchMove', start.y + ( ( end.y - start.y ) * step ) / 8 );
		await frame();
	}
	// A finger that is lifted while it moves flings; the browser takes the next tap for the end of that.
	for ( let rests = 0; rests < 12; rests++ ) {
		await frame();
		await touch( 'touchMove', end.y );
	}
	await touch( 'touchEnd', end.y );
}

test( 'a ranking is built, answered by touch and by keyboard alone, and read', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await beginSurvey( admin, 'What did you buy?' );
	await addByKeyboard( admin, /^Ranking/, 'Which coffees do you like most?' );
	for ( const [ at, coffee ] of COFFEES.entries() ) {
		const field = admin.getByRole( 'textbox', { name: `Option ${ at + 1 }` } );
		await field.fill( coffee );
		if ( at + 1 < COFFEES.length ) {
			await field.press( 'Enter' );
		}
	}
	await admin.getByRole( 'combobox', { name: 'Visitors rank' } ).selectOption( 'all' );
	const preview = admin.frameLocator( 'iframe[title="Survey preview"]' );
	await expect( preview.getByRole( 'button', { name: 'Winter Blend. Not ranked yet' } ) ).toBeVisible();
	await expectAccessible( admin, '.ufb-panes__editor' );
	await publish( admin );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	const id = items[ 0 ]?.id ?? 0;

	const phone = await newVisitor( { viewport: { width: 375, height: 667 }, hasTouch: true } );
	await phone.goto( '/' );
	await phone.getByRole( 'button', { name: 'Skip' } ).tap();
	await expect( phone.getByRole( 'group', { name: /Which coffees/ } ) ).toMatchAriaSnapshot( `
		- group "Which coffees do you like most?":
		  - paragraph: Tap in the order you like them.
		  - list:
		    - listitem:
		      - button "Ethiopia Guji. Not ranked yet"
		    - listitem:
		      - button "Kenya AA. Not ranked yet"
		    - listitem:
		      - button "Winter Blend. Not ranked yet"
		  - paragraph: 0 of 3 ranked
		  - status
	` );
	await phone.getByRole( 'button', { name: 'Winter Blend. Not ranked yet' } ).tap();
	await phone.getByRole( 'button', { name: 'Ethiopia Guji. Not ranked yet' } ).tap();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByRole( 'alert' ) ).toHaveText( 'Rank 3. 2 so far.' );
	await expectAccessible( phone, '.userfeedback-survey' );
	await phone.getByRole( 'button', { name: 'Kenya AA. Not ranked yet' } ).tap();
	const grip = ( name: RegExp ) => phone.getByRole( 'button', { name } );
	const box = await grip( /^Move Kenya AA, 3 of 3/ ).boundingBox();
	expect( Math.min( box?.width ?? 0, box?.height ?? 0 ) ).toBeGreaterThanOrEqual( 40 );
	await dragByTouch( phone, grip( /^Move Kenya AA, 3 of 3/ ), grip( /^Move Winter Blend, 1 of 3/ ) );
	await expect( grip( /^Move Kenya AA, 1 of 3/ ) ).toBeVisible();
	await phone.getByRole( 'button', { name: 'Next' } ).tap();
	await expect( phone.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const desk = await newVisitor( { viewport: { width: 1280, height: 800 } } );
	await desk.goto( '/' );
	const skip = desk.getByRole( 'button', { name: 'Skip' } );
	await skip.focus();
	await skip.press( 'Enter' );
	await expect( desk.getByRole( 'button', { name: 'Ethiopia Guji. Not ranked yet' } ) ).toBeFocused();
	await desk.keyboard.press( 'Enter' );
	await expect( desk.getByRole( 'button', { name: /^Ethiopia Guji, 1 of 1/ } ) ).toBeFocused();
	for ( const coffee of COFFEES.slice( 1 ) ) {
		const button = desk.getByRole( 'button', { name: `${ coffee }. Not ranked yet` } );
		while ( ! ( await button.evaluate( ( element ) => element.matches( ':focus' ) ) ) ) {
			await desk.keyboard.press( 'Tab' );
		}
		await desk.keyboard.press( 'Space' );
		await expect( desk.getByRole( 'button', { name: new RegExp( `^${ coffee }, ` ) } ) ).toBeFocused();
	}
	await desk.keyboard.press( 'Tab' );
	await expect( desk.getByRole( 'button', { name: /^Move Winter Blend, 3 of 3/ } ) ).toBeFocused();
	await desk.keyboard.press( 'Home' );
	await expect( desk.getByRole( 'button', { name: /^Move Winter Blend, 1 of 3/ } ) ).toBeFocused();
	await desk.keyboard.press( 'ArrowDown' );
	await expect( desk.getByRole( 'button', { name: /^Move Winter Blend, 2 of 3/ } ) ).toBeFocused();
	await desk.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await expect( desk.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	await expect( async () => {
		const { question_stats: stats } = ( await rest( admin, 'GET', `surveys/${ id }/results` ) )
			.body as SurveyResults;
		// Winter Blend was second twice.
		expect( stats[ 1 ]?.parts.map( ( { mean } ) => mean?.value ) ).toEqual( [ 2, 2, 2 ] );
		expect( stats[ 1 ]?.options.map( ( { count } ) => count ) ).toEqual( [ 1, 1, 0 ] );
	} ).toPass();
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	const card = admin.getByRole( 'region', { name: /Which coffees/ } );
	await expect( card.getByRole( 'row', { name: /Kenya AA/ } ) ).toContainText( 'mean place 2.00' );
	await expect( card.getByRole( 'row', { name: /Kenya AA/ } ) ).toContainText( '50.0%' );
	await expectAccessible( admin, '#userfeedback-root' );
} );
