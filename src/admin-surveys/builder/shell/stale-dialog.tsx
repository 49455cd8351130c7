import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Stale, StaleAnswer } from '../state/save-survey';
import './dialogs.scss';

interface Props {
	stale: Stale;
	onAnswer: ( answer: StaleAnswer ) => void;
}

/** Who saved first. */
export function staleWords( { by, own }: Stale ): string {
	if ( own ) {
		return __( 'You saved this survey in another window after you opened it here.', 'userfeedback' );
	}
	return by === ''
		? __( 'Somebody else saved this survey after you opened it.', 'userfeedback' )
		: sprintf(
				/* translators: %s: name of a person. */
				__( '%s saved this survey after you opened it.', 'userfeedback' ),
				by
			);
}

/** Two versions of one survey: nobody's work goes unasked. */
export function StaleDialog( { stale, onAnswer }: Props ) {
	return (
		<Modal
			className="uf-modal"
			title={ __( 'There is a newer version', 'userfeedback' ) }
			size="medium"
			onRequestClose={ () => onAnswer( 'cancel' ) }
		>
			<div className="uf-modal__body">
				<p>
					{ staleWords( stale ) }{ ' ' }
					{ __( 'Nothing of yours is stored yet. What shall happen?', 'userfeedback' ) }
				</p>
				<ul className="ufb-stale">
					<Way
						text={ __( 'Open the newer version here. Undo brings yours back.', 'userfeedback' ) }
						label={ __( 'See the Newer Version', 'userfeedback' ) }
						onClick={ () => onAnswer( 'theirs' ) }
					/>
					<Way
						text={ __( 'Save yours as a new draft beside it.', 'userfeedback' ) }
						label={ __( 'Keep Mine as a Copy', 'userfeedback' ) }
						onClick={ () => onAnswer( 'copy' ) }
					/>
					<Way
						text={ __( 'Replace the newer version with yours.', 'userfeedback' ) }
						label={ __( 'Overwrite', 'userfeedback' ) }
						onClick={ () => onAnswer( 'overwrite' ) }
						destructive
					/>
				</ul>
			</div>
		</Modal>
	);
}

interface WayProps {
	text: string;
	label: string;
	onClick: () => void;
	destructive?: boolean;
}

function Way( { text, label, onClick, destructive = false }: WayProps ) {
	return (
		<li>
			<span>{ text }</span>
			<Button __next40pxDefaultSize variant="secondary" isDestructive={ destructive } onClick={ onClick }>
				{ label }
			</Button>
		</li>
	);
}
