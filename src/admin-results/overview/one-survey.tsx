import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Link, Navigate, useNavigate } from '../../shared/router';
import { resultsQueries } from '../../shared/api/results/queries';
import { useSurveyEvents } from '../../shared/api/survey-events/queries';
import { DayChart } from '../components/day-chart';
import { QueryPanel } from '../../shared/components/query-panel';
import { CardsSkeleton, FiguresSkeleton } from '../components/skeletons';
import { useDateRangeLock } from '../lib/locks';
import { surveyParams } from '../lib/overview-range';
import type { OverviewPeriod } from '../lib/overview-range';
import { periodName } from '../lib/period-name';
import { QuestionCards } from '../questions/question-cards';
import { resultsOfDays, surveyResultsPath } from '../routes';
import { Counts } from '../survey/counts';

interface Props {
	id: number;
	period: OverviewPeriod;
}

/**
 * A single survey in the overview: four counts and a card for each question
 * (RES-13, RES-14). An NPS survey has a screen of its own (RES-15).
 */
export function OneSurvey( { id, period }: Props ) {
	const params = surveyParams( period );
	const query = useQuery( resultsQueries.survey( id, params ) );
	const events = useSurveyEvents( id );
	const navigate = useNavigate();
	const daysLocked = useDateRangeLock() !== null;
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The results could not be loaded.', 'userfeedback' ) }
			skeleton={
				<>
					<FiguresSkeleton cells={ 4 } />
					<CardsSkeleton cards={ 2 } />
				</>
			}
		>
			{ ( results ) =>
				results.type === 'nps' ? (
					<Navigate to={ surveyResultsPath( id ) } replace />
				) : (
					<>
						<section className="uf-panel" aria-label={ __( 'Responses over time', 'userfeedback' ) }>
							<Counts results={ results } />
							<div className="uf-panel__chart">
								<DayChart
									figures={ results }
									metric="responses"
									name={ periodName( period ) }
									height={ 260 }
									events={ events }
									onDays={ daysLocked ? undefined : ( of ) => navigate( resultsOfDays( id, of ) ) }
								/>
							</div>
						</section>
						<div className="uf-section">
							<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
							<Link to={ surveyResultsPath( id ) }>
								{ __( 'View Results with comparison', 'userfeedback' ) }
							</Link>
						</div>
						<QuestionCards results={ results } />
					</>
				)
			}
		</QueryPanel>
	);
}
