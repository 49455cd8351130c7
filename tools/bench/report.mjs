/**
 * Rows of the budget table: figure, reference of the same run, ratio, budget, verdict.
 */
export class Report {
	rows = [];

	/**
	 * Adds a row.
	 *
	 * @param {Object}              row             The row.
	 * @param {string}              row.name        What was measured.
	 * @param {string}              row.figure      The figure with its unit.
	 * @param {string}              [row.reference] The reference of the same run.
	 * @param {string}              [row.ratio]     Figure to reference.
	 * @param {string}              row.budget      The budget, in words.
	 * @param {boolean|undefined}   row.pass        Verdict; undefined = for information.
	 */
	add( row ) {
		this.rows.push( row );
		const verdict = row.pass === undefined ? 'info' : row.pass ? 'pass' : 'MISS';
		process.stdout.write( `    ${ verdict }  ${ row.name }: ${ row.figure }\n` );
	}

	print() {
		const head = [ 'row', 'figure', 'reference', 'ratio', 'budget', '' ];
		const lines = this.rows.map( ( row ) => [
			row.name,
			row.figure,
			row.reference ?? '',
			row.ratio ?? '',
			row.budget,
			row.pass === undefined ? 'info' : row.pass ? 'pass' : 'MISS',
		] );
		const widths = head.map( ( _, column ) =>
			Math.max( ...[ head, ...lines ].map( ( line ) => line[ column ].length ) )
		);
		process.stdout.write( '\n' );
		for ( const line of [ head, widths.map( ( width ) => '-'.repeat( width ) ), ...lines ] ) {
			process.stdout.write(
				line
					.map( ( cell, column ) => cell.padEnd( widths[ column ] ) )
					.join( '  ' )
					.trimEnd() + '\n'
			);
		}
		const misses = lines.filter( ( line ) => line[ 5 ] === 'MISS' ).length;
		process.stdout.write( `\n${ lines.length } rows, ${ misses } over budget\n` );
	}
}

/**
 * Median of numbers.
 *
 * @param {number[]} numbers At least one.
 * @return {number} The median.
 */
export function median( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[ middle ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * Upper bound of the quickest quarter: other processes make single calls slower, never quicker.
 *
 * @param {number[]} numbers At least one.
 * @return {number} The lower quartile.
 */
export function quick( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( ( sorted.length - 1 ) / 4 ) ];
}
