import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { formatNumber } from '../../shared/format/numbers';

/** Actions on rows of the list. */
export type ListAction = BulkAction | 'export' | 'export_pictures';

/** Name in the bulk select (LIST-27, LIST-28). */
export function actionLabel( action: ListAction ): string {
	switch ( action ) {
		case 'export':
		case 'export_pictures':
			return __( 'Export', 'userfeedback' );
		case 'publish':
			return __( 'Publish', 'userfeedback' );
		case 'draft':
			return __( 'Make Draft', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'restore':
			return __( 'Restore', 'userfeedback' );
		case 'delete':
			return __( 'Delete Permanently', 'userfeedback' );
	}
}

/** In the status cell of a row that is being changed. */
export function rowProgress( action: ListAction ): string {
	switch ( action ) {
		case 'export':
		case 'export_pictures':
			return __( 'Exporting…', 'userfeedback' );
		case 'publish':
			return __( 'Publishing…', 'userfeedback' );
		case 'draft':
			return __( 'Making draft…', 'userfeedback' );
		case 'trash':
			return __( 'Moving to Trash…', 'userfeedback' );
		case 'restore':
			return __( 'Restoring…', 'userfeedback' );
		case 'delete':
			return __( 'Deleting…', 'userfeedback' );
	}
}

/** Beside Apply while an action runs. */
export function progressText( action: ListAction, count: number ): string {
	if ( action === 'export' || action === 'export_pictures' ) {
		return rowProgress( action );
	}
	const number = formatNumber( count );
	switch ( action ) {
		case 'publish':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Publishing %s survey…', 'Publishing %s surveys…', count, 'userfeedback' ),
				number
			);
		case 'draft':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Making %s survey a draft…', 'Making %s surveys drafts…', count, 'userfeedback' ),
				number
			);
		case 'trash':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Moving %s survey to the Trash…', 'Moving %s surveys to the Trash…', count, 'userfeedback' ),
				number
			);
		case 'restore':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Restoring %s survey…', 'Restoring %s surveys…', count, 'userfeedback' ),
				number
			);
		case 'delete':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Deleting %s survey…', 'Deleting %s surveys…', count, 'userfeedback' ),
				number
			);
	}
}

/**
 * After an action.
 *
 * @param action What was done.
 * @param count  Surveys that changed.
 * @param later  Those of them that are published on a later date.
 */
export function doneText( action: BulkAction, count: number, later = 0 ): string {
	if ( action === 'publish' ) {
		return [
			...( count > later ? [ publishedText( count - later ) ] : [] ),
			...( later > 0 ? [ scheduledText( later ) ] : [] ),
		].join( ' ' );
	}
	const number = formatNumber( count );
	switch ( action ) {
		case 'draft':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( '%s survey is a draft now.', '%s surveys are drafts now.', count, 'userfeedback' ),
				number
			);
		case 'trash':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( '%s survey moved to the Trash.', '%s surveys moved to the Trash.', count, 'userfeedback' ),
				number
			);
		case 'restore':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( '%s survey restored as a draft.', '%s surveys restored as drafts.', count, 'userfeedback' ),
				number
			);
		case 'delete':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n( '%s survey deleted permanently.', '%s surveys deleted permanently.', count, 'userfeedback' ),
				number
			);
	}
}

const publishedText = ( count: number ) =>
	sprintf(
		/* translators: %s: number of surveys. */
		_n( '%s survey published.', '%s surveys published.', count, 'userfeedback' ),
		formatNumber( count )
	);

const scheduledText = ( count: number ) =>
	sprintf(
		/* translators: %s: number of surveys. */
		_n( '%s survey scheduled.', '%s surveys scheduled.', count, 'userfeedback' ),
		formatNumber( count )
	);

/** Introduces the list of surveys that the server refused to change (A36). */
export function refusedText( action: BulkAction, count: number ): string {
	if ( action === 'publish' ) {
		return _n( 'This survey was not published:', 'These surveys were not published:', count, 'userfeedback' );
	}
	return _n( 'This survey was not changed:', 'These surveys were not changed:', count, 'userfeedback' );
}
