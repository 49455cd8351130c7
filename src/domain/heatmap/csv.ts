const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet would run or take apart (SEC-E1), as `Pro\Export\CsvFile` has it. */
const RUNS = /^[\s\u0000-\u0020\u00A0\u200B\uFEFF;,]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\u0000]/;

/** A text that no spreadsheet runs. */
export function harmless( text: string ): string {
	return RUNS.test( text ) ? `'${ text }` : text;
}

function cell( value: string | number ): string {
	const text = typeof value === 'number' ? String( value ) : harmless( value );
	return /[",\r\n]/.test( text ) ? `"${ text.replaceAll( '"', '""' ) }"` : text;
}

/**
 * CSV by RFC 4180, with the byte order mark that Excel needs. Numbers stay numbers.
 *
 * @param rows The header first.
 */
export function toCsv( rows: readonly ( readonly ( string | number )[] )[] ): string {
	return BYTE_ORDER_MARK + rows.map( ( row ) => `${ row.map( cell ).join( ',' ) }\r\n` ).join( '' );
}
