import { useNavigate } from '../../../shared/router';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useChangeSurveys, useDuplicateSurvey } from '../../../shared/api/surveys/queries';
import { can } from '../../../shared/lib/entitlements';
import { formatNumber } from '../../../shared/format/numbers';
import { Notice } from '../../../shared/components/notice';
import { useBuilder } from '../state/store';

/**
 * What stays on screen while it is true: the survey has responses (BLD-18), or
 * it is in the trash.
 */
export function Warnings() {
	const locked = useBuilder( ( state ) => state.locked );
	const count = useBuilder( ( state ) => state.record.responses_count );
	if ( locked ) {
		return <TrashedNotice />;
	}
	return count > 0 ? <ResponsesNotice count={ count } /> : null;
}

function ResponsesNotice( { count }: { count: number } ) {
	const id = useBuilder( ( state ) => state.record.id );
	const navigate = useNavigate();
	const duplicate = useDuplicateSurvey( {
		error: () => __( 'The survey could not be duplicated.', 'userfeedback' ),
	} );
	const onDuplicate = () =>
		duplicate.mutate( id, { onSuccess: ( copy ) => navigate( `/edit/${ copy.id }/questions` ) } );
	return (
		<div className="ufb-warnbar">
			<Notice
				className="ufb-oneline"
				status="warning"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Duplicate', 'userfeedback' ),
						variant: 'secondary',
						onClick: onDuplicate,
					},
					{
						label: __( 'Create New', 'userfeedback' ),
						variant: 'secondary',
						onClick: () => navigate( '/new' ),
					},
				] }
			>
				{ sprintf(
					/* translators: %s: number of responses. */
					_n(
						'This survey already has %s response. To change it, duplicate it or create a new survey, so that old and new answers stay comparable.',
						'This survey already has %s responses. To change it, duplicate it or create a new survey, so that old and new answers stay comparable.',
						count,
						'userfeedback'
					),
					formatNumber( count )
				) }
			</Notice>
		</div>
	);
}

function TrashedNotice() {
	const id = useBuilder( ( state ) => state.record.id );
	const change = useChangeSurveys( {
		toast: { error: () => __( 'The survey could not be restored.', 'userfeedback' ) },
	} );
	return (
		<div className="ufb-warnbar">
			<Notice
				className="ufb-oneline"
				status="warning"
				isDismissible={ false }
				actions={
					can( 'delete' )
						? [
								{
									label: __( 'Restore', 'userfeedback' ),
									variant: 'secondary',
									onClick: () => change.mutate( { action: 'restore', ids: [ id ] } ),
								},
							]
						: []
				}
			>
				{ __( 'This survey is in the Trash. You can look at it; restore it to make changes.', 'userfeedback' ) }
			</Notice>
		</div>
	);
}
