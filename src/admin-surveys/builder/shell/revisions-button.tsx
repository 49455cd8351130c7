import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import { lockTitle, useLock } from '../../../shared/components/lock';
import { useLazyDialog } from '../../../shared/lib/use-lazy-dialog';
import { proRevisions } from '../pro-builder';
import { useBuilder } from '../state/store';

const failedText = () => __( 'The revisions could not be opened. Please try again.', 'userfeedback' );

/** What the survey was before; nothing before its first save. */
export function RevisionsButton() {
	const name = __( 'Revisions', 'userfeedback' );
	const lock = useLock( { feature: 'revisions', name, medium: 'survey-revisions' } );
	const id = useBuilder( ( state ) => state.record.id );
	const { isOpen, open, close } = useLazyDialog( proRevisions.load, failedText );
	const Dialog = isOpen ? proRevisions.loaded()?.RevisionsDialog : undefined;
	if ( id === 0 ) {
		return null;
	}
	return (
		<>
			<Button
				size="compact"
				icon={ backup }
				label={ lock ? lockTitle( lock ) : name }
				aria-haspopup="dialog"
				onClick={ lock ? lock.open : open }
			/>
			{ Dialog && <Dialog id={ id } onClose={ close } /> }
		</>
	);
}
