import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Navigate, useHref, useParams } from '../../shared/router';
import { withAnswer } from '../../domain/filter';
import type { AnswerFilter } from '../../domain/filter';
import type { SurveyResults } from '../../types';
import { stopCounting } from '../../shared/api/counting';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { LockedButton } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { formatDate } from '../../shared/format/dates';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { useUrlParams } from '../../shared/list/use-url-params';
import { ProPart } from '../../shared/registry/pro-parts';
import { BreakdownPanel } from '../breakdown/breakdown-panel';
import { BackLink } from '../components/back-link';
import { ExportButton } from '../components/export-button';
import { QueryPanel } from '../../shared/components/query-panel';
import { CardsSkeleton, FiguresSkeleton } from '../components/skeletons';
import { MissingSurvey } from '../components/missing';
import { isMissing } from '../../shared/lib/is-missing';
import { ShareButton } from '../components/share-button';
import { SurveySwitcher } from '../components/survey-switcher';
import { FilterBar } from '../filters/filter-bar';
import { countText } from '../lib/count-text';
import { useCompare } from '../filters/use-compare';
import { NO_NARROWING, narrowedPath, NarrowingProvider, useFilter } from '../filters/use-filter';
import type { FilterEntries } from '../filters/use-filter';
import { useCompareLock, useDateRangeLock, useFilterLock } from '../lib/locks';
import { formatLast } from '../../shared/format/moments';
import { useRange } from '../lib/use-range';
import { proCompare } from '../pro-compare';
import { proResults } from '../pro-results';
import { PrintButton } from '../print/print-button';
import { PrintedDays, PrintedTop } from '../print/printed';
import { editorUrl } from '../questions/question-card';
import { idOf, surveyResponsesPath, surveyResultsPath } from '../routes';
import { FreeLayout } from './free-layout';
import { NothingYet } from './no-responses';
import { NpsLayout } from './nps-layout';
import './survey.scss';

const NO_FILTER: FilterEntries = [];

/** What stands below the filters. */
type Panel = 'results' | 'breakdown';

/**
 * Results of one survey in a range of days (RES-02, RES-16 to RES-22, NPS-01).
 */
export function SurveyScreen( { panel = 'results' }: { panel?: Panel } ) {
	const { id } = useParams();
	const surveyId = idOf( id );
	return surveyId > 0 ? <Screen key={ surveyId } id={ surveyId } panel={ panel } /> : <Navigate to="/" replace />;
}

function Screen( { id, panel }: { id: number; panel: Panel } ) {
	const rangeLock = useDateRangeLock();
	const daysLocked = rangeLock !== null;
	const { range, preset, setPreset, setRange } = useRange( daysLocked );
	const filterLock = useFilterLock();
	const locked = filterLock !== null;
	const compareLock = useCompareLock();
	const { compare, setCompare } = useCompare();
	const comparing = compare.kind !== null && ! locked && compareLock === null;
	const { filter, entries, setFilter } = useFilter();
	const applied = locked ? NO_FILTER : entries;
	const [ address ] = useUrlParams();
	const days = preset ? { range: preset } : { from: range.start, to: range.end };
	const responsesHref = useHref(
		locked ? surveyResponsesPath( id ) : narrowedPath( surveyResponsesPath( id ), address, days )
	);
	const options = resultsQueries.survey( id, { from: range.start, to: range.end }, applied );
	const query = useQuery( options );
	const results = query.data;
	usePageTitle( results?.title );
	const narrowing = useMemo( () => {
		const chooseDays = daysLocked || range.start === range.end ? null : setRange;
		if ( locked ) {
			return { ...NO_NARROWING, entries: applied, chooseDays };
		}
		const chooseAnswer = ( questionId: string, condition: AnswerFilter ) =>
			setFilter( withAnswer( filter, questionId, condition ) );
		return {
			entries: applied,
			chooseAnswer,
			chooseWords: ( questionId: string, words: string ) =>
				chooseAnswer( questionId, { contains: moreWords( filter.answers?.[ questionId ]?.contains, words ) } ),
			chooseDays,
			keep: ( path: string ) => narrowedPath( path, address, { from: range.start, to: range.end } ),
		};
	}, [ address, applied, filter, locked, range.end, range.start, daysLocked, setFilter, setRange ] );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}
	return (
		<div className="wrap uf-results">
			<PrintedTop />
			{ panel === 'breakdown' ? (
				<BackLink to={ surveyResultsPath( id ) }>{ __( 'Survey Results', 'userfeedback' ) }</BackLink>
			) : (
				<BackLink to="/">{ __( 'Results Overview', 'userfeedback' ) }</BackLink>
			) }
			<div className="uf-head">
				<PageHeader title={ results?.title ?? __( 'Survey Results', 'userfeedback' ) } />
				<div className="uf-head__actions">
					<SurveySwitcher current={ id } pathOf={ surveyResultsPath } />
					<Button size="compact" variant="secondary" href={ responsesHref }>
						{ __( 'See Individual Responses', 'userfeedback' ) }
					</Button>
					<ShareButton results={ results ?? null } range={ range } preset={ preset } />
					<PrintButton />
					<ExportButton medium="survey-export" surveyId={ id } range={ range } />
				</div>
			</div>
			<div className="uf-dots uf-head__meta">{ results && <Meta results={ results } /> }</div>
			<FilterBar count={ results && ! comparing ? shownCount( results ) : '' }>
				<PrintedDays range={ range } since={ results?.collecting_since ?? null } />
				{ rangeLock ? (
					<LockedButton lock={ rangeLock }>{ __( 'Date range: all time', 'userfeedback' ) }</LockedButton>
				) : (
					<ProPart from={ proResults }>
						{ ( { DateRange } ) => (
							<DateRange
								range={ range }
								since={ results?.collecting_since ?? null }
								preset={ preset }
								routeName="survey-results"
								onPreset={ setPreset }
								onRange={ setRange }
							/>
						) }
					</ProPart>
				) }
				{ filterLock ? (
					<LockedButton lock={ filterLock } variant="tertiary">
						{ __( 'Add filter', 'userfeedback' ) }
					</LockedButton>
				) : (
					<ProPart from={ proResults }>
						{ ( { CompareTools, FilterTools, GroupLetter } ) => (
							<>
								{ comparing && <GroupLetter group="a" /> }
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
								{ compareLock ? (
									<LockedButton lock={ compareLock } variant="tertiary">
										{ __( 'Compare', 'userfeedback' ) }
									</LockedButton>
								) : (
									<CompareTools
										surveyId={ id }
										days={ { from: range.start, to: range.end } }
										filter={ filter }
										questions={ results?.question_stats ?? null }
										compare={ compare }
										before={ results?.before ?? null }
										onCompare={ setCompare }
									/>
								) }
							</>
						) }
					</ProPart>
				) }
			</FilterBar>
			{ results?.complete === false && ! comparing && ! query.isPlaceholderData && (
				<ProPart from={ proResults }>
					{ ( { Counting } ) => (
						<Counting
							progress={ results }
							matching={ results.range_responses_count }
							running={ query.isFetching }
							onStop={ () => stopCounting( options.queryKey ) }
							onContinue={ () => void query.refetch() }
						/>
					) }
				</ProPart>
			) }
			<NarrowingProvider value={ narrowing }>
				<QueryPanel
					query={ query }
					failed={ __( 'The results could not be loaded.', 'userfeedback' ) }
					skeleton={
						<>
							<FiguresSkeleton cells={ 3 } />
							<CardsSkeleton cards={ 4 } />
						</>
					}
				>
					{ ( data ) => {
						if ( data.responses_count === 0 ) {
							return <NothingYet results={ data } />;
						}
						if ( comparing ) {
							return (
								<ProPart key="compare" from={ proCompare }>
									{ ( { Comparison } ) => (
										<ProPart from={ proResults }>
											{ ( { Counting, WithGroupNames } ) => (
												<WithGroupNames
													groups={ { a: filter, b: compare.filter } }
													questions={ data.question_stats }
												>
													{ ( names ) => (
														<Comparison
															surveyId={ id }
															range={ { from: range.start, to: range.end } }
															entries={ applied }
															compare={ compare }
															onCompare={ setCompare }
															names={ names }
															today={ data.today }
															Counting={ Counting }
														/>
													) }
												</WithGroupNames>
											) }
										</ProPart>
									) }
								</ProPart>
							);
						}
						if ( data.too_few ) {
							return data.complete ? (
								<ProPart from={ proResults }>
									{ ( { TooFew } ) => <TooFew filter={ filter } onFilter={ setFilter } /> }
								</ProPart>
							) : null;
						}
						if ( data.complete && data.range_responses_count === 0 ) {
							return (
								<ProPart from={ proResults }>
									{ ( { NothingMatches } ) => (
										<NothingMatches
											surveyId={ id }
											days={ { from: range.start, to: range.end } }
											filter={ filter }
											questions={ data.question_stats }
											onFilter={ setFilter }
											onClear={ () => setFilter( {} ) }
										/>
									) }
								</ProPart>
							);
						}
						if ( panel === 'breakdown' ) {
							return <BreakdownPanel results={ data } />;
						}
						if ( data.type === 'nps' ) {
							return <NpsLayout results={ data } />;
						}
						return rangeLock ? (
							<FreeLayout results={ data } />
						) : (
							<ProPart from={ proResults }>
								{ ( { SurveyLayout } ) => <SurveyLayout results={ data } /> }
							</ProPart>
						);
					} }
				</QueryPanel>
			</NarrowingProvider>
		</div>
	);
}

/** Words that were asked for already stay. */
function moreWords( before = '', words: string ): string {
	return [ ...new Set( `${ before } ${ words }`.trim().split( /\s+/ ) ) ].join( ' ' );
}

function shownCount( results: SurveyResults ): string {
	const shown = results.range_responses_count;
	if ( results.too_few ) {
		return '';
	}
	return results.unfiltered_responses_count === undefined
		? sprintf(
				/* translators: %s: number of responses */
				_n( '%s response', '%s responses', shown, 'userfeedback' ),
				formatNumber( shown )
			)
		: countText( shown, results.unfiltered_responses_count );
}

function Meta( { results }: { results: SurveyResults } ) {
	return (
		<>
			<StatusIndicator status={ shownStatus( results ) } />
			{ results.type === 'nps' && <span>{ __( 'NPS survey', 'userfeedback' ) }</span> }
			{ results.published_at && (
				<span>
					{ sprintf(
						/* translators: %s: date */
						__( 'since %s', 'userfeedback' ),
						formatDate( results.published_at )
					) }
				</span>
			) }
			<span>
				{ sprintf(
					/* translators: %s: number of questions */
					_n( '%s question', '%s questions', results.questions.length, 'userfeedback' ),
					formatNumber( results.questions.length )
				) }
			</span>
			<span>
				{ results.last_response_at
					? sprintf(
							/* translators: %s: how long ago, or a date */
							__( 'last response: %s', 'userfeedback' ),
							formatLast( results.last_response_at, results.today )
						)
					: __( 'no response yet', 'userfeedback' ) }
			</span>
			{ can( 'edit' ) && <a href={ editorUrl( results.id ) }>{ __( 'Edit survey', 'userfeedback' ) }</a> }
		</>
	);
}
