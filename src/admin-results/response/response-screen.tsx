import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { ResponseDetail } from '../../types';
import { responseQueries } from '../../shared/api/responses/queries';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { PageHeader } from '../../shared/components/page-header';
import { StatusIndicator } from '../../shared/components/status-indicator';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BackLink } from '../components/back-link';
import { QueryPanel } from '../../shared/components/query-panel';
import { isMissing, MissingResponse } from '../components/missing';
import { RowsSkeleton } from '../components/skeletons';
import { idOf, responsePath, surveyResponsesPath } from '../routes';
import { AnswersCard } from './answers-card';
import { DetailsCard } from './details-card';
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
	const query = useQuery( responseQueries.detail( surveyId, id ) );
	const choices = useQuery( resultsQueries.choices() );
	const survey = choices.data?.items.find( ( one ) => one.id === surveyId )?.title;
	const title = sprintf(
		/* translators: %s: number of the response */
		__( 'Response #%s', 'userfeedback' ),
		String( id )
	);
	usePageTitle( title, survey );
	if ( isMissing( query ) ) {
		return <MissingResponse surveyId={ surveyId } />;
	}
	return (
		<div className="wrap uf-results">
			<BackLink to={ surveyResponsesPath( surveyId ) }>
				{ __( 'Back to All Responses', 'userfeedback' ) }
			</BackLink>
			<div className="uf-head">
				<PageHeader title={ title } />
				{ query.data && <Stepper response={ query.data } /> }
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
							<AnswersCard answers={ response.answers } />
							<DetailsCard response={ response } />
						</div>
					</>
				) }
			</QueryPanel>
		</div>
	);
}

function Stepper( { response }: { response: ResponseDetail } ) {
	const navigate = useNavigate();
	const { survey_id: surveyId, previous_id: previous, next_id: next } = response;
	const go = ( id: number | null ) => {
		if ( id !== null ) {
			void navigate( responsePath( surveyId, id ) );
		}
	};
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
				{ sprintf(
					/* translators: 1: place of the response. 2: number of responses */
					__( 'Response %1$s of %2$s', 'userfeedback' ),
					formatNumber( response.position ),
					formatNumber( response.total )
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
