import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Trend } from '../../../types';
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
					<table className="wp-list-table widefat striped">
						{ lines.length === 1 ? (
							<OneLine trend={ first.trend } name={ first.name } marks={ marks } />
						) : (
							<Lines lines={ lines } trend={ first.trend } marks={ marks } />
						) }
					</table>
				</div>
			) }
		</details>
	);
}

/** A column for each line. */
function Lines( { lines, trend, marks }: Props & { trend: Trend } ) {
	return (
		<>
			<thead>
				<tr>
					<th scope="col">{ stepName( trend.step ) }</th>
					{ lines.map( ( { id, name } ) => (
						<th key={ id } scope="col">
							{ name }
						</th>
					) ) }
					{ marks?.length ? <th scope="col">{ __( 'What happened', 'userfeedback' ) }</th> : null }
				</tr>
			</thead>
			<tbody>
				{ trend.points.map( ( point, index ) => (
					<tr key={ point.date }>
						<th scope="row">{ pointName( point.date, point.end, trend.step ) }</th>
						{ lines.map( ( line ) => (
							<td key={ line.id }>{ figureOf( line.trend.points[ index ], line.trend, point.date ) }</td>
						) ) }
						{ marks?.length ? <td>{ markText( marks, index ) }</td> : null }
					</tr>
				) ) }
			</tbody>
		</>
	);
}

function OneLine( { trend, name, marks }: { trend: Trend; name: string; marks: Props[ 'marks' ] } ) {
	const { kind } = trend.measure;
	return (
		<>
			<thead>
				<tr>
					<th scope="col">{ stepName( trend.step ) }</th>
					<th scope="col" className="uf-num">
						{ name }
					</th>
					<th scope="col" className="uf-num">
						{ __( '95% interval', 'userfeedback' ) }
					</th>
					<th scope="col" className="uf-num">
						{ __( 'Answers', 'userfeedback' ) }
					</th>
					{ kind === 'nps' &&
						NPS_GROUPS.map( ( group ) => (
							<th key={ group } scope="col" className="uf-num">
								{ npsGroupsName( group ) }
							</th>
						) ) }
					{ marks?.length ? <th scope="col">{ __( 'What happened', 'userfeedback' ) }</th> : null }
				</tr>
			</thead>
			<tbody>
				{ trend.points.map( ( point, index ) => (
					<tr key={ point.date }>
						<th scope="row">{ pointName( point.date, point.end, trend.step ) }</th>
						<td className="uf-num">
							<bdi dir="ltr">{ formatMeasure( point.value, kind ) }</bdi>
						</td>
						<td className="uf-num">{ formatInterval( point, kind ) || '–' }</td>
						<td className="uf-num">
							{ point.n === null ? nothingText( point ) : formatNumber( point.n ) }
						</td>
						{ kind === 'nps' &&
							NPS_GROUPS.map( ( group ) => (
								<td key={ group } className="uf-num">
									{ point.groups || point.n === 0
										? formatNumber( point.groups?.[ group ] ?? 0 )
										: '–' }
								</td>
							) ) }
						{ marks?.length ? <td>{ markText( marks, index ) }</td> : null }
					</tr>
				) ) }
			</tbody>
		</>
	);
}
