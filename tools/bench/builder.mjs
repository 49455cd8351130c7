import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/chromium.mjs';
import { median } from './report.mjs';
import { CHOICES, clear, createSurvey, FIVE, NINE, question } from './site.mjs';
import { longestTaskDuring } from './tasks.mjs';

const RUNS = 3;
const BUDGET = 50;
const TEXT = 'How was your visit to us today?';

/** 30 questions of all types, some with logic. */
function thirty() {
	const questions = [ ...NINE(), ...FIVE(), ...FIVE(), ...FIVE(), ...FIVE(), question( 'radio-button', CHOICES ) ];
	const [ first ] = questions;
	for ( const one of questions.slice( 10, 20 ) ) {
		one.logic = {
			enabled: true,
			action: 'show',
			conditions: [ { question_id: first.id, compare: '=', value: CHOICES.options[ 0 ] } ],
		};
	}
	return questions;
}

const HANDLE = 'Move question 1';

/** Each looks for its things first, as the search is the test's work and not the builder's, and returns what is done. */
const ACTIONS = {
	async typing( page ) {
		await page.getByRole( 'textbox', { name: 'Question title' } ).focus();
		return async () => {
			for ( const letter of TEXT ) {
				await page.keyboard.press( letter );
			}
		};
	},

	async 'pointer drag'( page ) {
		const handle = await page.getByRole( 'button', { name: HANDLE, exact: true } ).boundingBox();
		const x = handle.x + handle.width / 2;
		const y = handle.y + handle.height / 2;
		await page.mouse.move( x, y );
		return async () => {
			await page.mouse.down();
			await page.mouse.move( x, y + 250, { steps: 20 } );
			await page.mouse.move( x, y + 60, { steps: 20 } );
			await page.mouse.up();
		};
	},

	async 'keyboard drag'( page ) {
		await page.getByRole( 'button', { name: HANDLE, exact: true } ).focus();
		return async () => {
			for ( const key of [ 'Space', ...Array( 6 ).fill( 'ArrowDown' ), 'ArrowUp', 'Space' ] ) {
				await page.keyboard.press( key );
				// As fast as a key repeats.
				await page.waitForTimeout( 33 );
			}
		};
	},
};

/** Not by typing: core's script moves the focus between a click and a key. */
async function signIn( page, site ) {
	await page.request.post( `${ site.url }/wp-login.php`, { form: { log: 'admin', pwd: 'admin' } } );
}

/** The longest task of one action in a freshly opened builder. */
async function measure( browser, context, address, find ) {
	const page = await context.newPage();
	await page.goto( address );
	await page.getByRole( 'region', { name: 'Question 1', exact: true } ).waitFor();
	await page.frameLocator( '.ufb-stage__frame' ).getByRole( 'radio' ).first().waitFor();
	const cdp = await context.newCDPSession( page );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	// The first time compiles the code, which is the browser's work.
	await (
		await find( page )
	)();
	await page.waitForTimeout( 500 );
	const act = await find( page );
	await page.waitForTimeout( 500 );
	const longest = await longestTaskDuring( browser, page, async () => {
		await act();
		await page.waitForTimeout( 500 );
	} );
	await page.close( { runBeforeUnload: false } );
	return longest;
}

/** How smooth the builder is with 30 questions on a slow machine. */
export async function measureBuilder( { site, report } ) {
	const browser = await chromium.launch( launchOptions() );
	try {
		await clear( site );
		const id = await createSurvey( site, { title: 'Builder', questions: thirty() } );
		const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
		await signIn( await context.newPage(), site );
		const address = `${ site.url }/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ id }/questions`;
		for ( const [ name, find ] of Object.entries( ACTIONS ) ) {
			const longest = [];
			for ( let run = 0; run < RUNS; run++ ) {
				longest.push( await measure( browser, context, address, find ) );
			}
			report.add( {
				name: `builder with 30 questions, 4x slower: ${ name }`,
				figure: `${ median( longest ).toFixed( 0 ) } ms longest task`,
				reference: `${ longest.map( ( one ) => one.toFixed( 0 ) ).join( ', ' ) } ms`,
				budget: `<= ${ BUDGET } ms`,
				pass: median( longest ) <= BUDGET,
			} );
		}
	} finally {
		await browser.close();
	}
}
