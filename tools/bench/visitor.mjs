import { chromium } from '@playwright/test';
import { CHOICES, NINE, clear, createSurvey, question } from './site.mjs';
import { launchOptions } from '../lib/chromium.mjs';
import { median } from './report.mjs';
import { longestTaskSince } from './tasks.mjs';
import { ensureTool } from '../lib/tool.mjs';

const LIGHTHOUSE = '12.2.3';
const RUNS = 5;
/** Pages with and without that take turns on the main thread; five are not enough on a machine that does other things. */
const TURNS = 11;
/**
 * Cost for a visitor's browser: requests, main thread, layout shift, Lighthouse.
 */
export async function measureVisitor( { site, report } ) {
	const browser = await chromium.launch( launchOptions() );
	try {
		await clear( site );
		await measureNoSurvey( browser, site, report );
		await createSurvey( site, {
			title: 'Visitor',
			questions: [ question( 'radio-button', CHOICES ), question( 'text' ) ],
		} );
		await measureRequests( browser, site, report );
		await clear( site );
		await createSurvey( site, { title: 'Visitor, all types', questions: NINE() } );
		await measureMainThread( browser, site, report );
	} finally {
		await browser.close();
	}
	await measureLighthouse( site, report );
}

async function open( browser, site, { plugin = true, slow = 1 } = {} ) {
	const context = await browser.newContext( {
		extraHTTPHeaders: plugin ? {} : { 'x-bench-no-plugin': '1' },
	} );
	const page = await context.newPage();
	const requests = [];
	page.on( 'request', ( request ) => requests.push( `${ request.method() } ${ request.url() }` ) );
	const cdp = await context.newCDPSession( page );
	// The thread's own time: what other processes do meanwhile does not count. Being slowed down does.
	await cdp.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: slow } );
	await page.addInitScript( () => {
		window.benchShift = 0;
		window.benchEvents = [];
		new PerformanceObserver( ( list ) => {
			window.benchEvents.push( ...list.getEntries().map( ( entry ) => entry.duration ) );
		} ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				window.benchShift += entry.hadRecentInput ? 0 : entry.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return { context, page, requests, cdp };
}

async function measureNoSurvey( browser, site, report ) {
	const count = async ( plugin ) => {
		const { context, page, requests } = await open( browser, site, { plugin } );
		await page.goto( `${ site.url }/`, { waitUntil: 'networkidle' } );
		const cookies = ( await context.cookies() ).length;
		await context.close();
		return { requests: requests.length, cookies };
	};
	const without = await count( false );
	const withPlugin = await count( true );
	for ( const what of [ 'requests', 'cookies' ] ) {
		report.add( {
			name: `page with no survey: ${ what }`,
			figure: `+${ withPlugin[ what ] - without[ what ] }`,
			reference: `${ without[ what ] } without the plugin`,
			budget: '+0',
			pass: withPlugin[ what ] === without[ what ],
		} );
	}
}

async function measureRequests( browser, site, report ) {
	const { context, page, requests } = await open( browser, site );
	await page.goto( `${ site.url }/` );
	await page.getByRole( 'radio', { name: CHOICES.options[ 0 ] } ).click();
	await page.getByRole( 'textbox' ).fill( 'All fine.' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByText( 'Thanks for your feedback!' ).waitFor();
	// Not "networkidle": a keepalive request whose body nobody reads never counts as finished.
	await page.waitForTimeout( 1000 );
	const ours = requests.filter( ( line ) => line.includes( 'userfeedback/v1/' ) );
	const foreign = requests.filter(
		( line ) => ! line.includes( `${ new URL( site.url ).host }/` ) && ! line.includes( 'data:' )
	);
	await context.close();
	report.add( {
		name: 'requests from view to thank-you',
		figure: String( ours.length ),
		budget: '2',
		pass: ours.length === 2,
	} );
	report.add( {
		name: 'requests to another host',
		figure: String( foreign.length ),
		budget: '0',
		pass: foreign.length === 0,
	} );
}

async function measureMainThread( browser, site, report ) {
	const load = { with: [], without: [] };
	const longest = [];
	const clicks = [];
	const shifts = [];
	for ( let turn = 0; turn < TURNS; turn++ ) {
		for ( const side of [ 'without', 'with' ] ) {
			const { context, page, cdp } = await open( browser, site, { plugin: side === 'with', slow: 4 } );
			await openAndWait( page, site, side === 'with' );
			load[ side ].push( await busy( cdp ) );
			if ( side === 'with' ) {
				await expectQuestion( page );
				shifts.push( await page.evaluate( () => window.benchShift ) );
				clicks.push( await clickCost( page ) );
			}
			await context.close();
		}
		longest.push( await longestTask( browser, site ) );
	}
	const more = median( load.with ) - median( load.without );
	report.add( {
		name: 'main thread, 4x slower: load and mount',
		figure: `+${ more.toFixed( 0 ) } ms`,
		reference: `${ median( load.without ).toFixed( 0 ) } ms without the plugin`,
		ratio: ( median( load.with ) / median( load.without ) ).toFixed( 2 ),
		budget: '<= 80 ms',
		pass: more <= 80,
	} );
	report.add( {
		name: 'main thread, 4x slower: longest task',
		figure: `${ median( longest ).toFixed( 0 ) } ms`,
		budget: 'no task over 50 ms of ours',
		pass: median( longest ) <= 50,
	} );
	report.add( {
		name: 'main thread, 4x slower: answer click',
		figure: `${ median( clicks ).toFixed( 0 ) } ms`,
		budget: '<= 64 ms',
		pass: median( clicks ) <= 64,
	} );
	report.add( {
		name: 'layout shift',
		figure: `+${ median( shifts ).toFixed( 3 ) }`,
		budget: '+0.000',
		pass: median( shifts ) < 0.0005,
	} );
}

/** What the budget means by load and mount: scripts, styles and layout. Painting is the machine's, which has no graphics card. */
async function busy( cdp ) {
	const { metrics } = await cdp.send( 'Performance.getMetrics' );
	return [ 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration' ].reduce(
		( sum, name ) => sum + metrics.find( ( metric ) => metric.name === name ).value * 1000,
		0
	);
}

/**
 * Opens the page and waits until the survey and its delivery have come: by the
 * request of the survey, from outside. A locator that waits runs a script of its
 * own in the page and looks with every frame, on the side with a survey alone.
 */
async function openAndWait( page, site, survey = true ) {
	const started = survey && page.waitForRequest( /\/impression/ );
	await page.goto( `${ site.url }/` );
	await started;
	await page.waitForTimeout( 1500 );
}

/** The page's own tasks are over when it asks for the widget. */
async function longestTask( browser, site ) {
	const { context, page } = await open( browser, site, { slow: 4 } );
	const task = await longestTaskSince( browser, () => openAndWait( page, site ), /\/build\/widget\/\w+\.js/ );
	await context.close();
	return task;
}

/** What was measured is a survey that shows. */
async function expectQuestion( page ) {
	if ( ! ( await page.getByRole( 'radio', { name: CHOICES.options[ 0 ] } ).isVisible() ) ) {
		throw new Error( 'The survey did not show within 1.5 s.' );
	}
}

/** From the click on an answer to the next frame, as the browser's Event Timing says it; 16 where it was faster. */
async function clickCost( page ) {
	const { x, y, width, height } = await page.getByRole( 'radio', { name: CHOICES.options[ 0 ] } ).boundingBox();
	await page.evaluate( () => ( window.benchEvents.length = 0 ) );
	await page.mouse.click( x + width / 2, y + height / 2 );
	await page.waitForTimeout( 150 );
	return Math.max( 16, ...( await page.evaluate( () => window.benchEvents ) ) );
}

async function measureLighthouse( site, report ) {
	const load = await ensureTool( 'lighthouse', LIGHTHOUSE );
	const { default: lighthouse } = await load( 'lighthouse' );
	const { launch } = await load( 'chrome-launcher' );
	const audits = { without: [], with: [] };
	const { executablePath, args } = launchOptions();
	const chrome = await launch( { chromePath: executablePath, chromeFlags: [ '--headless', ...args ] } );
	try {
		for ( let run = 0; run < RUNS; run++ ) {
			for ( const side of [ 'without', 'with' ] ) {
				const result = await lighthouse( `${ site.url }/`, {
					port: chrome.port,
					onlyCategories: [ 'performance' ],
					logLevel: 'error',
					extraHeaders: side === 'with' ? {} : { 'x-bench-no-plugin': '1' },
				} );
				const { categories, audits: all } = result.lhr;
				audits[ side ].push( {
					score: categories.performance.score * 100,
					lcp: all[ 'largest-contentful-paint' ].numericValue,
					tbt: all[ 'total-blocking-time' ].numericValue,
				} );
			}
		}
	} finally {
		await chrome.kill();
	}
	const middle = ( side, what ) => median( audits[ side ].map( ( audit ) => audit[ what ] ) );
	const row = ( what, label, unit, limit, lowerIsWorse ) => {
		const difference = middle( 'with', what ) - middle( 'without', what );
		report.add( {
			name: `Lighthouse, shown at once: ${ label }`,
			figure: `${ difference >= 0 ? '+' : '' }${ difference.toFixed( 0 ) }${ unit }`,
			reference: `${ middle( 'without', what ).toFixed( 0 ) }${ unit } without the plugin`,
			budget: lowerIsWorse ? `>= ${ limit }` : `<= +${ limit }${ unit }`,
			pass: lowerIsWorse ? difference >= limit : difference <= limit,
		} );
	};
	row( 'score', 'score', '', -1, true );
	row( 'lcp', 'largest paint', ' ms', 50, false );
	row( 'tbt', 'blocking time', ' ms', 60, false );
}
