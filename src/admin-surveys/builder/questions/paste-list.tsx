import { lazy, Suspense } from 'react';
import { Button } from '@wordpress/components';
import { formatListBullets } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { useLazyDialog } from '../../../shared/lib/use-lazy-dialog';

const loadDialog = () => import( './paste-dialog' );

const Dialog = lazy( async () => ( { default: ( await loadDialog() ).PasteDialog } ) );

const failedText = () => __( 'The dialog could not be opened. Please try again.', 'userfeedback' );

/** Opens the dialog that makes options of lines. */
export function PasteList( { question }: { question: Question } ) {
	const { isOpen, open, close } = useLazyDialog( loadDialog, failedText );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				icon={ formatListBullets }
				className="ufb-opts__add"
				aria-haspopup="dialog"
				onClick={ open }
			>
				{ __( 'Paste a list', 'userfeedback' ) }
			</Button>
			{ isOpen && (
				<Suspense fallback={ null }>
					<Dialog question={ question } onClose={ close } />
				</Suspense>
			) }
		</>
	);
}
