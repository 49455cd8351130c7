import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../shared/format/numbers';
import { ConfirmDialog } from '../../shared/components/confirm-dialog';

interface Props {
	ids: number[];
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before responses are deleted for good (RESP-18). */
export function DeleteDialog( { ids, onConfirm, onCancel }: Props ) {
	const count = ids.length;
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: number of responses */
				_n( 'Delete %s response permanently?', 'Delete %s responses permanently?', count, 'userfeedback' ),
				formatNumber( count )
			) }
			message={
				count === 1
					? sprintf(
							/* translators: %s: number of the response */
							__(
								'Response #%s and its answers are removed from the database and from the figures. This cannot be undone.',
								'userfeedback'
							),
							String( ids[ 0 ] )
						)
					: __(
							'These responses and their answers are removed from the database and from the figures. This cannot be undone.',
							'userfeedback'
						)
			}
			confirmText={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		/>
	);
}
