import { useMemo } from 'react';
import { LineChart } from '../../shared/charts/line-chart';
import { perStep } from '../../shared/charts/line-model';
import { textMarks } from '../../shared/charts/marks';
import { accentColor } from '../../shared/charts/palette';
import type { DateRange, SurveyEventDay } from '../../types';
import { useNarrowing } from '../filters/use-filter';
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
	/** What happened to the survey. */
	events?: readonly SurveyEventDay[];
	/** Shows the results of some days, where the screen itself has no filter of days. */
	onDays?: ( ( days: DateRange ) => void ) | undefined;
}

/** A figure per day, week or month in the user's color, with its heading and its table. */
export function DayChart( { figures, metric, name, height, note, events, onDays }: Props ) {
	const { chooseDays } = useNarrowing();
	const model = useMemo( () => {
		const line = lineModel( figures, metric, name );
		return events
			? {
					...line,
					marks: textMarks(
						events,
						line.days.map( ( date, index ) => ( { date, end: line.ends[ index ] ?? date } ) )
					),
				}
			: line;
	}, [ figures, metric, name, events ] );
	const remarks = [ note, runningText( figures ) ].filter( Boolean );
	return (
		<>
			<div className="uf-chart-head">
				<h2>{ perStep( metricName( metric ), figures.step ) }</h2>
				<span className="uf-note">{ remarks.join( ' ' ) }</span>
			</div>
			<LineChart
				model={ model }
				color={ accentColor() }
				width="100%"
				height={ height }
				onChoose={ onDays ?? chooseDays ?? undefined }
			/>
		</>
	);
}
