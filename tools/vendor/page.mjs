import { KEYS } from './shop.mjs';

const escape = ( text ) => String( text ).replace( /[&<>"]/g, ( character ) => `&#${ character.charCodeAt( 0 ) };` );

/**
 * The page with which a person makes the vendor fail.
 *
 * @param {string}                 mode  The mode it is in.
 * @param {Record<string, string>} modes What each mode does.
 * @param {Object[]}               calls The latest calls of sites.
 * @return {string} HTML.
 */
export const page = ( mode, modes, calls ) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Development vendor: ${ escape( mode ) }</title>
<style>
	body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1e1e1e; }
	button { font: inherit; min-width: 9rem; padding: .5rem 1rem; border: 1px solid #767676; border-radius: 4px; background: #fff; cursor: pointer; }
	button[aria-pressed="true"] { background: #1e1e1e; color: #fff; }
	form p { display: flex; gap: 1rem; align-items: center; margin: .25rem 0; }
	table { border-collapse: collapse; width: 100%; }
	th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ddd; font-variant-numeric: tabular-nums; }
	code { font-size: .95em; }
</style>
<h1>Development vendor</h1>
<p>This stands in for the shop that sells license keys. Choose what it does when a site calls.</p>
<form method="post" action="/switch">
	<input type="hidden" name="back" value="1">
	${ Object.entries( modes )
		.map( ( [ name, what ] ) => `<p><button name="mode" value="${ escape( name ) }" aria-pressed="${ String( name === mode ) }">${ escape( name ) }</button> ${ escape( what ) }</p>` )
		.join( '\n\t' ) }
</form>
<h2>License keys</h2>
<table>
	<tr><th scope="col">Kind</th><th scope="col">Key</th></tr>
	${ Object.entries( KEYS )
		.map( ( [ name, { key } ] ) => `<tr><td>${ escape( name ) }</td><td><code>${ escape( key ) }</code></td></tr>` )
		.join( '\n\t' ) }
</table>
<p>Every other key is unknown to the shop.</p>
<h2>Latest calls</h2>
<table>
	<tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Key ends in</th><th scope="col">Site</th></tr>
	${ calls
		.slice( -20 )
		.reverse()
		.map( ( { time, method, path, action, key, url } ) => `<tr><td>${ escape( time.slice( 11, 19 ) ) }</td><td>${ escape( `${ method } ${ path } ${ action }` ) }</td><td>${ escape( key ) }</td><td>${ escape( url ) }</td></tr>` )
		.join( '\n\t' ) }
</table>
</html>
`;
