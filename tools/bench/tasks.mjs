/**
 * What a browser's threads did meanwhile.
 *
 * @param {import('@playwright/test').Browser} browser    The browser.
 * @param {Function}                           act        What is watched.
 * @param {string[]}                           categories Categories besides the tasks.
 * @return {Promise<Object[]>} Events of the trace.
 */
async function trace( browser, act, categories ) {
	const cdp = await browser.newBrowserCDPSession();
	const events = [];
	cdp.on( 'Tracing.dataCollected', ( { value } ) => events.push( ...value ) );
	await cdp.send( 'Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: [ 'disabled-by-default-devtools.timeline', ...categories ] },
	} );
	await act();
	const complete = new Promise( ( done ) => cdp.once( 'Tracing.tracingComplete', done ) );
	await cdp.send( 'Tracing.end' );
	await complete;
	await cdp.detach();
	return events;
}

/** The longest task of a thread after an event, in milliseconds of the thread's own time. */
function longestAfter( events, start ) {
	const tasks = events.filter(
		( { name, pid, tid, ts } ) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts > start.ts
	);
	return Math.max( ...tasks.map( ( { tdur = 0 } ) => tdur / 1000 ) );
}

/**
 * The longest task of a page after it asks for a file: how long a late script blocks the visitor.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {Function}                           visit   Opens the page and waits.
 * @param {RegExp}                             file    Address of the file.
 * @return {Promise<number>} Milliseconds of the thread's own time.
 */
export async function longestTaskSince( browser, visit, file ) {
	const events = await trace( browser, visit, [ 'devtools.timeline' ] );
	const asked = events.find( ( { name, args } ) => name === 'ResourceSendRequest' && file.test( args.data.url ) );
	if ( ! asked ) {
		throw new Error( `The page did not ask for ${ file }.` );
	}
	return longestAfter( events, asked );
}

/**
 * How long code of a file ran at most in one task of a page, with the layout that it asked for.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {Function}                           act     What is watched.
 * @param {RegExp}                             file    Address of the file.
 * @return {Promise<number>} Milliseconds of the thread's own time.
 */
export async function longestRunOf( browser, act, file ) {
	const events = await trace( browser, act, [ 'devtools.timeline' ] );
	const isIn = ( outer ) => ( event ) =>
		event.pid === outer.pid && event.tid === outer.tid && event.ts >= outer.ts && event.ts < outer.ts + outer.dur;
	const runs = events.filter(
		( { name, args } ) => [ 'EvaluateScript', 'FunctionCall' ].includes( name ) && file.test( args.data?.url ?? '' )
	);
	const sums = events
		.filter( ( { name } ) => name === 'RunTask' )
		.map( ( task ) => runs.filter( isIn( task ) ).reduce( ( sum, { tdur = 0 } ) => sum + tdur / 1000, 0 ) );
	if ( runs.length === 0 ) {
		throw new Error( `No code of ${ file } ran.` );
	}
	return Math.max( ...sums );
}

/**
 * The longest task of a page while somebody does something on it.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {import('@playwright/test').Page}    page    The page.
 * @param {Function}                           act     What is done.
 * @return {Promise<number>} Milliseconds of the thread's own time.
 */
export async function longestTaskDuring( browser, page, act ) {
	const events = await trace( browser, async () => {
		await page.evaluate( () => performance.mark( 'bench-start' ) );
		await act();
	}, [ 'blink.user_timing' ] );
	return longestAfter(
		events,
		events.find( ( { name } ) => name === 'bench-start' )
	);
}
