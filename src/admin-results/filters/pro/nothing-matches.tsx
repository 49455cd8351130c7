import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../shared/components/empty-state';

/** In place of the figures that a filter leaves nothing for. */
export function NothingMatches( { onClear }: { onClear: () => void } ) {
	return (
		<EmptyState
			title={ __( 'No response matches these filters', 'userfeedback' ) }
			text={ __( 'Remove one of them, or choose other days.', 'userfeedback' ) }
		>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
				{ __( 'Clear filters', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}
