import { __ } from '@wordpress/i18n';
import type { NpsOverview, QuestionStats, SurveyResults } from '../../types';
import { formatSigned } from '../../shared/format/numbers';
import { NpsColumns, NpsScale, NpsStackedBar } from '../../shared/charts/nps-charts';
import { BreakdownLink } from '../breakdown/breakdown-panel';
import { useSurveyEvents } from '../../shared/api/survey-events/queries';
import { DayChart } from '../components/day-chart';
import { NpsChange } from '../components/delta';
import { useScores } from '../filters/use-filter';
import { FilteredFigures, MetricFigure } from '../components/kpi';
import { Nothing } from '../components/nothing';
import { METRICS } from '../lib/metrics';
import { FormerScore, npsInterval, npsScaleNote } from '../questions/nps-card';
import { Comments } from '../questions/comments';
import { basisText, ComparisonNote, tooYoung } from '../questions/comparison';
import { ExportAndEdit, InvalidOptions, TooFewAnswers } from '../questions/question-card';
import { Base, titleOf } from '../questions/question-base';
import { questionHeading, scoreHeading } from '../questions/question-heading';
import { useCardOfAddress } from '../questions/use-card-of-address';
import { QuestionCards } from '../questions/question-cards';
import { TrendLink } from '../trend/trend-link';
import { NoResponses } from './no-responses';
import { Summary } from './summary';

/**
 * Results of an NPS survey: the score first, then its groups, the days and what
 * people wrote (NPS-01 to NPS-05).
 */
export function NpsLayout( { results }: { results: SurveyResults } ) {
	useCardOfAddress();
	const events = useSurveyEvents( results.id );
	const asked = results.question_stats.filter( ( { type } ) => type === 'nps' );
	const others = results.question_stats.length > asked.length;
	return (
		<>
			<NoResponses results={ results } />
			<section className="uf-panel" aria-label={ __( 'Figures', 'userfeedback' ) }>
				{ results.complete === undefined ? (
					<div className="uf-kpis">
						{ METRICS.map( ( metric ) => (
							<div key={ metric } className="uf-kpi">
								<MetricFigure metric={ metric } figures={ results } />
							</div>
						) ) }
					</div>
				) : (
					<FilteredFigures figures={ results } />
				) }
			</section>
			{ asked.map( ( question ) => (
				<QuestionScore
					key={ question.id }
					question={ question }
					results={ results }
					named={ asked.length > 1 }
				/>
			) ) }
			<section className="uf-panel" aria-label={ __( 'Responses over time', 'userfeedback' ) }>
				<div className="uf-panel__chart">
					<DayChart
						figures={ results }
						metric="responses"
						name={ __( 'This period', 'userfeedback' ) }
						height={ 212 }
						events={ events }
					/>
				</div>
			</section>
			<Summary results={ results } />
			{ asked.map( ( question ) => (
				<Comments
					key={ question.id }
					place="panel"
					surveyId={ results.id }
					question={ question }
					range={ results.range }
					today={ results.today }
					named={ asked.length > 1 }
				/>
			) ) }
			{ others && (
				<>
					<div className="uf-section">
						<h2>{ __( 'Questions', 'userfeedback' ) }</h2>
						<span className="uf-note">{ basisText( results ) }</span>
					</div>
					<QuestionCards compared results={ results } skip={ asked.map( ( { id } ) => id ) } />
				</>
			) }
		</>
	);
}

interface ScoreProps {
	question: QuestionStats;
	overview: NpsOverview;
	Heading: 'h2' | 'h3';
	results: SurveyResults;
}

/** One question's score and its groups; questions are never averaged. */
function QuestionScore( {
	question,
	results,
	named,
}: {
	question: QuestionStats;
	results: SurveyResults;
	/** There are several, so that each needs its title. */
	named: boolean;
} ) {
	const { nps: overview } = question;
	const Heading = named ? 'h3' : 'h2';
	return (
		overview && (
			<>
				{ named && (
					<div className="uf-section">
						<h2 id={ questionHeading( question.id ) }>{ titleOf( question ) }</h2>
					</div>
				) }
				<div className="uf-nps-grid">
					<Score question={ question } overview={ overview } Heading={ Heading } results={ results } />
					<Groups question={ question } overview={ overview } Heading={ Heading } results={ results } />
				</div>
				{ question.nps_former && (
					<div className="uf-panel">
						<div className="uf-panel__body">
							<FormerScore question={ question } />
						</div>
					</div>
				) }
			</>
		)
	);
}

/** Below the title of its question a panel is named after both. */
function nameOf( heading: string, question: QuestionStats, Heading: ScoreProps[ 'Heading' ] ): string {
	return Heading === 'h3' ? `${ heading } ${ questionHeading( question.id ) }` : heading;
}

function Score( { question, overview, results, Heading }: ScoreProps ) {
	const heading = scoreHeading( question.id );
	const young = tooYoung( results );
	return (
		<section className="uf-panel" aria-labelledby={ nameOf( heading, question, Heading ) }>
			<header className="uf-panel__head">
				<Heading id={ heading }>{ __( 'Net Promoter Score', 'userfeedback' ) }</Heading>
				<div className="uf-question__tools">
					{ overview.total > 0 && (
						<BreakdownLink
							surveyId={ results.id }
							questionId={ question.id }
							title={ titleOf( question ) }
						/>
					) }
					<TrendLink surveyId={ results.id } questionId={ question.id } title={ titleOf( question ) } />
				</div>
			</header>
			<div className="uf-panel__body">
				{ question.options_invalid && <InvalidOptions surveyId={ results.id } /> }
				{ overview.total === 0 ? (
					<NoScore question={ question } />
				) : (
					<>
						<p className="uf-score">
							<bdi dir="ltr">{ formatSigned( overview.nps ) }</bdi>{ ' ' }
							<small>{ __( 'NPS', 'userfeedback' ) }</small>
						</p>
						<p>{ npsInterval( overview ) }</p>
						<NpsChange question={ question } />
						<NpsScale overview={ overview } />
					</>
				) }
				{ ! question.too_few && <Base question={ question } named={ false } /> }
				<p className="uf-note">{ npsScaleNote( overview ) }</p>
				{ young ? (
					<p className="uf-note">{ young }</p>
				) : (
					<ComparisonNote question={ question } comparedWith={ results.before } />
				) }
			</div>
		</section>
	);
}

function Groups( { question, overview, results, Heading }: ScoreProps ) {
	const heading = `uf-nps-groups-${ question.id }`;
	const onChoose = useScores( question.id );
	return (
		<section className="uf-panel uf-wide" aria-labelledby={ nameOf( heading, question, Heading ) }>
			<header className="uf-panel__head">
				<Heading id={ heading }>{ __( 'Promoters, passives and detractors', 'userfeedback' ) }</Heading>
				<div className="uf-question__tools">
					<ExportAndEdit surveyId={ results.id } question={ question } range={ results.range } />
				</div>
			</header>
			<div className="uf-panel__body">
				{ overview.total === 0 ? (
					<NoScore question={ question } />
				) : (
					<>
						<NpsStackedBar overview={ overview } onChoose={ onChoose } />
						<NpsColumns overview={ overview } onChoose={ onChoose } />
					</>
				) }
			</div>
		</section>
	);
}

function NoScore( { question }: Pick< ScoreProps, 'question' > ) {
	return question.too_few ? (
		<TooFewAnswers />
	) : (
		<Nothing title={ __( 'No answers yet', 'userfeedback' ) }>
			{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }
		</Nothing>
	);
}
