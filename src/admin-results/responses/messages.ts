import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import { formatNumber } from '../../shared/format/numbers';

/**
 * What happened, for the toast.
 *
 * @param action Action.
 * @param count  Responses it changed.
 */
export function doneText( action: ResponseAction, count: number ): string {
	const number = formatNumber( count );
	if ( action === 'trash' ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( '%s response moved to the trash.', '%s responses moved to the trash.', count, 'userfeedback' ),
			number
		);
	}
	if ( action === 'restore' ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( '%s response restored.', '%s responses restored.', count, 'userfeedback' ),
			number
		);
	}
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response deleted permanently.', '%s responses deleted permanently.', count, 'userfeedback' ),
		number
	);
}

/**
 * What did not happen, for the toast.
 *
 * @param action Action.
 */
export function failedText( action: ResponseAction ): string {
	return {
		trash: __( 'The responses could not be moved to the trash.', 'userfeedback' ),
		restore: __( 'The responses could not be restored.', 'userfeedback' ),
		delete: __( 'The responses could not be deleted.', 'userfeedback' ),
	}[ action ];
}
