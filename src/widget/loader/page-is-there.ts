/** A page that never finishes loading does not keep a survey away. */
const LOADING_ENDS = 3000;

/**
 * The page comes first: what floats above it is fetched when the page is there
 * and the browser has nothing else to do, so that it never competes with the
 * page's own pictures, fonts and scripts.
 */
export async function pageIsThere(): Promise< void > {
	if ( document.readyState !== 'complete' ) {
		await new Promise( ( done ) => {
			addEventListener( 'load', done );
			setTimeout( done, LOADING_ENDS );
		} );
	}
	// Text is painted once more when its font has come.
	await ( document as Partial< Document > ).fonts?.ready;
	// Safari has no idle callback, and its timer reads the options as 0 milliseconds.
	await new Promise( ( done ) =>
		( ( window as Partial< Window > ).requestIdleCallback ?? ( setTimeout as typeof requestIdleCallback ) )( done, {
			timeout: 500,
		} )
	);
}
