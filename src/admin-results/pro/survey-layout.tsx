import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { useSurveyEvents } from '../../shared/api/survey-events/queries';
import { DayChart } from '../components/day-chart';
import { FilteredFigures, KpiTabs, tabId } from '../components/kpi';
import { METRICS } from '../lib/metrics';
import { oneOf, useUrlParams } from '../../shared/list/use-url-params';
import { basisText } from '../questions/comparison';
import { QuestionCards } from '../questions/question-cards';
import { NoResponses } from '../survey/no-responses';
import { Summary } from '../survey/summary';

/** Stat cards (RES-19), responses per day and a card for each question. */
export function SurveyLayout( { results }: { results: SurveyResults } ) {
	const [ query, change ] = useUrlParams();
	const events = useSurveyEvents( results.id );
	const filtered = results.complete !== undefined;
	const metric = filtered ? 'responses' : oneOf( query.get( 'metric' ), METRICS, 'responses' );
	const panel = useId();
	return (
		<>
			<NoResponses results={ results } />
			<section className="uf-panel" aria-label={ __( 'Figures and responses over time', 'userfeedback' ) }>
				{ filtered ? (
					<FilteredFigures figures={ results } />
				) : (
					<KpiTabs
						figures={ results }
						selected={ metric }
						panel={ panel }
						onSelect={ ( value ) => change( { metric: value === 'responses' ? null : value } ) }
					/>
				) }
				<div
					id={ panel }
					{ ...( filtered ? {} : { role: 'tabpanel', 'aria-labelledby': tabId( panel, metric ) } ) }
					className="uf-panel__chart"
				>
					<DayChart
						figures={ results }
						metric={ metric }
						name={ __( 'This period', 'userfeedback' ) }
						height={ 212 }
						events={ events }
					/>
				</div>
			</section>
			<Summary results={ results } />
			<div className="uf-section">
				<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
				<span className="uf-note">{ basisText( results ) }</span>
			</div>
			<QuestionCards results={ results } compared />
		</>
	);
}
