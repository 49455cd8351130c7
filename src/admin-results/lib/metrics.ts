import { __, sprintf } from '@wordpress/i18n';
import type { ComparedDataPoint, DataPoint, DateRange } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import type { LineModel } from '../../shared/charts/line-model';

export const METRICS = [ 'responses', 'impressions', 'rate' ] as const;
export type Metric = ( typeof METRICS )[ number ];

/** What the daily figures of overview and survey results have in common. */
export interface DailyFigures {
	range: DateRange;
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

/**
 * Heading of the chart.
 *
 * @param metric Figure that is drawn.
 */
export function metricPerDay( metric: Metric ): string {
	return {
		responses: __( 'Responses per day', 'userfeedback' ),
		impressions: __( 'Impressions per day', 'userfeedback' ),
		rate: __( 'Response rate per day', 'userfeedback' ),
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
 * Whether the last day of the range is still running, so that its figure grows.
 *
 * @param figures Figures of the range.
 */
export function isRunning( figures: DailyFigures ): boolean {
	return figures.range.end >= figures.today;
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
 * The chart of one figure. Days after today have no figure yet and are not drawn.
 *
 * @param figures Figures of the range.
 * @param metric  Figure to draw.
 * @param name    Name of this period.
 */
export function lineModel( figures: DailyFigures, metric: Metric, name: string ): LineModel {
	const points = figures.data_points.filter( ( point ) => point.date <= figures.today );
	const before = figures.data_points_before.slice( 0, points.length );
	return {
		days: points.map( ( point ) => point.date ),
		values: points.map( ( point ) => valueOf( point, metric ) ),
		daysBefore: before.map( ( point ) => point.date ),
		valuesBefore: before.map( ( point ) => valueOf( point, metric ) ),
		changes: points.map( ( point ) => changeOf( point, metric ) ),
		unit: metric === 'rate' ? 'percent' : 'count',
		running: points.at( -1 )?.date === figures.today,
		what: metricName( metric ),
		name,
		nameBefore: periodBefore( figures.data_points.length ),
	};
}
