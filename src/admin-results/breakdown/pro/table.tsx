import type { ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent, formatSigned } from '../../../shared/format/numbers';
import type { Breakdown, BreakdownCell, BreakdownColumn, BreakdownRow, BreakdownScore, Share } from '../../../types';

export type Reading = 'down' | 'across' | 'counts';

interface Props {
	data: Breakdown;
	reading: Reading;
	/** Of the question and what it is broken down by. */
	caption: string;
	title: string;
	rowName: ( row: BreakdownRow ) => string;
	columnName: ( column: BreakdownColumn ) => string;
	/** What a click leaves, undefined where nothing can be clicked. */
	onChoose: ( row: BreakdownRow | null, column: BreakdownColumn | null ) => ( () => void ) | undefined;
}

/** Shares and people of each cell, shaded by the figure that is read. */
export function HeatTable( { data, reading, caption, title, rowName, columnName, onChoose }: Props ) {
	const most = Math.max( 1, ...data.cells.flat().map( ( { count } ) => count ?? 0 ) );
	return (
		<div
			className="uf-heat-scroll"
			// What scrolls must be in reach of the keys.
			tabIndex={ 0 }
			role="region"
			aria-label={ __( 'Table, scrolls sideways', 'userfeedback' ) }
		>
			<table className="uf-heat">
				<caption className="screen-reader-text">{ caption }</caption>
				<thead>
					<tr>
						<th scope="col">{ title }</th>
						{ data.columns.map( ( column ) => (
							<th key={ column.key } scope="col" className="uf-num">
								<Choice onChoose={ column.n === 0 ? undefined : onChoose( null, column ) }>
									{ columnName( column ) }
								</Choice>{ ' ' }
								<small>{ people( column.n ) }</small>
							</th>
						) ) }
						<th scope="col" className="uf-num is-all">
							{ __( 'All', 'userfeedback' ) } <small>{ people( data.both ) }</small>
						</th>
					</tr>
				</thead>
				<tbody>
					{ data.rows.map( ( row, place ) => (
						<tr key={ row.key }>
							<th scope="row">
								<Choice onChoose={ row.total?.count === 0 ? undefined : onChoose( row, null ) }>
									{ rowName( row ) }
								</Choice>{ ' ' }
								<small>{ people( row.total?.count ?? null ) }</small>
							</th>
							{ data.columns.map( ( column, index ) => {
								const cell = data.cells[ place ]?.[ index ];
								return (
									cell && (
										<Cell
											key={ column.key }
											cell={ cell }
											reading={ reading }
											most={ most }
											onChoose={ onChoose( row, column ) }
										/>
									)
								);
							} ) }
							<td className="uf-num is-all">
								{ row.total === null ? <Hidden /> : <Total share={ row.total } reading={ reading } /> }
							</td>
						</tr>
					) ) }
				</tbody>
				{ data.score && <Scores data={ data } score={ data.score } /> }
			</table>
		</div>
	);
}

function people( count: number | null ): string {
	/* translators: %s: number of people that a share is of; n is the sign for it */
	return sprintf( __( 'n %s', 'userfeedback' ), count === null ? '–' : formatNumber( count ) );
}

/** A name that is a filter, where there can be one. */
export function Choice( { onChoose, children }: { onChoose: ( () => void ) | undefined; children: ReactNode } ) {
	return onChoose ? (
		<button type="button" className="uf-heat__name" onClick={ onChoose }>
			{ children }
		</button>
	) : (
		<span>{ children }</span>
	);
}

function Total( { share, reading }: { share: Share; reading: Reading } ) {
	return reading === 'down' && share.percent !== null ? (
		<>
			<b>{ formatPercent( share.percent ) }</b> <small>{ formatNumber( share.count ) }</small>
		</>
	) : (
		<b>{ formatNumber( share.count ) }</b>
	);
}

function Hidden() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="screen-reader-text">{ __( 'not shown: too few people', 'userfeedback' ) }</span>
		</>
	);
}

/** 0 to 4: tenths of the share, the last from 40 on; of counts fifths of the largest. */
function shade( cell: BreakdownCell, reading: Reading, most: number ): number {
	const tenths =
		reading === 'counts' ? ( 5 * ( cell.count ?? 0 ) ) / most : ( shareOf( cell, reading )?.percent ?? 0 ) / 10;
	return Math.min( 4, Math.floor( tenths ) );
}

function shareOf( cell: BreakdownCell, reading: Reading ): Share | null {
	return reading === 'across' ? cell.row : cell.column;
}

function Cell( {
	cell,
	reading,
	most,
	onChoose,
}: {
	cell: BreakdownCell;
	reading: Reading;
	most: number;
	onChoose: ( () => void ) | undefined;
} ) {
	if ( cell.count === null ) {
		return (
			<td className="uf-num is-few">
				<span className="uf-heat__cell">
					<Hidden />
				</span>
			</td>
		);
	}
	const percent = shareOf( cell, reading )?.percent ?? null;
	const content = (
		<>
			{ cell.clear && (
				<>
					<i aria-hidden="true">{ cell.clear === 'more' ? '▲' : '▼' }</i>
					<span className="screen-reader-text">
						{ cell.clear === 'more'
							? __( 'clearly more than the others,', 'userfeedback' )
							: __( 'clearly fewer than the others,', 'userfeedback' ) }
					</span>{ ' ' }
				</>
			) }
			{ reading === 'counts' ? (
				<b>{ formatNumber( cell.count ) }</b>
			) : (
				<>
					<b>{ percent === null ? '–' : formatPercent( percent ) }</b>{ ' ' }
					<small>{ formatNumber( cell.count ) }</small>
				</>
			) }
			{ cell.few && (
				<span className="screen-reader-text">
					{ ', ' }
					{ __( 'under 10', 'userfeedback' ) }
				</span>
			) }
		</>
	);
	return (
		<td className={ `uf-num ${ cell.few ? 'is-few' : `is-l${ shade( cell, reading, most ) }` }` }>
			{ onChoose && cell.count > 0 ? (
				<button
					type="button"
					className="uf-heat__cell"
					title={ sprintf(
						/* translators: %s: number of responses */
						_n( 'Show only this %s response', 'Show only these %s responses', cell.count, 'userfeedback' ),
						formatNumber( cell.count )
					) }
					onClick={ onChoose }
				>
					{ content }
				</button>
			) : (
				<span className="uf-heat__cell">{ content }</span>
			) }
		</td>
	);
}

/** The score of each column with its interval. */
function Scores( { data, score }: { data: Breakdown; score: BreakdownScore } ) {
	const nps = data.question.figure === 'nps';
	const write = ( value: number ) => ( nps ? formatSigned( value ) : formatNumber( value, 1 ) );
	const show = ( of: BreakdownScore | null ) =>
		of === null ? (
			'–'
		) : (
			<>
				<b>
					<bdi dir="ltr">{ write( of.value ) }</bdi>
				</b>{ ' ' }
				{ of.low !== null && of.high !== null && (
					<small>
						{ sprintf(
							/* translators: 1: lower end of an interval. 2: its upper end */
							__( '%1$s to %2$s', 'userfeedback' ),
							nps ? formatSigned( of.low ) : formatNumber( of.low, 2 ),
							nps ? formatSigned( of.high ) : formatNumber( of.high, 2 )
						) }
					</small>
				) }
			</>
		);
	return (
		<tfoot>
			<tr>
				<th scope="row">{ nps ? __( 'Net Promoter Score', 'userfeedback' ) : __( 'Mean', 'userfeedback' ) }</th>
				{ data.columns.map( ( column ) => (
					<td key={ column.key } className="uf-num is-all">
						{ show( column.score ) }
					</td>
				) ) }
				<td className="uf-num is-all">{ show( score ) }</td>
			</tr>
		</tfoot>
	);
}
