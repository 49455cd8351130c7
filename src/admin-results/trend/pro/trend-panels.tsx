import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { QuestionStats, SurveyEventDay, SurveyResults, Trend, TrendPoint } from '../../../types';
import { stopCounting } from '../../../shared/api/counting';
import { resultsQueries } from '../../../shared/api/results/queries';
import { useSurveyEvents } from '../../../shared/api/survey-events/queries';
import { MarkList } from '../../../shared/charts/mark-list';
import { textMarks } from '../../../shared/charts/marks';
import { perStep, stepName } from '../../../shared/charts/line-model';
import { EmptyState } from '../../../shared/components/empty-state';
import { QueryPanel } from '../../../shared/components/query-panel';
import { useUrlParams } from '../../../shared/list/use-url-params';
import { ProPart } from '../../../shared/registry/pro-parts';
import { Segmented } from '../../../shared/components/segmented';
import { CardsSkeleton } from '../../components/skeletons';
import { countText, FilterBar } from '../../filters/filter-bar';
import { useFilter } from '../../filters/use-filter';
import type { RangeState } from '../../lib/use-range';
import { proResults } from '../../pro-results';
import { NothingYet } from '../../survey/no-responses';
import { choicesOf, optionName, questionName } from './measures';
import type { Choice } from './measures';
import { TrendChart } from './trend-chart';
import { TrendTable } from './trend-table';
import './trend.scss';

/** Small charts below the large one. */
const MOST_SMALL = 4;
const STEPS = [ 'day', 'week', 'month' ] as const;

interface Props {
	id: number;
	days: RangeState;
	/** Results without the filter. */
	survey: UseQueryResult< SurveyResults >;
}

/** The filter, the chosen figure over time, and the other questions small. */
export function TrendPanels( { id, days, survey }: Props ) {
	const { range, preset, setPreset, setRange } = days;
	const { filter, entries, setFilter } = useFilter();
	const [ address, change ] = useUrlParams();
	const results = survey.data;
	const events = useSurveyEvents( id );
	const choices = choicesOf( results?.question_stats ?? [] );
	const asked = address.get( 'question' );
	const ofQuestion = choices.filter( ( { question } ) => question.id === asked );
	const chosen =
		ofQuestion.find( ( { measure } ) => measure === address.get( 'measure' ) ) ?? ofQuestion[ 0 ] ?? choices[ 0 ];
	const step = STEPS.find( ( word ) => word === address.get( 'step' ) );
	const params = {
		from: range.start,
		to: range.end,
		question: chosen?.question.id ?? '',
		...( chosen ? { measure: chosen.measure } : {} ),
		...( step ? { step } : {} ),
	};
	const options = resultsQueries.trend( id, params, entries );
	const query = useQuery( { ...options, enabled: chosen !== undefined } );
	const trend = query.data;
	const onlyDays = ( { date, end }: TrendPoint ) => setRange( { start: date, end } );

	return (
		<>
			<FilterBar
				count={
					trend && ! trend.too_few && results && entries.length > 0
						? countText( trend.responses_count, results.range_responses_count )
						: ''
				}
			>
				<ProPart from={ proResults }>
					{ ( { DateRange, FilterTools } ) => (
						<>
							<DateRange
								range={ range }
								since={ results?.collecting_since ?? null }
								preset={ preset }
								routeName="survey-trend"
								onPreset={ setPreset }
								onRange={ setRange }
							/>
							<FilterTools
								surveyId={ id }
								days={ { from: range.start, to: range.end } }
								filter={ filter }
								questions={ results?.question_stats ?? null }
								languages={ results?.languages }
								fields={ results?.hidden_fields }
								onFilter={ setFilter }
								onClear={ () => setFilter( {} ) }
							/>
						</>
					) }
				</ProPart>
			</FilterBar>
			{ trend?.complete === false && ! query.isPlaceholderData && (
				<ProPart from={ proResults }>
					{ ( { Counting } ) => (
						<Counting
							progress={ trend }
							matching={ trend.responses_count }
							running={ query.isFetching }
							onStop={ () => stopCounting( options.queryKey ) }
							onContinue={ () => void query.refetch() }
						/>
					) }
				</ProPart>
			) }
			<QueryPanel
				query={ survey }
				failed={ __( 'The results could not be loaded.', 'userfeedback' ) }
				skeleton={ <CardsSkeleton cards={ 1 } /> }
			>
				{ ( data ) =>
					data.responses_count === 0 ? (
						<NothingYet results={ data } />
					) : chosen ? (
						<>
							<section className="uf-panel" aria-labelledby="uf-trend-heading">
								<header className="uf-panel__head">
									<h2 id="uf-trend-heading">{ __( 'Trend', 'userfeedback' ) }</h2>
								</header>
								<div className="uf-panel__body">
									<div className="uf-trend-tools">
										<What
											choices={ choices }
											chosen={ chosen }
											onChoose={ ( { question, measure } ) =>
												change( { question: question.id, measure } )
											}
										/>
										{ trend && (
											<Segmented
												legend={ __( 'Length of the points', 'userfeedback' ) }
												value={ trend.step }
												options={ trend.steps.map( ( value ) => ( {
													value,
													label: stepName( value ),
												} ) ) }
												onChange={ ( value ) => change( { step: value } ) }
											/>
										) }
									</div>
									<QueryPanel
										query={ query }
										failed={ __( 'The trend could not be loaded.', 'userfeedback' ) }
										skeleton={ <CardsSkeleton cards={ 1 } /> }
									>
										{ ( shown ) => (
											<Shown
												trend={ shown }
												name={ chosen.name }
												height={ 340 }
												events={ events }
												onChoose={ onlyDays }
											/>
										) }
									</QueryPanel>
								</div>
							</section>
							<div className="uf-trend-grid">
								{ othersOf( choices, chosen.question ).map( ( choice ) => (
									<SmallTrend
										key={ choice.question.id }
										choice={ choice }
										query={ {
											...resultsQueries.trend(
												id,
												{ ...params, question: choice.question.id, measure: choice.measure },
												entries
											),
											// One count of many responses at a time.
											enabled: trend !== undefined && trend.complete !== false,
										} }
										onChoose={ onlyDays }
									/>
								) ) }
							</div>
						</>
					) : (
						<EmptyState
							title={ __( 'No question with a figure', 'userfeedback' ) }
							text={ __(
								'A trend needs a question with a score or with answers to choose from. This survey only asks for text.',
								'userfeedback'
							) }
						/>
					)
				}
			</QueryPanel>
		</>
	);
}

/** The first figure of each other question, scores before shares. */
function othersOf( choices: Choice[], { id }: QuestionStats ): Choice[] {
	return choices
		.filter(
			( choice, index ) => choice.question.id !== id && choices[ index - 1 ]?.question.id !== choice.question.id
		)
		.sort( ( first, second ) => Number( first.kind === 'share' ) - Number( second.kind === 'share' ) )
		.slice( 0, MOST_SMALL );
}

function What( {
	choices,
	chosen,
	onChoose,
}: {
	choices: Choice[];
	chosen: Choice;
	onChoose: ( choice: Choice ) => void;
} ) {
	const questions = [ ...new Map( choices.map( ( choice ) => [ choice.question.id, choice ] ) ).values() ];
	return (
		<SelectControl
			className="uf-trend-what"
			label={ __( 'What', 'userfeedback' ) }
			value={ String( choices.indexOf( chosen ) ) }
			onChange={ ( value ) => {
				const choice = choices[ Number( value ) ];
				if ( choice ) {
					onChoose( choice );
				}
			} }
		>
			{ questions.map( ( first ) => (
				<optgroup key={ first.question.id } label={ questionName( first ) }>
					{ choices.map(
						( choice, index ) =>
							choice.question.id === first.question.id && (
								<option key={ choice.measure } value={ index }>
									{ optionName( choice ) }
								</option>
							)
					) }
				</optgroup>
			) ) }
		</SelectControl>
	);
}

interface ShownProps {
	/** What happened to the survey; the small charts go without. */
	events?: readonly SurveyEventDay[];
	trend: Trend;
	name: string;
	height: number;
	onChoose: ( point: TrendPoint ) => void;
}

function Shown( props: ShownProps ) {
	const { trend, name, events } = props;
	const marks = useMemo( () => ( events ? textMarks( events, trend.points ) : undefined ), [ events, trend.points ] );
	if ( trend.too_few ) {
		return (
			<div className="uf-nothing">
				<strong>{ __( 'Too few to show', 'userfeedback' ) }</strong>
				<p>
					{ __(
						'Too few responses match, or all but a few. This site shows no small groups, so that nobody can be recognized.',
						'userfeedback'
					) }
				</p>
			</div>
		);
	}
	if ( trend.points.every( ( { n } ) => n === 0 ) ) {
		return (
			<div className="uf-nothing">
				<strong>{ __( 'No answers yet', 'userfeedback' ) }</strong>
				<p>{ __( 'Nobody has answered this question in this range.', 'userfeedback' ) }</p>
			</div>
		);
	}
	return (
		<>
			<TrendChart { ...props } marks={ marks } />
			<MarkList marks={ marks } />
			<p className="uf-note">
				{ __(
					'n: people who answered. Band: 95% interval. Hollow: fewer than 30 answers. A gap: no answers.',
					'userfeedback'
				) }
			</p>
			<TrendTable trend={ trend } name={ name } marks={ marks } />
		</>
	);
}

function SmallTrend( {
	choice,
	query,
	onChoose,
}: {
	choice: Choice;
	query: ReturnType< typeof resultsQueries.trend > & { enabled: boolean };
	onChoose: ( point: TrendPoint ) => void;
} ) {
	const result = useQuery( query );
	const heading = `uf-trend-${ choice.question.id }`;
	const number = sprintf(
		/* translators: %s: number of the question */
		__( 'Q%s', 'userfeedback' ),
		String( choice.number )
	);
	return (
		<section className="uf-panel" aria-labelledby={ heading }>
			<header className="uf-panel__head">
				<h2 id={ heading }>
					<span className="uf-question__number">{ number }</span>{ ' ' }
					{ result.data ? perStep( choice.name, result.data.step ) : choice.name }
				</h2>
			</header>
			<div className="uf-panel__body">
				<QueryPanel
					query={ result }
					failed={ __( 'The trend could not be loaded.', 'userfeedback' ) }
					skeleton={ <CardsSkeleton cards={ 1 } /> }
				>
					{ ( shown ) => <Shown trend={ shown } name={ choice.name } height={ 190 } onChoose={ onChoose } /> }
				</QueryPanel>
			</div>
		</section>
	);
}
