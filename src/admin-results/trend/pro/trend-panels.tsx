import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isEmptyFilter } from '../../../domain/filter';
import type { QuestionStats, SurveyResults, TrendPoint } from '../../../types';
import { stopCounting } from '../../../shared/api/counting';
import { resultsQueries } from '../../../shared/api/results/queries';
import { useSurveyEvents } from '../../../shared/api/survey-events/queries';
import { perStep, stepName } from '../../../shared/charts/line-model';
import { EmptyState } from '../../../shared/components/empty-state';
import { QueryPanel } from '../../../shared/components/query-panel';
import { useUrlParams } from '../../../shared/list/use-url-params';
import { ProPart } from '../../../shared/registry/pro-parts';
import { Segmented } from '../../../shared/components/segmented';
import { CardsSkeleton, ChartSkeleton } from '../../components/skeletons';
import { FilterBar } from '../../filters/filter-bar';
import { countText } from '../../lib/count-text';
import { compareEntries, useCompare } from '../../filters/use-compare';
import { useFilter } from '../../filters/use-filter';
import type { FilterEntries } from '../../filters/use-filter';
import type { RangeState } from '../../lib/use-range';
import { PrintedDays } from '../../print/printed';
import { proResults } from '../../pro-results';
import { NothingYet } from '../../survey/no-responses';
import { choicesOf, optionName, questionName } from './measures';
import type { Choice } from './measures';
import { Pair, Shown } from './shown';
import './trend.scss';

/** Small charts below the large one. */
const MOST_SMALL = 4;
const HEIGHT = 340;
const SMALL_HEIGHT = 190;
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
	const { compare, setCompare } = useCompare();
	const comparing = compare.kind !== null && ! ( compare.kind === 'people' && isEmptyFilter( compare.filter ) );
	const both: FilterEntries = comparing ? [ ...entries, ...compareEntries( compare ) ] : entries;
	// A knows of B only where it gives something up to it.
	const ofA = compare.apart === '' ? entries : both;
	const options = resultsQueries.trend( id, params, ofA );
	const query = useQuery( { ...options, enabled: chosen !== undefined } );
	const trend = query.data;
	const isWhole = trend !== undefined && trend.complete !== false;
	const optionsB = resultsQueries.trend( id, { ...params, step: trend?.step ?? 'day' }, [
		...both,
		[ 'group', 'b' ],
	] );
	const queryB = useQuery( { ...optionsB, enabled: comparing && chosen !== undefined && isWhole } );
	const counted = [
		{ of: query, key: options.queryKey },
		...( comparing ? [ { of: queryB, key: optionsB.queryKey } ] : [] ),
	].find( ( { of } ) => of.data?.complete === false && ! of.isPlaceholderData );
	const subject = {
		surveyId: id,
		days: { from: range.start, to: range.end },
		filter,
		questions: results?.question_stats ?? null,
	};
	const onlyDays = ( { date, end }: TrendPoint ) => setRange( { start: date, end } );

	return (
		<>
			<FilterBar
				count={
					trend && ! trend.too_few && results && entries.length > 0 && ! comparing
						? countText( trend.responses_count, results.range_responses_count )
						: ''
				}
			>
				<PrintedDays range={ range } since={ results?.collecting_since ?? null } />
				<ProPart from={ proResults }>
					{ ( { CompareTools, DateRange, FilterTools, GroupLetter } ) => (
						<>
							<DateRange
								range={ range }
								since={ results?.collecting_since ?? null }
								preset={ preset }
								routeName="survey-trend"
								onPreset={ setPreset }
								onRange={ setRange }
							/>
							{ compare.kind !== null && <GroupLetter group="a" /> }
							<FilterTools
								{ ...subject }
								languages={ results?.languages }
								fields={ results?.hidden_fields }
								onFilter={ setFilter }
								onClear={ () => setFilter( {} ) }
							/>
							<CompareTools
								{ ...subject }
								compare={ compare }
								before={ results?.before ?? null }
								onCompare={ setCompare }
							/>
						</>
					) }
				</ProPart>
			</FilterBar>
			{ counted?.of.data && (
				<ProPart from={ proResults }>
					{ ( { Counting } ) => (
						<Counting
							progress={ counted.of.data ?? {} }
							matching={ counted.of.data?.responses_count ?? 0 }
							running={ counted.of.isFetching }
							onStop={ () => stopCounting( counted.key ) }
							onContinue={ () => void counted.of.refetch() }
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
										skeleton={ <ChartSkeleton height={ HEIGHT } /> }
									>
										{ ( shown ) =>
											comparing ? (
												<ProPart from={ proResults }>
													{ ( { WithGroupNames } ) => (
														<WithGroupNames
															groups={ { a: filter, b: compare.filter } }
															questions={ data.question_stats }
														>
															{ ( names ) => (
																<Pair
																	query={ queryB }
																	shown={ {
																		trend: shown,
																		name: chosen.name,
																		height: HEIGHT,
																		events,
																		onChoose: onlyDays,
																	} }
																	people={ compare.kind === 'people' ? names : null }
																/>
															) }
														</WithGroupNames>
													) }
												</ProPart>
											) : (
												<Shown
													trend={ shown }
													name={ chosen.name }
													height={ HEIGHT }
													events={ events }
													onChoose={ onlyDays }
												/>
											)
										}
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
												ofA
											),
											// One count of many responses at a time.
											enabled: isWhole && counted === undefined,
										} }
										group={ comparing ? 'A' : '' }
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

function SmallTrend( {
	choice,
	query,
	group,
	onChoose,
}: {
	choice: Choice;
	/** Whose it is while two are compared. */
	group: string;
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
					skeleton={ <ChartSkeleton height={ SMALL_HEIGHT } /> }
				>
					{ ( shown ) => (
						<Shown
							trend={ shown }
							name={ choice.name }
							height={ SMALL_HEIGHT }
							about={ group && __( 'A alone.', 'userfeedback' ) }
							onChoose={ onChoose }
						/>
					) }
				</QueryPanel>
			</div>
		</section>
	);
}
