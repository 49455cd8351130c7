import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyListItem } from '../../types';
import { ConfirmDialog } from '../../shared/components/confirm-dialog';
import { formatNumber } from '../../shared/format/numbers';

interface Props {
	surveys: SurveyListItem[];
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before surveys and their responses are deleted for good. */
export function DeleteDialog( { surveys, onConfirm, onCancel }: Props ) {
	const [ only ] = surveys.length === 1 ? surveys : [];
	const responses = surveys.reduce( ( sum, survey ) => sum + survey.responses_count, 0 );
	const message = only
		? sprintf(
				/* translators: %s: title of a survey. */
				__( 'Are you sure you want to delete “%s”? This cannot be undone.', 'userfeedback' ),
				only.title
			)
		: sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'Are you sure you want to delete %s survey? This cannot be undone.',
					'Are you sure you want to delete %s surveys? This cannot be undone.',
					surveys.length,
					'userfeedback'
				),
				formatNumber( surveys.length )
			);
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently', 'userfeedback' ) }
			message={ message }
			{ ...( responses > 0 && {
				detail: sprintf(
					/* translators: %s: number of responses. */
					_n(
						'%s response will be deleted as well.',
						'%s responses will be deleted as well.',
						responses,
						'userfeedback'
					),
					formatNumber( responses )
				),
			} ) }
			confirmText={ __( 'Yes, delete', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		/>
	);
}
