/**
 * The longest task of a page after it asks for a file: how long a late script blocks the visitor.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {Function}                           visit   Opens the page and waits.
 * @param {RegExp}                             file    Address of the file.
 * @return {Promise<number>} Milliseconds of the thread's own time.
 */
export async function longestTaskSince( browser, visit, file ) {
	const cdp = await browser.newBrowserCDPSession();
	const events = [];
	cdp.on( 'Tracing.dataCollected', ( { value } ) => events.push( ...value ) );
	await cdp.send( 'Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: [ 'devtools.timeline', 'disabled-by-default-devtools.timeline' ] },
	} );
	await visit();
	const complete = new Promise( ( done ) => cdp.once( 'Tracing.tracingComplete', done ) );
	await cdp.send( 'Tracing.end' );
	await complete;
	await cdp.detach();

	const asked = events.find( ( { name, args } ) => name === 'ResourceSendRequest' && file.test( args.data.url ) );
	if ( ! asked ) {
		throw new Error( `The page did not ask for ${ file }.` );
	}
	const tasks = events.filter(
		( { name, pid, tid, ts } ) => name === 'RunTask' && pid === asked.pid && tid === asked.tid && ts > asked.ts
	);
	return Math.max( ...tasks.map( ( { tdur = 0 } ) => tdur / 1000 ) );
}
