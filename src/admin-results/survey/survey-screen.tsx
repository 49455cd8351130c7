import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Navigate, useHref, useParams } from 'react-router-dom';
import type { SurveyResults } from '../../types';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { LockedButton } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { formatDate } from '../../shared/format/dates';
import { can } from '../../shared/lib/entitlements';
import { ProPart } from '../../shared/registry/pro-parts';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BackLink } from '../components/back-link';
import { ExportButton } from '../components/export-button';
import { QueryPanel } from '../../shared/components/query-panel';
import { CardsSkeleton, FiguresSkeleton } from '../components/skeletons';
import { isMissing, MissingSurvey } from '../components/missing';
import { SurveySwitcher } from '../components/survey-switcher';
import { useDateRangeLock } from '../lib/locks';
import { formatLast } from '../lib/moments';
import { useRange } from '../lib/use-range';
import { proResults } from '../pro-results';
import { editorUrl } from '../questions/question-card';
import { idOf, surveyResponsesPath, surveyResultsPath } from '../routes';
import { FreeLayout } from './free-layout';
import { NothingYet } from './no-responses';
import { NpsLayout } from './nps-layout';
import './survey.scss';

/**
 * Results of one survey in a range of days (RES-02, RES-16 to RES-22, NPS-01).
 */
export function SurveyScreen() {
	const { id } = useParams();
	const surveyId = idOf( id );
	return surveyId > 0 ? <Screen key={ surveyId } id={ surveyId } /> : <Navigate to="/" replace />;
}

function Screen( { id }: { id: number } ) {
	const rangeLock = useDateRangeLock();
	const { range, preset, setPreset, setRange } = useRange( rangeLock !== null );
	const responsesHref = useHref( surveyResponsesPath( id ) );
	const query = useQuery( resultsQueries.survey( id, { from: range.start, to: range.end } ) );
	const results = query.data;
	usePageTitle( results?.title );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}
	return (
		<div className="wrap uf-results">
			<BackLink to="/">{ __( 'Results Overview', 'userfeedback' ) }</BackLink>
			<div className="uf-head">
				<PageHeader title={ results?.title ?? __( 'Survey Results', 'userfeedback' ) } />
				<div className="uf-head__actions">
					<SurveySwitcher current={ id } pathOf={ surveyResultsPath } />
					<Button size="compact" variant="secondary" href={ responsesHref }>
						{ __( 'See Individual Responses', 'userfeedback' ) }
					</Button>
					<ExportButton medium="survey-export" surveyId={ id } range={ range } />
				</div>
			</div>
			{ results && <Meta results={ results } /> }
			<div
				className="uf-filter"
				role="group"
				aria-label={ __( 'Filters, they apply to every figure on this page', 'userfeedback' ) }
			>
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
				{ results && (
					<span className="uf-filter__end" role="status">
						{ sprintf(
							/* translators: %s: number of responses */
							_n( '%s response', '%s responses', results.range_responses_count, 'userfeedback' ),
							formatNumber( results.range_responses_count )
						) }
					</span>
				) }
			</div>
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
		</div>
	);
}

function Meta( { results }: { results: SurveyResults } ) {
	return (
		<div className="uf-dots uf-head__meta">
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
		</div>
	);
}
