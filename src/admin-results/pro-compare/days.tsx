import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { Comparison } from '../../types';
import { LineChart } from '../../shared/charts/line-chart';
import { perStep } from '../../shared/charts/line-model';
import type { LineModel } from '../../shared/charts/line-model';
import { accentColor } from '../../shared/charts/palette';
import { useNarrowing } from '../filters/use-filter';
import { metricName } from '../lib/metrics';

/** Responses of both groups over time; null where their points are not as long or not as many. */
export function daysModel( { a, b, kind }: Comparison, today: string ): LineModel | null {
	// A year before, a range around February 29 has a day less.
	if ( a.step !== b.step || Math.abs( a.points.length - b.points.length ) > 1 || a.too_few || b.too_few ) {
		return null;
	}
	const points = a.points.filter( ( { date } ) => date <= today );
	const others = b.points.slice( 0, points.length );
	return {
		days: points.map( ( { date } ) => date ),
		ends: points.map( ( { end } ) => end ),
		step: a.step,
		values: points.map( ( { count } ) => count ),
		daysBefore: others.map( ( { date } ) => date ),
		endsBefore: others.map( ( { end } ) => end ),
		valuesBefore: others.map( ( { count } ) => count ),
		changes: [],
		unit: 'count',
		running: ( points.at( -1 )?.end ?? '' ) >= today,
		what: metricName( 'responses' ),
		name: 'A',
		nameBefore: 'B',
		sameDays: kind === 'people',
	};
}

export function Days( { reply, today }: { reply: Comparison; today: string } ) {
	const { chooseDays } = useNarrowing();
	const model = useMemo( () => daysModel( reply, today ), [ reply, today ] );
	return (
		model && (
			<section className="uf-panel" aria-label={ __( 'Responses over time', 'userfeedback' ) }>
				<div className="uf-panel__chart">
					<div className="uf-chart-head">
						<h2>{ perStep( model.what, model.step ) }</h2>
						<span className="uf-note">{ __( 'A: filled line. B: dashed line.', 'userfeedback' ) }</span>
					</div>
					<LineChart
						model={ model }
						color={ accentColor() }
						width="100%"
						height={ 212 }
						onChoose={ chooseDays ?? undefined }
					/>
				</div>
			</section>
		)
	);
}
