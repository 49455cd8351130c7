import { __, sprintf } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { formatDay } from '../../../shared/format/dates';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { useBuilder } from '../state/store';
import { Section } from '../ui/card';
import { LockedToggle } from '../ui/locked-toggle';

/** Schedule for Later (PUB-08 to PUB-13). */
export function ScheduleSection() {
	const { enabled, date } = useBuilder( ( state ) => state.draft.schedule );
	const lock = useLock( {
		feature: 'scheduling',
		name: __( 'Schedule for Later', 'userfeedback' ),
		medium: 'survey-scheduling',
		message: __( 'Please activate the Behavior addon to access Survey Scheduling.', 'userfeedback' ),
	} );
	return (
		<Section id="schedule" title={ __( 'Schedule for Later', 'userfeedback' ) }>
			<LockLine lock={ lock } />
			{ lock ? (
				<>
					<LockedToggle
						label={ __( 'Publish on a date', 'userfeedback' ) }
						checked={ enabled }
						lock={ lock }
					/>
					{ enabled && date !== '' && (
						<p className="ufb-help">
							{ sprintf(
								/* translators: %s: a date. */
								__( 'The date is kept: %s.', 'userfeedback' ),
								formatDay( date )
							) }
						</p>
					) }
				</>
			) : (
				<ProPart from={ proBuilder }>{ ( { ScheduleFields } ) => <ScheduleFields /> }</ProPart>
			) }
		</Section>
	);
}
