import { __, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { canComment, canRandomize } from '../../../domain/draft/new-question';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { feature } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { editorOf } from '../question-types';
import { useBuilder } from '../state/store';
import { Toggle } from '../ui/toggle';
import { useQuestionSettings } from './use-question-settings';

/** What the type brings; required, random order, comment box (QST-30 to QST-36). */
export function TabSettings( { question }: { question: Question } ) {
	const locked = useBuilder( ( state ) => state.locked );
	const { type, settings } = question;
	const { Look } = editorOf( type );
	const lock = useLock( {
		feature: 'question-settings',
		name: __( 'Question Settings tab', 'userfeedback' ),
		medium: 'survey-question-settings',
	} );
	const set = useQuestionSettings( question.id );
	return (
		<div className="ufb-tab">
			{ Look && <Look question={ question } /> }
			<LockLine
				lock={ lock }
				text={ sprintf(
					/* translators: %s: name of a plan. */
					__( 'Required, random order and comments are %s features.', 'userfeedback' ),
					planName( feature( 'question-settings' ).plan )
				) }
			/>
			<div className="ufb-toggles">
				<Toggle
					lock={ lock }
					label={ __( 'Required', 'userfeedback' ) }
					help={ __( 'Visitors cannot skip this question.', 'userfeedback' ) }
					checked={ settings.required }
					disabled={ locked }
					onChange={ ( required ) => set( { required } ) }
				/>
				{ canRandomize( type ) && (
					<Toggle
						lock={ lock }
						label={ __( 'Randomize options', 'userfeedback' ) }
						help={ __( 'Each visitor sees the options in a different order.', 'userfeedback' ) }
						checked={ settings.randomize }
						disabled={ locked }
						onChange={ ( randomize ) => set( { randomize } ) }
					/>
				) }
				{ canComment( type ) && (
					<Toggle
						lock={ lock }
						label={ __( 'Comment box', 'userfeedback' ) }
						help={ __( 'Adds a text box for a few words below the answer.', 'userfeedback' ) }
						checked={ settings.comment_box }
						disabled={ locked }
						onChange={ ( on ) => set( { comment_box: on } ) }
					/>
				) }
			</div>
		</div>
	);
}
