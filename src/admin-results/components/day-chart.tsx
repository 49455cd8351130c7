import { useMemo } from 'react';
import { LineChart } from '../../shared/charts/line-chart';
import { perStep } from '../../shared/charts/line-model';
import { accentColor } from '../../shared/charts/palette';
import { lineModel, metricName, runningText } from '../lib/metrics';
import type { DailyFigures, Metric } from '../lib/metrics';

interface Props {
	figures: DailyFigures;
	metric: Metric;
	/** Name at the end of the line, e.g. `Past 30 days`. */
	name: string;
	height: number;
	/** Range and time zone before the remark about the running day. */
	note?: string;
}

/** A figure per day, week or month in the user's color, with its heading and its table. */
export function DayChart( { figures, metric, name, height, note }: Props ) {
	const model = useMemo( () => lineModel( figures, metric, name ), [ figures, metric, name ] );
	const remarks = [ note, runningText( figures ) ].filter( Boolean );
	return (
		<>
			<div className="uf-chart-head">
				<h2>{ perStep( metricName( metric ), figures.step ) }</h2>
				<span className="uf-note">{ remarks.join( ' ' ) }</span>
			</div>
			<LineChart model={ model } color={ accentColor() } width="100%" height={ height } />
		</>
	);
}
