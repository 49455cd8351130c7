import { __, sprintf } from '@wordpress/i18n';
import type { ComparedDataPoint, DataPoint, DateRange, Step } from '../../types';
import { countDays } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';
import type { LineModel } from '../../shared/charts/line-model';

export const METRICS = [ 'responses', 'impressions', 'rate' ] as const;
export type Metric = ( typeof METRICS )[ number ];

/** What the daily figures of overview and survey results have in common. */
export interface DailyFigures {
	range: DateRange;
	before: DateRange;
	/** YYYY-MM-DD, null while nothing was collected. */
	collecting_since: string | null;
	step: Step;
	data_points: ComparedDataPoint[];
	data_points_before: DataPoint[];
	today: string;
}

export function metricName( metric: Metric ): string {
	return {
		responses: __( 'Responses', 'userfeedback' ),
		impressions: __( 'Impressions', 'userfeedback' ),
		rate: __( 'Response rate', 'userfeedback' ),
	}[ metric ];
}

function valueOf( point: DataPoint, metric: Metric ): number | null {
	return {
		responses: point.count,
		impressions: point.impressions,
		rate: point.rate,
	}[ metric ];
}

function changeOf( point: ComparedDataPoint, metric: Metric ): number | null {
	return {
		responses: point.count_change,
		impressions: point.impressions_change,
		rate: null,
	}[ metric ];
}

/**
 * What the last point of the chart is, when its figure still grows; '' otherwise.
 *
 * @param figures Figures of the range.
 */
export function runningText( { range, today, step }: DailyFigures ): string {
	if ( range.end < today ) {
		return '';
	}
	return {
		day: __( 'Today is not over yet: dashed.', 'userfeedback' ),
		week: __( 'This week is not over yet: dashed.', 'userfeedback' ),
		month: __( 'This month is not over yet: dashed.', 'userfeedback' ),
	}[ step ];
}

/**
 * Name of the period before, e.g. `30 days before`.
 *
 * @param days Days of the period.
 */
export function periodBefore( days: number ): string {
	return sprintf(
		/* translators: %s: number of days */
		__( '%s days before', 'userfeedback' ),
		formatNumber( days )
	);
}

/**
 * A time zone as people read it: names stay, offsets become e.g. `UTC+0`.
 *
 * @param zone IANA name or `+05:45`.
 */
export function zoneName( zone: string ): string {
	const [ , sign, hours, minutes ] = /^([+-])(\d\d):(\d\d)$/.exec( zone ) ?? [];
	if ( hours === undefined ) {
		return zone;
	}
	return `UTC${ sign === '-' ? '−' : '+' }${ Number( hours ) }${ minutes === '00' ? '' : `:${ minutes }` }`;
}

/**
 * The chart of one figure. Days after today have no figure yet, and days on which the survey did not exist
 * never had one: neither is drawn.
 *
 * @param figures Figures of the range.
 * @param metric  Figure to draw.
 * @param name    Name of this period.
 */
export function lineModel( figures: DailyFigures, metric: Metric, name: string ): LineModel {
	const { collecting_since: since, today, step } = figures;
	const points = figures.data_points.filter( ( point ) => point.date <= today );
	const existed = ( point: DataPoint ) => since !== null && point.end >= since;
	const before = figures.data_points_before.some( existed )
		? figures.data_points_before.slice( 0, points.length )
		: [];
	return {
		days: points.map( ( point ) => point.date ),
		ends: points.map( ( point ) => point.end ),
		step,
		values: points.map( ( point ) => valueOf( point, metric ) ),
		daysBefore: before.map( ( point ) => point.date ),
		endsBefore: before.map( ( point ) => point.end ),
		valuesBefore: before.map( ( point ) => ( existed( point ) ? valueOf( point, metric ) : null ) ),
		changes: points.map( ( point ) => changeOf( point, metric ) ),
		unit: metric === 'rate' ? 'percent' : 'count',
		running: ( points.at( -1 )?.end ?? '' ) >= today,
		what: metricName( metric ),
		name,
		nameBefore: periodBefore( countDays( figures.before.start, figures.before.end ) ),
	};
}
