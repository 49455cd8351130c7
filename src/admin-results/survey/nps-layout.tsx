import { __, sprintf } from '@wordpress/i18n';
import type { NpsOverview, SurveyResults } from '../../types';
import { formatNumber, formatSigned, SMALL_SAMPLE } from '../../shared/format/numbers';
import { NpsColumns, NpsScale, NpsStackedBar } from '../../shared/charts/nps-charts';
import { DayChart } from '../components/day-chart';
import { MetricFigure } from '../components/kpi';
import { METRICS } from '../lib/metrics';
import { npsInterval } from '../questions/nps-card';
import { Comments } from '../questions/comments';
import { QuestionCards } from '../questions/question-cards';
import { NoResponses } from './no-responses';
import { SummaryOffer } from './summary-offer';

/**
 * Results of an NPS survey: the score first, then its groups, the days and what
 * people wrote (NPS-01 to NPS-05).
 */
export function NpsLayout( { results }: { results: SurveyResults } ) {
	const asked = results.question_stats.filter( ( { type } ) => type === 'nps' );
	const others = results.question_stats.length > asked.length;
	const overview = results.nps_overview;
	return (
		<>
			<NoResponses results={ results } />
			<section className="uf-panel" aria-label={ __( 'Figures', 'userfeedback' ) }>
				<div className="uf-kpis">
					{ METRICS.map( ( metric ) => (
						<div key={ metric } className="uf-kpi">
							<MetricFigure metric={ metric } figures={ results } />
						</div>
					) ) }
				</div>
			</section>
			{ overview && (
				<div className="uf-nps-grid">
					<Score overview={ overview } />
					<Groups overview={ overview } />
				</div>
			) }
			<section className="uf-panel" aria-label={ __( 'Responses over time', 'userfeedback' ) }>
				<div className="uf-panel__chart">
					<DayChart
						figures={ results }
						metric="responses"
						name={ __( 'This period', 'userfeedback' ) }
						height={ 212 }
					/>
				</div>
			</section>
			<SummaryOffer />
			{ asked.map( ( question ) => (
				<Comments
					key={ question.id }
					place="panel"
					surveyId={ results.id }
					question={ question }
					range={ results.range }
					today={ results.today }
				/>
			) ) }
			{ others && (
				<>
					<div className="uf-section">
						<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
					</div>
					<QuestionCards
						surveyId={ results.id }
						questions={ results.question_stats }
						range={ results.range }
						today={ results.today }
						skip={ asked.map( ( { id } ) => id ) }
					/>
				</>
			) }
		</>
	);
}

function Score( { overview }: { overview: NpsOverview } ) {
	return (
		<section className="uf-panel" aria-labelledby="uf-nps-score">
			<header className="uf-panel__head">
				<h2 id="uf-nps-score">{ __( 'Net Promoter Score', 'userfeedback' ) }</h2>
				{ overview.total > 0 && overview.total < SMALL_SAMPLE && (
					<span className="uf-badge is-small-sample">{ __( 'Small sample', 'userfeedback' ) }</span>
				) }
			</header>
			<div className="uf-panel__body">
				{ overview.total === 0 ? (
					<Nothing />
				) : (
					<>
						<p className="uf-score">
							<bdi dir="ltr">{ formatSigned( overview.nps ) }</bdi>{ ' ' }
							<small>{ __( 'NPS', 'userfeedback' ) }</small>
						</p>
						<p>{ npsInterval( overview ) }</p>
						<NpsScale overview={ overview } />
					</>
				) }
				<p className="uf-note">
					{ sprintf(
						/* translators: 1: number of answers. 2: number of responses */
						__(
							'%1$s answered · %2$s skipped, not counted. Asked from 1 to 10: not comparable with published scores, which use 0 to 10.',
							'userfeedback'
						),
						formatNumber( overview.total ),
						formatNumber( overview.skipped )
					) }
				</p>
			</div>
		</section>
	);
}

function Groups( { overview }: { overview: NpsOverview } ) {
	return (
		<section className="uf-panel uf-wide" aria-labelledby="uf-nps-groups">
			<header className="uf-panel__head">
				<h2 id="uf-nps-groups">{ __( 'Promoters, passives and detractors', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-panel__body">
				{ overview.total === 0 ? (
					<Nothing />
				) : (
					<>
						<NpsStackedBar overview={ overview } />
						<NpsColumns overview={ overview } />
					</>
				) }
			</div>
		</section>
	);
}

function Nothing() {
	return (
		<div className="uf-nothing">
			<h3>{ __( 'No answers yet', 'userfeedback' ) }</h3>
			<p>{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }</p>
		</div>
	);
}
