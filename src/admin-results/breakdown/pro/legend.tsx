import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '../../../shared/format/numbers';
import type { Breakdown, BreakdownColumn, BreakdownRow } from '../../../types';
import type { Reading } from './table';

interface ClearProps {
	data: Breakdown;
	rowName: ( row: BreakdownRow ) => string;
	columnName: ( column: BreakdownColumn ) => string;
}

/** The largest clear difference in one sentence. */
export function Clear( { data, rowName, columnName }: ClearProps ) {
	const { clear } = data;
	const row = clear && data.rows[ clear.row ];
	const column = clear && data.columns[ clear.column ];
	return row && column && clear.share.percent !== null && clear.rest.percent !== null ? (
		<p className="uf-breakdown__clear">
			<strong>{ __( 'Clear:', 'userfeedback' ) }</strong>{ ' ' }
			{ sprintf(
				/* translators: 1: a column, e.g. 1 star. 2: a share, e.g. 37.0%. 3: an answer. 4: a share */
				__( 'among “%1$s”, %2$s are “%3$s”; among all others, %4$s.', 'userfeedback' ),
				columnName( column ),
				formatPercent( clear.share.percent ),
				rowName( row ),
				formatPercent( clear.rest.percent )
			) }
		</p>
	) : null;
}

export function Key( { data, reading }: { data: Breakdown; reading: Reading } ) {
	const steps = [
		__( 'under 10%', 'userfeedback' ),
		__( '10 to 20', 'userfeedback' ),
		__( '20 to 30', 'userfeedback' ),
		__( '30 to 40', 'userfeedback' ),
		__( '40 and more', 'userfeedback' ),
	];
	return (
		<div className="uf-heat-key">
			{ reading !== 'counts' && (
				<>
					<span>
						{ reading === 'down'
							? __( 'Share of the column', 'userfeedback' )
							: __( 'Share of the row', 'userfeedback' ) }
					</span>
					{ steps.map( ( step, place ) => (
						<span key={ step }>
							<i className={ `is-l${ place }` } aria-hidden="true" />
							{ step }
						</span>
					) ) }
				</>
			) }
			<span>
				<i className="is-few" aria-hidden="true" />
				{ __( 'fewer than 10 people', 'userfeedback' ) }
			</span>
			{ ! data.several_columns && (
				<span>{ __( '▲ ▼ clearly more or fewer than in the other columns', 'userfeedback' ) }</span>
			) }
		</div>
	);
}

export function Notes( { data, reading }: { data: Breakdown; reading: Reading } ) {
	const hidden = data.cells.flat().some( ( { count } ) => count === null );
	const notes: ( string | false )[] = [
		reading === 'down' &&
			( data.several_rows
				? __(
						'People could choose several answers: they are in several rows, and a column adds up to more than 100%.',
						'userfeedback'
					)
				: __( 'Each column adds up to 100%.', 'userfeedback' ) ),
		reading === 'across' &&
			( data.several_columns
				? __(
						'People could choose several answers: they are in several columns, and a row adds up to more than 100%.',
						'userfeedback'
					)
				: __( 'Each row adds up to 100%.', 'userfeedback' ) ),
		__( 'Cells with fewer than 10 people are gray: their share says little.', 'userfeedback' ),
		data.several_columns
			? __( 'A person can be in several columns, so they are not compared with each other.', 'userfeedback' )
			: sprintf(
					/* translators: %s: number of cells */
					__( '▲ ▼ test one cell at a time at 95%% and are not corrected for the %s cells.', 'userfeedback' ),
					formatNumber( data.rows.length * data.columns.length )
				),
		hidden &&
			__(
				'Cells with too few people are not shown, nor others from which they could be computed.',
				'userfeedback'
			),
	];
	return <p className="uf-note">{ notes.filter( ( note ) => note !== false ).join( ' ' ) }</p>;
}
