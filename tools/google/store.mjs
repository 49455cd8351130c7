/** Files of a stand-in for Google Drive and the cells of its spreadsheets, kept in memory. */
import { randomBytes } from 'node:crypto';

export const FOLDER = 'application/vnd.google-apps.folder';
export const SHEET = 'application/vnd.google-apps.spreadsheet';

/** A refusal in the form of Google's APIs. */
export class ApiError extends Error {
	constructor( status, message, reason = '' ) {
		super( message );
		this.status = status;
		this.body = {
			error: {
				code: status,
				message,
				errors: [ { domain: 'global', reason, message } ],
				status: reason.toUpperCase(),
			},
		};
	}
}

const name = ( index ) => {
	let text = '';
	for ( let rest = index + 1; rest > 0; rest = Math.floor( ( rest - 1 ) / 26 ) ) {
		text = String.fromCharCode( 65 + ( ( rest - 1 ) % 26 ) ) + text;
	}
	return text;
};

const column = ( letters ) => [ ...letters ].reduce( ( sum, one ) => 26 * sum + one.charCodeAt( 0 ) - 64, 0 ) - 1;

/** A1 notation: `'Tab'!A1:C3`, `'Tab'!1:1`, `'Tab'!B:B`, `'Tab'!A1`. */
function parse( range ) {
	const [ , quoted, plain, from, to ] =
		/^(?:'((?:[^']|'')*)'|([^'!]+))!([A-Z]*\d*)(?::([A-Z]*\d*))?$/.exec( range ) ?? [];
	if ( from === undefined ) {
		throw new ApiError( 400, `Unable to parse range: ${ range }`, 'invalid_argument' );
	}
	const part = ( cell ) => {
		const [ , letters, digits ] = /^([A-Z]*)(\d*)$/.exec( cell );
		return { column: letters ? column( letters ) : null, row: digits ? Number( digits ) - 1 : null };
	};
	const first = part( from );
	const last = to === undefined ? first : part( to );
	return {
		tab: quoted?.replaceAll( "''", "'" ) ?? plain,
		left: first.column ?? 0,
		top: first.row ?? 0,
		right: last.column ?? Infinity,
		bottom: last.row ?? Infinity,
	};
}

const isEmpty = ( cell ) => cell === undefined || cell === null || cell === '';

function trimmed( cells ) {
	let length = cells.length;
	while ( length > 0 && isEmpty( cells[ length - 1 ] ) ) {
		length--;
	}
	return Array.from( { length }, ( _, index ) => ( isEmpty( cells[ index ] ) ? '' : cells[ index ] ) );
}

export class Store {
	files = new Map();
	#made = 0;

	constructor() {
		// A person's own folder: an app with the scope drive.file sees it once it was picked.
		this.create( { name: 'Customer surveys', mimeType: FOLDER }, false );
		this.create( { name: 'Taxes', mimeType: FOLDER }, false );
	}

	create( { name: title = 'Untitled', mimeType, parents = [ 'root' ], appProperties = {} }, byApp = true ) {
		if ( parents.length !== 1 || ( parents[ 0 ] !== 'root' && ! this.#seen( parents[ 0 ] ) ) ) {
			throw new ApiError( 404, `File not found: ${ parents.join() }.`, 'notFound' );
		}
		const id = `1${ randomBytes( 16 ).toString( 'base64url' ) }`;
		const file = { id, name: title, mimeType, parents, appProperties, trashed: false, byApp, order: ++this.#made };
		if ( mimeType === SHEET ) {
			file.tab = { sheetId: 0, title: 'Sheet1', rows: 1000, columns: 26, frozen: 0, cells: [] };
		}
		this.files.set( id, file );
		return file;
	}

	#seen( id ) {
		const file = this.files.get( id );
		return file?.byApp ? file : undefined;
	}

	get( id ) {
		const file = this.#seen( id );
		if ( ! file ) {
			throw new ApiError( 404, `File not found: ${ id }.`, 'notFound' );
		}
		return file;
	}

	/**
	 * Files that fit a query of Drive.
	 *
	 * @param {string} query Conditions with `and` between them.
	 * @return {Object[]} Newest last.
	 */
	find( query ) {
		const conditions = query.split( / and (?![^{]*\})/ ).map( ( one ) => {
			const text = ( found ) => found.replaceAll( "\\'", "'" );
			const [ , mime ] = /^mimeType = '(.*)'$/.exec( one ) ?? [];
			const [ , key, value ] = /^appProperties has \{ key='(.*)' and value='(.*)' \}$/.exec( one ) ?? [];
			if ( mime ) {
				return ( file ) => file.mimeType === mime;
			}
			if ( key ) {
				return ( file ) => file.appProperties[ key ] === text( value );
			}
			if ( one === 'trashed = false' ) {
				return ( file ) => ! file.trashed;
			}
			throw new ApiError( 400, `Invalid Value: ${ one }`, 'invalid' );
		} );
		return [ ...this.files.values() ].filter(
			( file ) => file.byApp && conditions.every( ( fits ) => fits( file ) )
		);
	}

	sheet( id ) {
		const file = this.#seen( id );
		if ( ! file?.tab ) {
			throw new ApiError( 404, 'Requested entity was not found.', 'not_found' );
		}
		return file;
	}

	#range( file, text ) {
		const range = parse( text );
		if ( range.tab !== file.tab.title ) {
			throw new ApiError( 400, `Unable to parse range: ${ text }`, 'invalid_argument' );
		}
		if ( range.left >= file.tab.columns || range.top >= file.tab.rows ) {
			throw new ApiError(
				400,
				`Range (${ text }) exceeds grid limits. Max rows: ${ file.tab.rows }, max columns: ${ file.tab.columns }`,
				'invalid_argument'
			);
		}
		return range;
	}

	values( id, text ) {
		const file = this.sheet( id );
		const { left, right, top, bottom } = this.#range( file, text );
		const rows = file.tab.cells
			.slice( top, Math.min( bottom, file.tab.rows ) + 1 )
			.map( ( row ) => trimmed( ( row ?? [] ).slice( left, Math.min( right, 18278 ) + 1 ) ) );
		while ( rows.length > 0 && rows.at( -1 ).length === 0 ) {
			rows.pop();
		}
		return { range: text, majorDimension: 'ROWS', ...( rows.length > 0 ? { values: rows } : {} ) };
	}

	put( id, text, rows ) {
		const file = this.sheet( id );
		const { left, top } = this.#range( file, text );
		this.#write( file.tab, left, top, rows, false );
		return { spreadsheetId: id, updatedRange: text, updatedRows: rows.length };
	}

	append( id, text, rows ) {
		const file = this.sheet( id );
		const { tab } = file;
		this.#range( file, text );
		let top = tab.cells.length;
		while ( top > 0 && trimmed( tab.cells[ top - 1 ] ?? [] ).length === 0 ) {
			top--;
		}
		this.#write( tab, 0, top, rows, true );
		const width = Math.max( ...rows.map( ( row ) => row.length ) );
		const updatedRange = `'${ tab.title }'!A${ top + 1 }:${ name( width - 1 ) }${ top + rows.length }`;
		return { spreadsheetId: id, updates: { spreadsheetId: id, updatedRange, updatedRows: rows.length } };
	}

	#write( tab, left, top, rows, grows ) {
		for ( const row of rows ) {
			for ( const cell of row ) {
				if ( typeof cell === 'object' && cell !== null ) {
					throw new ApiError(
						400,
						'Invalid values: a cell holds a text, a number or a boolean',
						'invalid_argument'
					);
				}
				if ( String( cell ?? '' ).length > 50_000 ) {
					throw new ApiError(
						400,
						'Your input contains more than the maximum of 50000 characters in a single cell.'
					);
				}
			}
			if ( left + row.length > tab.columns ) {
				throw new ApiError(
					400,
					`Range exceeds grid limits. Max columns: ${ tab.columns }`,
					'invalid_argument'
				);
			}
		}
		if ( grows ) {
			tab.rows = Math.max( tab.rows, top + rows.length );
		}
		rows.forEach( ( row, index ) => {
			const cells = ( tab.cells[ top + index ] ??= [] );
			// null leaves a cell as it is.
			row.forEach( ( cell, at ) => cell === null || ( cells[ left + at ] = cell ) );
		} );
		tab.cells = Array.from( tab.cells, ( row ) => row ?? [] );
	}

	batch( id, requests ) {
		const { tab } = this.sheet( id );
		for ( const request of requests ) {
			const [ kind ] = Object.keys( request );
			const one = request[ kind ];
			if ( kind === 'updateSheetProperties' ) {
				tab.title = one.properties.title ?? tab.title;
				tab.frozen = one.properties.gridProperties?.frozenRowCount ?? tab.frozen;
			} else if ( kind === 'appendDimension' && one.dimension === 'COLUMNS' ) {
				tab.columns += one.length;
			} else if ( kind !== 'repeatCell' ) {
				throw new ApiError(
					400,
					`Invalid JSON payload received. Unknown name "${ kind }"`,
					'invalid_argument'
				);
			}
		}
		return { spreadsheetId: id, replies: requests.map( () => ( {} ) ) };
	}

	properties( id ) {
		const { tab, name: title } = this.sheet( id );
		return {
			spreadsheetId: id,
			properties: { title },
			sheets: [
				{
					properties: {
						sheetId: tab.sheetId,
						title: tab.title,
						gridProperties: { rowCount: tab.rows, columnCount: tab.columns, frozenRowCount: tab.frozen },
					},
				},
			],
		};
	}
}
