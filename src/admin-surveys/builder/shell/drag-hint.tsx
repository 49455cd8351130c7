import { __, sprintf } from '@wordpress/i18n';
import { useLifted } from '../state/lifted';

/** Where a lifted question is and which keys move it; nothing while none is lifted. */
export function DragHint() {
	const lifted = useLifted( ( state ) => state.lifted );
	if ( ! lifted ) {
		return null;
	}
	return (
		<p className="ufb-foot__hint" aria-hidden="true">
			{ sprintf(
				/* translators: 1: place in the list, 2: number of questions. */
				__( 'Position %1$d of %2$d. ↑ ↓ move, Space drops, Esc cancels.', 'userfeedback' ),
				lifted.place,
				lifted.of
			) }
		</p>
	);
}
