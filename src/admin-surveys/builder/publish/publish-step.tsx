import { __ } from '@wordpress/i18n';
import type { Step } from '../../../domain/draft/problems';
import { setStatus } from '../../../domain/draft/publishing';
import { useProblemFocus } from '../shell/focus';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { useBuilder } from '../state/store';
import { Card } from '../ui/card';
import { Choices } from '../ui/choices';
import { Checks, OnSite, useChecks } from './checks';
import { PublishPreview } from './publish-preview';
import { ScheduleSection } from './schedule-section';
import { ShortcodeCard } from './shortcode-card';
import { Summary } from './summary';
import './publish.scss';

/** One last look: status, schedule, summary (PUB-01 to PUB-13). */
export default function PublishStep( { onGo }: { onGo: ( step: Step ) => void } ) {
	const status = useBuilder( ( state ) => state.draft.status );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const isPublished = useBuilder( ( { record } ) => record.status === 'publish' );
	const checks = useChecks();
	useProblemFocus( () => seekFocus( '#ufb-schedule-date' ) );
	return (
		<div className="ufb-publish">
			<div className="ufb-publish__main">
				<h2 className="ufb-title">{ __( 'Publish', 'userfeedback' ) }</h2>
				<p className="ufb-lead">{ __( 'One last look before visitors see it.', 'userfeedback' ) }</p>
				<Card id="status" title={ __( 'Status', 'userfeedback' ) }>
					<div className="ufb-card__body">
						<Choices
							legend={ __( 'Status', 'userfeedback' ) }
							hideLegend
							value={ status }
							disabled={ locked }
							onChange={ ( next ) => edit( ( draft ) => setStatus( draft, next ) ) }
							choices={ [
								{
									value: 'publish',
									label: __( 'Publish', 'userfeedback' ),
									info: __( 'Visitors who match your settings see the survey.', 'userfeedback' ),
								},
								{
									value: 'draft',
									label: __( 'Draft', 'userfeedback' ),
									info: __( 'Nobody sees it yet.', 'userfeedback' ),
								},
							] }
						/>
					</div>
					<ScheduleSection />
				</Card>
				{ /* Not above the status: what they find comes later and would move it away under the pointer. */ }
				<Checks query={ checks } onGo={ onGo } />
				<Card id="summary" title={ __( 'Summary', 'userfeedback' ) }>
					<Summary onGo={ onGo } />
				</Card>
				{ isPublished && checks.data && <OnSite { ...checks.data } /> }
				<ShortcodeCard />
			</div>
			<PublishPreview onGo={ onGo } />
		</div>
	);
}
