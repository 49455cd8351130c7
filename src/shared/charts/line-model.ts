import { __, sprintf } from '@wordpress/i18n';
import type { Step } from '../../types';
import { axisDay, formatRange, fullDay, nameDay, shiftDay } from '../format/dates';
import { formatNumber, formatPercent } from '../format/numbers';
import type { TextMark } from './marks';
import { CHART_INK } from './palette';
import { axisFromZero } from './plot';
import type { Plot } from './plot';

/** Data of a line chart of days, weeks or months. The server computes every figure. */
export interface LineModel {
	/** First day of each point, YYYY-MM-DD in the site's time zone, oldest first. */
	days: string[];
	/** Last day of each point. */
	ends: string[];
	step: Step;
	/** One value per point; null where the divisor is 0. */
	values: ( number | null )[];
	/** The previous period, aligned by index; [] without one. */
	daysBefore: string[];
	endsBefore: string[];
	valuesBefore: ( number | null )[];
	/** Change of each point in percent; null where none is shown. */
	changes: ( number | null )[];
	unit: 'count' | 'percent';
	/** true when the last point is still running: dashed, hollow point. */
	running: boolean;
	/** Name of the figure, e.g. `Responses`. */
	what: string;
	/** Names at the ends of the lines. */
	name: string;
	nameBefore: string;
	/** The second line is of the same days: tooltips call it by its name. */
	sameDays?: boolean;
	marks?: readonly TextMark[];
}

/**
 * A value in the model's unit; an en dash for null.
 *
 * @param value Value of a day.
 * @param unit  Unit of the model.
 */
export function formatValue( value: number | null | undefined, unit: LineModel[ 'unit' ] ): string {
	if ( value === null || value === undefined ) {
		return '–';
	}
	return unit === 'percent' ? formatPercent( value ) : formatNumber( value );
}

/**
 * Name of a point in tooltip and table, e.g. `Sat, Nov 21`, `Nov 15 – 21, 2026` or `November 2026`.
 *
 * @param first First day.
 * @param last  Last day.
 * @param step  Length of the points; the first and the last may be cut.
 */
export function pointName( first: string, last: string, step: Step ): string {
	if ( step === 'day' ) {
		return fullDay( first );
	}
	const whole = step === 'month' && first.endsWith( '-01' ) && shiftDay( last, 1 ).endsWith( '-01' );
	return whole ? nameDay( first, { month: 'long', year: 'numeric' } ) : formatRange( first, last );
}

/**
 * Name of a point on the axis, e.g. `Nov 21`, or `Nov 2026` where points are longer than days.
 *
 * @param first First day.
 * @param step  Length of the points.
 */
export function axisName( first: string, step: Step ): string {
	return step === 'day' ? axisDay( first ) : nameDay( first, { month: 'short', year: 'numeric' } );
}

export function stepName( step: Step ): string {
	return {
		day: __( 'Day', 'userfeedback' ),
		week: __( 'Week', 'userfeedback' ),
		month: __( 'Month', 'userfeedback' ),
	}[ step ];
}

/**
 * A figure with the length of its points, e.g. `Responses per week`.
 *
 * @param what Name of the figure.
 * @param step Length of the points.
 */
export function perStep( what: string, step: Step ): string {
	const pattern = {
		/* translators: %s: figure, e.g. Responses */
		day: __( '%s per day', 'userfeedback' ),
		/* translators: %s: figure, e.g. Responses */
		week: __( '%s per week', 'userfeedback' ),
		/* translators: %s: figure, e.g. Responses */
		month: __( '%s per month', 'userfeedback' ),
	}[ step ];
	return sprintf( pattern, what );
}

/**
 * The lines: this period with its fill, the period before dashed. The axis starts at 0.
 *
 * @param model Figures.
 * @param color Color of this period.
 */
export function linePlot( model: LineModel, color: string ): Plot {
	return {
		lines: [
			{ name: model.name, color, values: model.values, filled: true, running: model.running },
			...( model.valuesBefore.length
				? [ { name: model.nameBefore, color: CHART_INK.before, values: model.valuesBefore, quiet: true } ]
				: [] ),
		],
		names: model.days.map( ( day ) => axisName( day, model.step ) ),
		ticks: axisFromZero( [ ...model.values, ...model.valuesBefore ], model.unit === 'percent' ? 5 : 4 ),
		formatTick: ( value ) => formatValue( value, model.unit ).replace( /[.,]0(?=\D|$)/, '' ),
		...( model.marks ? { marks: model.marks } : {} ),
	};
}

/**
 * The day that an arrow key leads to; null for other keys.
 *
 * @param key     `KeyboardEvent.key`.
 * @param current Day that is read now, null for none.
 * @param count   Days on the axis.
 * @param rtl     Whether the axis runs from right to left.
 */
export function dayForKey( key: string, current: number | null, count: number, rtl: boolean ): number | null {
	if ( count === 0 ) {
		return null;
	}
	const last = count - 1;
	const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
	const back = rtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case 'Home':
			return 0;
		case 'End':
			return last;
		case forward:
			return current === null ? last : Math.min( last, current + 1 );
		case back:
			return current === null ? last : Math.max( 0, current - 1 );
		default:
			return null;
	}
}
