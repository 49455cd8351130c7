import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { Link, Navigate, useNavigate, useParams } from '../../shared/router';
import type { ResponseDetail } from '../../types';
import { responseQueries } from '../../shared/api/responses/queries';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { LockedButton } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { StatusIndicator } from '../../shared/components/status-indicator';
import { ProPart } from '../../shared/registry/pro-parts';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BackLink } from '../components/back-link';
import { QueryPanel } from '../../shared/components/query-panel';
import { MissingResponse } from '../components/missing';
import { isMissing } from '../../shared/lib/is-missing';
import { RowsSkeleton } from '../components/skeletons';
import { PrintButton } from '../print/print-button';
import { PrintedTop } from '../print/printed';
import { useAnnotationsLock, useFilterLock } from '../lib/locks';
import { useNarrowed } from '../lib/narrowed';
import { useReading } from '../lib/use-marks';
import { proResults } from '../pro-results';
import { idOf, responsePath, surveyResponsesPath } from '../routes';
import { AnswersCard } from './answers-card';
import { DetailsCard } from './details-card';
import { FieldsCard } from './fields-card';
import { ResponseTools } from './response-tools';
import './response.scss';

/**
 * One response with its answers and details (RES-04, RESP-21 to RESP-29).
 */
export function ResponseScreen() {
	const params = useParams();
	const surveyId = idOf( params[ 'surveyId' ] );
	const id = idOf( params[ 'id' ] );
	return surveyId > 0 && id > 0 ? <Screen surveyId={ surveyId } id={ id } /> : <Navigate to="/" replace />;
}

function Screen( { surveyId, id }: { surveyId: number; id: number } ) {
	const { days, entries, keep } = useNarrowed( useFilterLock() !== null );
	const query = useQuery( responseQueries.detail( surveyId, id, days, entries ) );
	const choices = useQuery( resultsQueries.choices() );
	const survey = choices.data?.find( ( one ) => one.id === surveyId )?.title;
	const title = sprintf(
		/* translators: %s: number of the response */
		__( 'Response #%s', 'userfeedback' ),
		String( id )
	);
	const navigate = useNavigate();
	const go = ( other: number | null ) => {
		if ( other !== null ) {
			navigate( keep( responsePath( surveyId, other ) ) );
		}
	};
	useReading( surveyId, query.isPlaceholderData ? undefined : query.data );
	usePageTitle( title, survey );
	if ( isMissing( query ) ) {
		return <MissingResponse surveyId={ surveyId } />;
	}
	return (
		<div className="wrap uf-results">
			<PrintedTop />
			<BackLink to={ surveyResponsesPath( surveyId ) }>
				{ __( 'Back to All Responses', 'userfeedback' ) }
			</BackLink>
			<div className="uf-head">
				<PageHeader title={ title } />
				<div className="uf-head__actions">
					{ query.data && (
						// All at once: what comes later would move the others away under a pointer.
						<>
							<Stepper response={ query.data } go={ go } />
							<PrintButton />
							<ResponseTools response={ query.data } title={ title } go={ go } />
						</>
					) }
				</div>
			</div>
			<QueryPanel
				query={ query }
				failed={ __( 'The response could not be loaded.', 'userfeedback' ) }
				skeleton={ <RowsSkeleton rows={ 6 } /> }
			>
				{ ( response ) => (
					<>
						<Meta response={ response } survey={ survey } />
						<div className="uf-response">
							<AnswersCard response={ response } />
							<div className="uf-response__side">
								<DetailsCard response={ response } />
								{ response.hidden_fields && <FieldsCard fields={ response.hidden_fields } /> }
								<Annotations response={ response } />
							</div>
						</div>
					</>
				) }
			</QueryPanel>
		</div>
	);
}

/** Tags and notes, where the plan has them. */
function Annotations( { response }: { response: ResponseDetail } ) {
	const lock = useAnnotationsLock();
	return lock ? (
		<LockedButton lock={ lock }>{ __( 'Tags and notes', 'userfeedback' ) }</LockedButton>
	) : (
		<ProPart from={ proResults }>{ ( { AnnotationsCard } ) => <AnnotationsCard response={ response } /> }</ProPart>
	);
}

/** The way to the responses before and after this one, among those that the address leaves. */
function Stepper( { response, go }: { response: ResponseDetail; go: ( id: number | null ) => void } ) {
	const { survey_id: surveyId, previous_id: previous, next_id: next } = response;
	const [ back, on ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	return (
		<nav className="uf-stepper" aria-label={ __( 'Responses', 'userfeedback' ) }>
			<Button
				size="compact"
				icon={ back }
				label={ __( 'Previous response', 'userfeedback' ) }
				disabled={ previous === null }
				accessibleWhenDisabled
				onClick={ () => go( previous ) }
			/>
			<span role="status">
				{ placeText( response ) }
				{ response.complete !== undefined && (
					<>
						{ ' · ' }
						<Link to={ responsePath( surveyId, response.id ) }>
							{ __( 'Step through all responses', 'userfeedback' ) }
						</Link>
					</>
				) }
			</span>
			<Button
				size="compact"
				icon={ on }
				label={ __( 'Next response', 'userfeedback' ) }
				disabled={ next === null }
				accessibleWhenDisabled
				onClick={ () => go( next ) }
			/>
		</nav>
	);
}

function placeText( { position, total, complete }: ResponseDetail ): string {
	if ( position === null ) {
		return complete
			? __( 'The filter leaves out this response', 'userfeedback' )
			: __( 'Counting the responses that match…', 'userfeedback' );
	}
	if ( complete === false ) {
		return sprintf(
			/* translators: 1: place of the response. 2: number of responses counted so far */
			__( 'Response %1$s of %2$s so far', 'userfeedback' ),
			formatNumber( position ),
			formatNumber( total )
		);
	}
	return sprintf(
		/* translators: 1: place of the response. 2: number of responses */
		__( 'Response %1$s of %2$s', 'userfeedback' ),
		formatNumber( position ),
		formatNumber( total )
	);
}

function Meta( { response, survey }: { response: ResponseDetail; survey: string | undefined } ) {
	const answered = response.answers.filter( ( { value } ) => value !== null ).length;
	return (
		<div className="uf-dots uf-head__meta">
			<StatusIndicator status={ response.status } />
			{ survey && <span>{ survey }</span> }
			<span>
				{ sprintf(
					/* translators: 1: number of answers. 2: number of questions */
					__( '%1$s of %2$s answered', 'userfeedback' ),
					formatNumber( answered ),
					formatNumber( response.answers.length )
				) }
			</span>
		</div>
	);
}
