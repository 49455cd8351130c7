import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResponseAction } from '../../shared/api/responses/change';
import { formatNumber } from '../../shared/format/numbers';

/** In the bulk select. */
export function actionName( action: ResponseAction ): string {
	return {
		trash: __( 'Move to Trash', 'userfeedback' ),
		restore: __( 'Restore', 'userfeedback' ),
		delete: __( 'Delete permanently', 'userfeedback' ),
	}[ action ];
}

/** In the status cell of a row that is being changed. */
export function rowProgress( action: ResponseAction ): string {
	return {
		trash: __( 'Moving to Trash…', 'userfeedback' ),
		restore: __( 'Restoring…', 'userfeedback' ),
		delete: __( 'Deleting…', 'userfeedback' ),
	}[ action ];
}

/** Beside Apply while an action runs. */
export function progressText( action: ResponseAction, count: number ): string {
	const number = formatNumber( count );
	if ( action === 'trash' ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( 'Moving %s response to the trash…', 'Moving %s responses to the trash…', count, 'userfeedback' ),
			number
		);
	}
	if ( action === 'restore' ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n( 'Restoring %s response…', 'Restoring %s responses…', count, 'userfeedback' ),
			number
		);
	}
	return sprintf(
		/* translators: %s: number of responses */
		_n( 'Deleting %s response…', 'Deleting %s responses…', count, 'userfeedback' ),
		number
	);
}

/** After an action. */
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

export function failedText( action: ResponseAction ): string {
	return {
		trash: __( 'The responses could not be moved to the trash.', 'userfeedback' ),
		restore: __( 'The responses could not be restored.', 'userfeedback' ),
		delete: __( 'The responses could not be deleted.', 'userfeedback' ),
	}[ action ];
}
