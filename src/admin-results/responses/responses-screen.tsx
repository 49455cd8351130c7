import { Navigate, useParams } from '../../shared/router';
import { ProPart } from '../../shared/registry/pro-parts';
import { useManageLock } from '../lib/locks';
import { proResults } from '../pro-results';
import { idOf } from '../routes';
import { LockedResponses } from './locked-responses';
import { ResponseList } from './response-list';
import { useResponseList } from './use-response-list';
import './responses.scss';

/** The responses of a survey (RES-03, RESP-01 to RESP-20). */
export function ResponsesScreen() {
	const surveyId = idOf( useParams()[ 'id' ] );
	const lock = useManageLock();
	if ( surveyId <= 0 ) {
		return <Navigate to="/" replace />;
	}
	return lock ? (
		<LockedResponses key={ surveyId } surveyId={ surveyId } lock={ lock } />
	) : (
		<ProPart from={ proResults }>
			{ ( { ManagedResponses } ) => (
				<ManagedResponses
					key={ surveyId }
					surveyId={ surveyId }
					List={ ResponseList }
					useList={ useResponseList }
				/>
			) }
		</ProPart>
	);
}
