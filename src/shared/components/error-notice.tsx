import { __ } from '@wordpress/i18n';
import { ApiError } from '../api/client';
import { Notice } from './notice';
import './error-notice.scss';

interface Props {
	/** Names the failure, a whole sentence. */
	message: string;
	error?: unknown;
	onRetry?: () => void;
	onDismiss?: () => void;
}

/** The server's message, or '' when it helps nobody. */
export function reasonOf( error: unknown ): string {
	if ( ! ( error instanceof ApiError ) || ( error.status === 0 && ! error.unreached ) ) {
		return '';
	}
	// The message of a field helps more than the list of field names.
	return [ ...new Set( Object.values( error.params ) ) ].join( ' ' ) || error.message;
}

/** Why a call failed, where nothing else names the failure. */
export function whyFailed( error: unknown ): string {
	const told = reasonOf( error ) || ( error instanceof ApiError && error.message );
	return told || __( 'The server did not answer.', 'userfeedback' );
}

/** A failed call with a Retry button, instead of an endless spinner (A85). */
export function ErrorNotice( { message, error, onRetry, onDismiss }: Props ) {
	const reason = reasonOf( error );
	return (
		<Notice
			className="uf-error-notice"
			status="error"
			politeness="assertive"
			isDismissible={ onDismiss !== undefined }
			{ ...( onDismiss ? { onRemove: onDismiss } : {} ) }
			spokenMessage={ reason ? `${ message } ${ reason }` : message }
			actions={
				onRetry
					? [
							{
								label: __( 'Retry', 'userfeedback' ),
								onClick: onRetry,
								variant: 'secondary' as const,
							},
						]
					: []
			}
		>
			{ message }
			{ reason && <> { reason }</> }
		</Notice>
	);
}
