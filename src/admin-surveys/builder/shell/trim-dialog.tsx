import { __, _n, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { ActionModal } from '../../../shared/components/action-modal';
import { typeName } from '../../../shared/registry/question-types';

interface Props {
	lost: Question[];
	/** Whether the survey keeps no question at all. */
	none: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a save takes out questions that the site's plan no longer has (A42). */
export function TrimDialog( { lost, none, onConfirm, onCancel }: Props ) {
	return (
		<ActionModal
			title={ __( 'Save without these questions?', 'userfeedback' ) }
			size="medium"
			destructive
			confirmText={ __( 'Save Without Them', 'userfeedback' ) }
			cancelText={ __( 'Cancel', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %d: number of questions. */
					_n(
						'%d question needs the Question Types addon and a license, which this site does not have now. Saving removes it from the survey:',
						'%d questions need the Question Types addon and a license, which this site does not have now. Saving removes them from the survey:',
						lost.length,
						'userfeedback'
					),
					lost.length
				) }
			</p>
			<ul className="ufb-trim">
				{ lost.map( ( { id, title, type } ) => (
					<li key={ id }>
						<bdi>{ title || typeName( type ) }</bdi> ({ typeName( type ) })
					</li>
				) ) }
			</ul>
			{ none && <p>{ __( 'No question would be left, so the survey becomes a draft.', 'userfeedback' ) }</p> }
			<p>{ __( 'Responses that are already stored stay. Cancel changes nothing.', 'userfeedback' ) }</p>
		</ActionModal>
	);
}
