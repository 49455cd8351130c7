import { __ } from '@wordpress/i18n';
import type { ResultsSummary, SummarySurveyRow } from '../../types';
import { LockedButton } from '../../shared/components/lock';
import { ProPart } from '../../shared/registry/pro-parts';
import { useTrendLock } from '../lib/locks';
import { proTrend } from '../pro-trend';

/** A survey with a score, which can be drawn over time. */
export type Scored = SummarySurveyRow & { score: NonNullable< SummarySurveyRow[ 'score' ] > };

/** Scores on one axis. Those of both scales of an NPS are not comparable (docs/figures.md). */
export const axisOf = ( { score: { kind, start } }: Scored ) => `${ kind }${ start ?? '' }`;

function isScored( survey: SummarySurveyRow ): survey is Scored {
	return survey.score !== null;
}

/** The scores of several surveys in one chart. Surveys whose scores cannot share an axis need no panel. */
export function ScoresPanel( { summary }: { summary: ResultsSummary } ) {
	const lock = useTrendLock();
	const surveys = summary.surveys.filter( isScored );
	const comparable = new Set( surveys.map( axisOf ) ).size < surveys.length;
	if ( ! comparable ) {
		return null;
	}
	return (
		<section className="uf-panel uf-scores" aria-labelledby="uf-scores">
			{ lock ? (
				<header className="uf-panel__head">
					<h2 id="uf-scores">{ __( 'Scores of several surveys', 'userfeedback' ) }</h2>
					<LockedButton lock={ lock }>{ __( 'Show the chart', 'userfeedback' ) }</LockedButton>
				</header>
			) : (
				<ProPart from={ proTrend }>
					{ ( { Scores } ) => <Scores surveys={ surveys } today={ summary.today } /> }
				</ProPart>
			) }
		</section>
	);
}
