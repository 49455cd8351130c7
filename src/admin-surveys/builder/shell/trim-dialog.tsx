import { __, _n, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { ActionModal } from '../../../shared/components/action-modal';
import { typeName } from '../../../shared/registry/question-types';
import type { LostPart } from '../state/trimming';
import './dialogs.scss';

interface Props {
	lost: Question[];
	/** What else goes. */
	parts: LostPart[];
	/** Whether the survey keeps no question at all. */
	none: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

function partWords( part: LostPart ): string {
	switch ( part ) {
		case 'rules':
			return __( 'The page rules: the survey would show on all pages.', 'userfeedback' );
		case 'devices':
			return __( 'The choice of devices goes back to its default.', 'userfeedback' );
		case 'branding':
			return __( 'Colors and logo go back to the defaults of this site.', 'userfeedback' );
		case 'email-logic':
			return __( 'The conditions of the email.', 'userfeedback' );
		case 'behavior':
			return __(
				'Timing, display length, run time and how the survey starts go back to their defaults.',
				'userfeedback'
			);
		case 'question-settings':
			return __( 'Random order and comment boxes.', 'userfeedback' );
		case 'extras':
			return __(
				'“Other”, columns, and how many answers or what kind of text a question takes.',
				'userfeedback'
			);
	}
}

/** Asks before a save takes out what the site's plan no longer has (A42). */
export function TrimDialog( { lost, parts, none, onConfirm, onCancel }: Props ) {
	return (
		<ActionModal
			title={
				parts.length === 0
					? __( 'Save without these questions?', 'userfeedback' )
					: __( 'Save without these parts?', 'userfeedback' )
			}
			size="medium"
			destructive
			confirmText={ __( 'Save Without Them', 'userfeedback' ) }
			cancelText={ __( 'Cancel', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ lost.length > 0 && (
				<>
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
				</>
			) }
			{ parts.length > 0 && (
				<>
					<p>
						{ __(
							'This site has no license or addon for these parts now. Saving removes them:',
							'userfeedback'
						) }
					</p>
					<ul className="ufb-trim">
						{ parts.map( ( part ) => (
							<li key={ part }>{ partWords( part ) }</li>
						) ) }
					</ul>
				</>
			) }
			{ none && <p>{ __( 'No question would be left, so the survey becomes a draft.', 'userfeedback' ) }</p> }
			<p>{ __( 'Responses that are already stored stay. Cancel changes nothing.', 'userfeedback' ) }</p>
		</ActionModal>
	);
}
