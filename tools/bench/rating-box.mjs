import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../lib/paths.mjs';
import { launchOptions } from '../lib/chromium.mjs';
import { gzipped } from '../lib/gzip.mjs';
import { median } from './report.mjs';
import { longestRunOf, longestTaskDuring } from './tasks.mjs';

const VISITS = 5;
const BYTES = 3000;
const TASK = 50;
const SCRIPT = /pro-post-ratings\/box\.js/;
const CALL = /userfeedback\/v1\/post-ratings\//;

/**
 * What the box under a post costs a visitor whose processor is four times slower: bytes, requests, layout shift, and
 * the main thread at the start and at a vote.
 */
export async function measureRatingBox( { site, report } ) {
	const url = await site.php( `
		$text = str_repeat( '<p>A paragraph of a post that is longer than a window.</p>', 60 );
		echo get_permalink( wp_insert_post( array( 'post_title' => 'Rated', 'post_content' => $text, 'post_status' => 'publish' ) ) );
	` );
	const files = await Promise.all(
		[ 'box.js', 'box.css' ].map( ( name ) => readFile( join( root, 'build/pro-post-ratings', name ) ) )
	);
	const bytes = files.reduce( ( sum, file ) => sum + gzipped( file ), 0 );
	report.add( {
		name: 'rating box, script and style',
		figure: `${ ( bytes / 1000 ).toFixed( 2 ) } kB`,
		budget: '<= 3.0 kB',
		pass: bytes <= BYTES,
	} );
	const browser = await chromium.launch( launchOptions() );
	const found = { start: [], vote: [], shift: [], far: [], near: [] };
	try {
		for ( let visit = 0; visit < VISITS; visit++ ) {
			const { context, page, calls } = await open( browser );
			found.start.push( await longestRunOf( browser, () => arrive( page, url ), SCRIPT ) );
			found.far.push( calls.length );
			await page.locator( '.uf-rating' ).scrollIntoViewIfNeeded();
			await page.waitForTimeout( 1000 );
			found.near.push( calls.length );
			// The stars of one page take turns, so every vote is another one.
			const star = await page.getByRole( 'radio' ).nth( visit ).boundingBox();
			found.vote.push(
				await longestTaskDuring( browser, page, async () => {
					await page.mouse.click( star.x + star.width / 2, star.y + star.height / 2 );
					await page.waitForTimeout( 1500 );
				} )
			);
			found.shift.push( await page.evaluate( () => window.benchShift ) );
			if ( calls.length !== 2 || ! ( await page.getByRole( 'radio', { checked: true } ).count() ) ) {
				throw new Error( `The vote was not sent: ${ calls.join( ', ' ) }` );
			}
			await context.close();
		}
	} finally {
		await browser.close();
	}
	const most = ( values ) => Math.max( ...values );
	for ( const [ name, label ] of [
		[ 'start', 'rating box starts: longest run in a task' ],
		[ 'vote', 'a vote, until it is thanked for: longest task of the page' ],
	] ) {
		report.add( {
			name: label,
			figure: `${ median( found[ name ] ).toFixed( 1 ) } ms`,
			budget: '<= 50 ms at 4x',
			pass: median( found[ name ] ) <= TASK,
		} );
	}
	report.add( {
		name: 'rating box, from the page to the thanks: layout shift',
		figure: `+${ most( found.shift ).toFixed( 3 ) }`,
		budget: '+0.000',
		pass: most( found.shift ) < 0.0005,
	} );
	report.add( {
		name: 'requests of the box: far from the view, near to it',
		figure: `${ most( found.far ) }, ${ most( found.near ) }`,
		budget: '0, 1',
		pass: most( found.far ) === 0 && most( found.near ) === 1,
	} );
}

async function open( browser ) {
	const context = await browser.newContext( { viewport: { width: 1280, height: 800 } } );
	const page = await context.newPage();
	const calls = [];
	page.on( 'request', ( request ) => CALL.test( request.url() ) && calls.push( request.url() ) );
	const cdp = await context.newCDPSession( page );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await page.addInitScript( () => {
		window.benchShift = 0;
		new PerformanceObserver( ( list ) => {
			// Also what follows a click: a vote must not push the page.
			window.benchShift += list.getEntries().reduce( ( sum, { value } ) => sum + value, 0 );
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return { context, page, calls };
}

async function arrive( page, url ) {
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( 1500 );
}
