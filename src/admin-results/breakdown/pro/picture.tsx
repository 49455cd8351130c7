import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { Doughnut, MOST_PARTS } from '../../../shared/charts/doughnut';
import { formatNumber, formatPercent } from '../../../shared/format/numbers';
import type { Breakdown, BreakdownColumn, BreakdownRow } from '../../../types';
import { Choice } from './table';

interface Props {
	data: Breakdown;
	rowName: ( row: BreakdownRow ) => string;
	columnName: ( column: BreakdownColumn ) => string;
	shortName: ( column: BreakdownColumn ) => string;
	/** What a click leaves, undefined where nothing can be clicked. */
	onChoose: ( row: BreakdownRow | null, column: BreakdownColumn | null ) => ( () => void ) | undefined;
}

const LEFT = 34;
const RIGHT = 228;
const TOP = 10;
const BOTTOM = 132;

const WIDTH = 236;

/** Columns up to so many all have their names, as far as they fit; of more some are left out. */
const MOST_NAMES = 6;

/** Room of a name below the axis: so much for each letter, and a gap to the next. */
const LETTER = 5.5;
const GAP = 4;

/** What people answered on. Nothing where a group is too small to be counted: it could be worked out from the others. */
export function Devices( {
	data,
	columnName,
	onChoose,
}: Pick< Props, 'data' | 'columnName' > & {
	/** What a click leaves, undefined where nothing can be clicked. */
	onChoose: ( column: BreakdownColumn ) => ( () => void ) | undefined;
} ) {
	const parts = data.columns.flatMap( ( column ) =>
		column.n === null
			? []
			: [
					{
						key: column.key,
						name: (
							<Choice onChoose={ column.n === 0 ? undefined : onChoose( column ) }>
								{ columnName( column ) }
							</Choice>
						),
						count: column.n,
					},
				]
	);
	return parts.length === data.columns.length && parts.length <= MOST_PARTS ? (
		<Doughnut
			title={ __( 'People by device', 'userfeedback' ) }
			kind={ __( 'Device', 'userfeedback' ) }
			parts={ parts }
		/>
	) : null;
}

/** Small multiples: one panel per answer, all with the same axis. */
export function Picture( { data, rowName, columnName, shortName, onChoose }: Props ) {
	const highest = Math.max( 0, ...data.cells.flat().map( ( { column } ) => column?.high ?? 0 ) );
	const top = Math.min( 100, Math.max( 20, 20 * Math.ceil( highest / 20 ) ) );
	return (
		<>
			<div className="uf-multiples">
				{ data.rows.map( ( row, place ) => (
					<figure key={ row.key }>
						<figcaption>
							<Choice onChoose={ row.total?.count === 0 ? undefined : onChoose( row, null ) }>
								<b>{ rowName( row ) }</b>
							</Choice>{ ' ' }
							{ row.total !== null &&
								row.total.percent !== null &&
								sprintf(
									/* translators: %s: a share, e.g. 41.0% */
									__( '%s of all', 'userfeedback' ),
									formatPercent( row.total.percent )
								) }
						</figcaption>
						<Panel
							top={ top }
							all={ row.total?.percent ?? null }
							points={ data.columns.map( ( column, index ) => {
								const cell = data.cells[ place ]?.[ index ];
								return {
									name: columnName( column ),
									short: shortName( column ),
									cell,
									onChoose: cell?.count ? onChoose( row, column ) : undefined,
								};
							} ) }
							label={ rowName( row ) }
						/>
					</figure>
				) ) }
			</div>
			<p className="uf-note">
				{ sprintf(
					/* translators: %s: number of people */
					__(
						'Bar: 95%% interval. Hollow: fewer than 10 people. Dashed: share among all %s. Number below: people.',
						'userfeedback'
					),
					formatNumber( data.both )
				) }
			</p>
		</>
	);
}

interface PanelProps {
	/** Highest share of the axis. */
	top: number;
	all: number | null;
	points: {
		name: string;
		short: string;
		cell: Breakdown[ 'cells' ][ number ][ number ] | undefined;
		onChoose: ( () => void ) | undefined;
	}[];
	label: string;
}

function Panel( { top, all, points, label }: PanelProps ) {
	const y = ( percent: number ) => BOTTOM - ( ( BOTTOM - TOP ) * Math.min( percent, top ) ) / top;
	const rtl = isRTL();
	const place = ( at: number ) => ( rtl ? WIDTH - at : at );
	const column = ( RIGHT - LEFT ) / points.length;
	const x = ( index: number ) => place( LEFT + column * ( index + 0.5 ) );
	const letters = Math.floor( ( column - GAP ) / LETTER );
	const longest = Math.max( 0, ...points.map( ( { short } ) => short.length ) );
	const step = points.length > MOST_NAMES ? Math.ceil( ( longest * LETTER + GAP ) / column ) : 1;
	const nameOf = ( short: string ) =>
		step === 1 && short.length > letters ? `${ short.slice( 0, letters - 1 ) }…` : short;
	const shown = points.flatMap( ( { name, cell }, index ) => {
		const share = cell?.column;
		return ! share || share.percent === null
			? []
			: [ { name, x: x( index ), percent: share.percent, share, few: cell.few } ];
	} );
	return (
		<div className="uf-multiples__panel">
			<svg
				viewBox={ `0 0 ${ WIDTH } 168` }
				role="img"
				aria-label={ `${ label }: ${ shown
					.map( ( { name, percent } ) => `${ name } ${ formatPercent( percent ) }` )
					.join( ', ' ) }` }
			>
				{ [ 0, top / 2, top ].map( ( tick ) => (
					<g key={ tick }>
						<line
							className="is-grid"
							x1={ place( LEFT ) }
							x2={ place( RIGHT ) }
							y1={ y( tick ) }
							y2={ y( tick ) }
						/>
						<text x={ place( LEFT - 6 ) } y={ y( tick ) + 4 } textAnchor={ rtl ? 'start' : 'end' }>
							{ formatPercent( tick, 0 ) }
						</text>
					</g>
				) ) }
				{ all !== null && (
					<line
						className="is-all"
						x1={ place( LEFT ) }
						x2={ place( RIGHT ) }
						y1={ y( all ) }
						y2={ y( all ) }
					/>
				) }
				<polyline points={ shown.map( ( point ) => `${ point.x },${ y( point.percent ) }` ).join( ' ' ) } />
				{ shown.map( ( point ) => (
					<g key={ point.x }>
						<path
							d={ `M${ point.x } ${ y( point.share.low ?? 0 ) }V${ y( point.share.high ?? 0 ) }m-3.5 0h7M${
								point.x - 3.5
							} ${ y( point.share.low ?? 0 ) }h7` }
						/>
						<circle
							className={ point.few ? 'is-few' : '' }
							cx={ point.x }
							cy={ y( point.percent ) }
							r={ 4.5 }
						/>
					</g>
				) ) }
				{ points.map(
					( { short, cell }, index ) =>
						index % step === 0 && (
							<text key={ x( index ) } x={ x( index ) } y={ 150 } textAnchor="middle">
								{ nameOf( short ) }
								<tspan x={ x( index ) } dy={ 14 }>
									{ ! cell || cell.count === null ? '–' : formatNumber( cell.count ) }
								</tspan>
							</text>
						)
				) }
			</svg>
			{ points.map(
				( { name, cell, onChoose }, index ) =>
					onChoose &&
					cell && (
						<button
							key={ x( index ) }
							type="button"
							style={ {
								left: `${ ( 100 * ( x( index ) - column / 2 ) ) / WIDTH }%`,
								width: `${ ( 100 * column ) / WIDTH }%`,
							} }
							aria-label={ sprintf(
								/* translators: 1: an answer, e.g. Search engine. 2: a group, e.g. Mobile. 3: number of responses */
								_n(
									'%1$s, %2$s: show only this %3$s response',
									'%1$s, %2$s: show only these %3$s responses',
									cell.count ?? 0,
									'userfeedback'
								),
								label,
								name,
								formatNumber( cell.count ?? 0 )
							) }
							title={ name }
							onClick={ onChoose }
						/>
					)
			) }
		</div>
	);
}
