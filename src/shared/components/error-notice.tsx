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

/** How codes of our own replies begin: their sentences are for people. A crash or a proxy has other words. */
const OWN = 'userfeedback_';

/** The server's message, or '' when it helps nobody. */
export function reasonOf( error: unknown ): string {
	if ( ! ( error instanceof ApiError ) ) {
		return '';
	}
	if ( ( error.status === 0 && ! error.unreached ) || ( error.status >= 500 && ! error.code.startsWith( OWN ) ) ) {
		return '';
	}
	// The message of a field helps more than the list of field names.
	return [ ...new Set( Object.values( error.params ) ) ].join( ' ' ) || error.message;
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
