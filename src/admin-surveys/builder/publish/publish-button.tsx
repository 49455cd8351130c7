import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isScheduleComplete, saveLabel } from '../../../domain/draft/publishing';
import { useSaving } from '../state/saving';
import { siteClock } from '../state/clock';
import { useBuilder } from '../state/store';

/** PUB-04 to PUB-07, PUB-13. */
export function PublishButton() {
	const label = useBuilder( ( state ) => saveLabel( state.draft, siteClock ) );
	const complete = useBuilder( ( state ) => isScheduleComplete( state.draft ) );
	const locked = useBuilder( ( state ) => state.locked );
	const { saving, save } = useSaving();
	const texts = {
		draft: __( 'Save as Draft', 'userfeedback' ),
		schedule: __( 'Save and Schedule', 'userfeedback' ),
		publish: __( 'Save and Publish', 'userfeedback' ),
	};
	return (
		<Button
			__next40pxDefaultSize
			variant="primary"
			accessibleWhenDisabled
			disabled={ ! complete || saving || locked }
			isBusy={ saving }
			onClick={ () => void save( { kind: 'final', redirect: label !== 'draft' } ) }
		>
			{ texts[ label ] }
		</Button>
	);
}
