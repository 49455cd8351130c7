import { __, sprintf } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { feature } from '../../../shared/lib/entitlements';
import { planName } from '../../../shared/lib/plans';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import type { EditorProps } from '../question-types/type-editor';
import { TextOptions } from './text-options';

/** Options of radio buttons, checkboxes and dropdowns, and what they can have beside (docs/questions.md). */
export function ChoiceOptions( props: EditorProps ) {
	const lock = useLock( {
		feature: 'question-settings',
		name: __( '“Other”, “None of these” and columns', 'userfeedback' ),
		medium: 'survey-choice-options',
	} );
	return (
		<>
			<TextOptions { ...props } />
			{ lock ? (
				<LockLine
					lock={ lock }
					text={ sprintf(
						/* translators: %s: name of a plan. */
						__( '“Other”, “None of these” and columns are %s features.', 'userfeedback' ),
						planName( feature( 'question-settings' ).plan )
					) }
				/>
			) : (
				<ProPart from={ proBuilder }>{ ( { ChoiceFields } ) => <ChoiceFields { ...props } /> }</ProPart>
			) }
		</>
	);
}
