/** Pages of the stand-in for Google that people look at. */
import { FOLDER } from './store.mjs';

const escaped = ( text ) => String( text ?? '' ).replace( /[&<>"']/g, ( sign ) => `&#${ sign.codePointAt( 0 ) };` );

const frame = ( title, body ) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${ escaped( title ) }</title>
<style>body{font:15px/1.5 system-ui;max-width:1100px;margin:4vh auto;padding:0 24px}table{border-collapse:collapse}
td,th{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top}button{font:inherit;margin:2px}
.scroll{overflow:auto}</style><h1>${ escaped( title ) }</h1>${ body }</html>`;

const link = ( { id, name, mimeType } ) =>
	`<a href="/${ mimeType === FOLDER ? 'drive/folders' : 'spreadsheets/d' }/${ id }">${ escaped( name ) }</a>`;

const list = ( files ) => `<ul>${ files.map( ( file ) => `<li>${ link( file ) }</li>` ).join( '' ) }</ul>`;

/**
 * Files and switches.
 *
 * @param {string}                mode   The fault that is on.
 * @param {Record<string,string>} modes  All of them, with what they do.
 * @param {Object}                store  The files.
 * @param {number}                grants Connected sites.
 * @return {string} HTML.
 */
export const page = ( mode, modes, store, grants ) =>
	frame(
		'Stand-in for Google',
		`<p>${ grants } connected. Now: <b>${ escaped( modes[ mode ] ) }</b></p>
<form method="post" action="/switch"><input type="hidden" name="back" value="1">${ Object.entries( modes )
			.map( ( [ name, says ] ) => `<button name="mode" value="${ name }">${ escaped( says ) }</button>` )
			.join( '' ) }</form>
<form method="post" action="/revoke-all"><button name="back" value="1">Take access away from all sites</button></form>
<h2>Files</h2>${ list( [ ...store.files.values() ] ) }`
	);

/**
 * A spreadsheet as a table, or the files of a folder.
 *
 * @param {Object} store The files.
 * @param {string} id    One of them.
 * @return {string} HTML.
 */
export function sheetPage( store, id ) {
	const file = store.files.get( id );
	if ( ! file?.tab ) {
		const inside = [ ...store.files.values() ].filter( ( { parents } ) => parents.includes( id ) );
		return frame( file?.name ?? 'Not found', list( inside ) );
	}
	const rows = file.tab.cells.map( ( row, index ) => {
		const tag = index === 0 ? 'th' : 'td';
		return `<tr>${ Array.from( row, ( cell ) => `<${ tag }>${ escaped( cell ) }</${ tag }>` ).join( '' ) }</tr>`;
	} );
	return frame( file.name, `<div class="scroll"><table>${ rows.join( '' ) }</table></div>` );
}
