import { __, sprintf } from '@wordpress/i18n';
import type { Heatmap } from '../../types';
import { useDeleteHeatmap } from '../../shared/api/heatmaps/queries';
import { ConfirmDialog } from '../../shared/components/confirm-dialog';
import { countOf, pageName } from './words';

interface Props {
	heatmap: Heatmap;
	onClose: () => void;
	/** Runs after it is deleted. */
	onDeleted?: () => void;
}

/** Asks before a heatmap and all that was recorded is gone. */
export function DeleteDialog( { heatmap, onClose, onDeleted }: Props ) {
	const remove = useDeleteHeatmap();
	return (
		<ConfirmDialog
			title={ __( 'Delete this heatmap?', 'userfeedback' ) }
			message={ sprintf(
				/* translators: 1: title of a page. 2: number of clicks, e.g. "312 clicks". */
				__( 'The heatmap of “%1$s” with %2$s is deleted for good. The page itself stays.', 'userfeedback' ),
				pageName( heatmap ),
				countOf( 'clicks', heatmap.clicks )
			) }
			confirmText={ __( 'Delete', 'userfeedback' ) }
			busy={ remove.isPending }
			onCancel={ onClose }
			onConfirm={ () =>
				remove.mutate( heatmap.id, {
					onSuccess: () => onDeleted?.(),
					onSettled: onClose,
				} )
			}
		/>
	);
}
