import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Navigate, useParams } from '../../shared/router';
import { resultsQueries } from '../../shared/api/results/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { LockedButton } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { isMissing } from '../../shared/lib/is-missing';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { ProPart } from '../../shared/registry/pro-parts';
import { BackLink } from '../components/back-link';
import { MissingSurvey } from '../components/missing';
import { useTrendLock } from '../lib/locks';
import { useRange } from '../lib/use-range';
import { proTrend } from '../pro-trend';
import { PrintButton } from '../print/print-button';
import { PrintedTop } from '../print/printed';
import { idOf, surveyResultsPath } from '../routes';

/** Scores and shares of one survey over time. */
export function TrendScreen() {
	const { id } = useParams();
	const surveyId = idOf( id );
	const lock = useTrendLock();
	if ( surveyId === 0 ) {
		return <Navigate to="/" replace />;
	}
	return lock ? <Locked id={ surveyId } lock={ lock } /> : <Screen key={ surveyId } id={ surveyId } />;
}

function Screen( { id }: { id: number } ) {
	const days = useRange( false );
	// Without the filter: which questions there are does not depend on it.
	const query = useQuery( resultsQueries.survey( id, { from: days.range.start, to: days.range.end } ) );
	usePageTitle( query.data?.title );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}
	return (
		<div className="wrap uf-results">
			<PrintedTop />
			<BackLink to={ surveyResultsPath( id ) }>{ __( 'Survey Results', 'userfeedback' ) }</BackLink>
			<div className="uf-head">
				<PageHeader title={ query.data?.title ?? __( 'Trend', 'userfeedback' ) } />
				<div className="uf-head__actions">
					<PrintButton />
				</div>
			</div>
			<ProPart from={ proTrend }>
				{ ( { TrendPanels } ) => <TrendPanels id={ id } days={ days } survey={ query } /> }
			</ProPart>
		</div>
	);
}

function Locked( { id, lock }: { id: number; lock: Lock } ) {
	return (
		<div className="wrap uf-results">
			<BackLink to={ surveyResultsPath( id ) }>{ __( 'Survey Results', 'userfeedback' ) }</BackLink>
			<div className="uf-head">
				<PageHeader title={ __( 'Trend', 'userfeedback' ) } />
			</div>
			<EmptyState
				title={ __( 'See how a score moves', 'userfeedback' ) }
				text={ __(
					'A trend shows a score, or the share of an answer, by day, week or month, with its margin of error.',
					'userfeedback'
				) }
			>
				<LockedButton lock={ lock }>{ __( 'Show the trend', 'userfeedback' ) }</LockedButton>
			</EmptyState>
		</div>
	);
}
