import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DateRange } from '../../types';
import { formatRange } from '../format/dates';
import { formatPercent } from '../format/numbers';
import { formatValue, linePlot, perStep, pointName } from './line-model';
import type { LineModel } from './line-model';
import { LineTable } from './line-table';
import { MarkList } from './mark-list';
import { markText } from './marks';
import { CHART_INK, DEFAULT_CHART_COLOR } from './palette';
import { ReadableChart } from './readable-chart';

interface Props {
	model: LineModel;
	/** The screens pass the admin color; the default is RES-11's. */
	color?: string;
	width?: number | string;
	height?: number;
	/** Shows only the days of a point. */
	onChoose?: ( ( days: DateRange ) => void ) | undefined;
}

function changeText( model: LineModel, index: number ): string {
	const change = model.changes[ index ] ?? null;
	if ( change === null ) {
		return '';
	}
	const rounded = Math.round( change );
	const sign = rounded > 0 ? '▲' : '▼';
	const size = formatPercent( Math.abs( rounded ), 0 );
	if ( model.step !== 'day' ) {
		return sprintf(
			/* translators: 1: arrow or equals sign. 2: change, e.g. 21% */
			__( '%1$s %2$s against the period before', 'userfeedback' ),
			rounded === 0 ? '=' : sign,
			size
		);
	}
	return sprintf(
		/* translators: 1: arrow or equals sign. 2: change, e.g. 21%. 3: number of days */
		__( '%1$s %2$s against %3$s days earlier', 'userfeedback' ),
		rounded === 0 ? '=' : sign,
		size,
		String( model.days.length )
	);
}

function dayTitle( model: LineModel, index: number ): string {
	const day = model.days[ index ] ?? '';
	const name = pointName( day, model.ends[ index ] ?? day, model.step );
	if ( ! model.running || index !== model.days.length - 1 ) {
		return name;
	}
	return model.step === 'day'
		? sprintf(
				/* translators: %s: a day, e.g. Sat, Nov 21 */
				__( '%s (today, so far)', 'userfeedback' ),
				name
			)
		: sprintf(
				/* translators: %s: a week or a month, e.g. November 2026 */
				__( '%s (so far)', 'userfeedback' ),
				name
			);
}

function nameBefore( model: LineModel, index: number ): string {
	if ( model.sameDays ) {
		return model.nameBefore;
	}
	const day = model.daysBefore[ index ] ?? '';
	return pointName( day, model.endsBefore[ index ] ?? day, model.step );
}

/**
 * The tooltip as one sentence for screen readers.
 *
 * @param model Figures.
 * @param index Day.
 */
export function spokenDay( model: LineModel, index: number ): string {
	const parts = [
		`${ dayTitle( model, index ) }: ${ model.what } ${ formatValue( model.values[ index ], model.unit ) }`,
	];
	if ( model.valuesBefore.length ) {
		parts.push( `${ nameBefore( model, index ) }: ${ formatValue( model.valuesBefore[ index ], model.unit ) }` );
	}
	const change = changeText( model, index );
	return [ ...parts, change, markText( model.marks, index ) ].filter( Boolean ).join( ', ' );
}

function Tooltip( { model, index, color }: { model: LineModel; index: number; color: string } ) {
	const change = changeText( model, index );
	const mark = markText( model.marks, index );
	return (
		<>
			<strong>{ dayTitle( model, index ) }</strong>
			<span>
				<i className="uf-tip__key" style={ { borderColor: color } } />
				{ model.what }
				<b>{ formatValue( model.values[ index ], model.unit ) }</b>
			</span>
			{ model.valuesBefore.length > 0 && (
				<span>
					<i className="uf-tip__key is-dashed" style={ { borderColor: CHART_INK.before } } />
					{ nameBefore( model, index ) }
					<b>{ formatValue( model.valuesBefore[ index ], model.unit ) }</b>
				</span>
			) }
			{ change && <em>{ change }</em> }
			{ mark && <em>{ mark }</em> }
		</>
	);
}

/**
 * A figure for each day, week or month (RES-10). The same figures stand in a table below.
 */
export function LineChart( { model, color = DEFAULT_CHART_COLOR, width = 400, height = 400, onChoose }: Props ) {
	const plot = useMemo( () => linePlot( model, color ), [ model, color ] );
	const first = model.days[ 0 ] ?? '';
	const last = model.ends.at( -1 ) ?? '';
	const what = perStep( model.what, model.step );
	const choose = ( index: number ) => {
		const start = model.days[ index ];
		if ( start !== undefined ) {
			onChoose?.( { start, end: model.ends[ index ] ?? start } );
		}
	};
	return (
		<>
			<ReadableChart
				plot={ plot }
				height={ height }
				style={ { width, height } }
				label={
					onChoose
						? sprintf(
								/* translators: %s: what the chart shows, e.g. Responses per day */
								__( '%s. Arrow keys read each point, Enter shows only its days.', 'userfeedback' ),
								what
							)
						: sprintf(
								/* translators: %s: what the chart shows, e.g. Responses per day */
								__( '%s, use the arrow keys to read each point', 'userfeedback' ),
								what
							)
				}
				pictureLabel={ sprintf(
					/* translators: 1: what the chart shows, e.g. Responses per day. 2: range of days */
					__( 'Line chart: %1$s, %2$s', 'userfeedback' ),
					what,
					first ? formatRange( first, last ) : ''
				) }
				speak={ ( index ) => spokenDay( model, index ) }
				tip={ ( index ) => <Tooltip model={ model } index={ index } color={ color } /> }
				onChoose={ onChoose && choose }
			/>
			<MarkList marks={ model.marks } />
			<LineTable model={ model } />
		</>
	);
}
