import { useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Trend, TrendPoint } from '../../../types';
import { pointName, stepName } from '../../../shared/charts/line-model';
import { markText } from '../../../shared/charts/marks';
import type { TextMark } from '../../../shared/charts/marks';
import { npsGroupsName, NPS_GROUPS } from '../../../shared/charts/nps';
import { formatNumber } from '../../../shared/format/numbers';
import { formatInterval, formatMeasure, nothingText } from './measures';
import { figureOf } from './trend-chart';
import type { TrendLine } from './trend-chart';

interface Props {
	lines: readonly TrendLine[];
	marks?: readonly TextMark[] | undefined;
}

/** A column of the table: its head, and its cell for a place in the line. */
interface Column {
	key: string;
	name: string;
	/** Whether it has plain numbers, which stand below each other. */
	isNumber?: boolean;
	cell: ( place: number, date: string ) => ReactNode;
}

/** The figures of a chart as a table. Its rows are rendered when it is first opened. */
export function TrendTable( { lines, marks }: Props ) {
	const [ open, setOpen ] = useState( false );
	const [ first ] = lines;
	return (
		<details className="uf-astable" onToggle={ ( event ) => setOpen( event.currentTarget.open ) }>
			<summary>{ __( 'View as table', 'userfeedback' ) }</summary>
			{ open && first && (
				<div
					className="uf-astable__scroll"
					// What scrolls must be in reach of the keys.
					tabIndex={ 0 }
					role="region"
					aria-label={ __( 'Figures as a table', 'userfeedback' ) }
				>
					<Table
						trend={ first.trend }
						columns={ [
							...( lines.length === 1 ? columnsOfOne( first ) : columnsOfEach( lines ) ),
							...( marks?.length
								? [
										{
											key: 'marks',
											name: __( 'What happened', 'userfeedback' ),
											cell: ( place: number ) => markText( marks, place ),
										},
									]
								: [] ),
						] }
					/>
				</div>
			) }
		</details>
	);
}

function Table( { trend: { points, step }, columns }: { trend: Trend; columns: readonly Column[] } ) {
	const look = ( { isNumber }: Column ) => ( isNumber ? 'uf-num' : undefined );
	return (
		<table className="wp-list-table widefat striped">
			<thead>
				<tr>
					<th scope="col">{ stepName( step ) }</th>
					{ columns.map( ( column ) => (
						<th key={ column.key } scope="col" className={ look( column ) }>
							{ column.name }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ points.map( ( { date, end }, place ) => (
					<tr key={ date }>
						<th scope="row">{ pointName( date, end, step ) }</th>
						{ columns.map( ( column ) => (
							<td key={ column.key } className={ look( column ) }>
								{ column.cell( place, date ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function columnsOfEach( lines: readonly TrendLine[] ): Column[] {
	return lines.map( ( { id, name, trend } ) => ( {
		key: String( id ),
		name,
		cell: ( place, date ) => figureOf( trend.points[ place ], trend, date ),
	} ) );
}

/** A single line has room for its parts. */
function columnsOfOne( { name, trend: { points, measure } }: TrendLine ): Column[] {
	const { kind } = measure;
	const column = ( key: string, head: string, cell: ( point: TrendPoint ) => ReactNode ): Column => ( {
		key,
		name: head,
		isNumber: true,
		cell: ( place ) => points[ place ] && cell( points[ place ] ),
	} );
	return [
		column( 'value', name, ( { value } ) => <bdi dir="ltr">{ formatMeasure( value, kind ) }</bdi> ),
		column( 'interval', __( '95% interval', 'userfeedback' ), ( point ) => formatInterval( point, kind ) || '–' ),
		column( 'n', __( 'Answers', 'userfeedback' ), ( point ) =>
			point.n === null ? nothingText( point ) : formatNumber( point.n )
		),
		...( kind === 'nps'
			? NPS_GROUPS.map( ( group ) =>
					column( group, npsGroupsName( group ), ( { groups, n } ) =>
						groups || n === 0 ? formatNumber( groups?.[ group ] ?? 0 ) : '–'
					)
				)
			: [] ),
	];
}
