import type { ReactNode } from 'react';
import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './action-modal.scss';

export interface ActionModalProps {
	title?: string;
	children?: ReactNode;
	confirmText?: string;
	cancelText?: string;
	onConfirm: () => void;
	/** Cancel, Escape, the close button and a click beside the dialog. */
	onCancel: () => void;
	/** false hides the close button (SHARED-05). */
	closable?: boolean;
	/** The action cannot be undone: red button, and the focus starts on Cancel. */
	destructive?: boolean;
	busy?: boolean;
	confirmDisabled?: boolean;
	/** Core's sizes; the confirm dialogs are small. */
	size?: 'small' | 'medium' | 'large';
}

/**
 * Dialog with one question and two answers (SHARED-05).
 */
export function ActionModal( {
	title = __( 'Modal title', 'userfeedback' ),
	children,
	confirmText = __( 'OK', 'userfeedback' ),
	cancelText = __( 'Cancel', 'userfeedback' ),
	onConfirm,
	onCancel,
	closable = true,
	destructive = false,
	busy = false,
	confirmDisabled = false,
	size = 'small',
}: ActionModalProps ) {
	return (
		<Modal
			className="uf-modal"
			title={ title }
			size={ size }
			isDismissible={ closable }
			onRequestClose={ () => {
				if ( ! busy ) {
					onCancel();
				}
			} }
		>
			<div className="uf-modal__body">{ children }</div>
			<div className="uf-modal__actions">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
					disabled={ busy }
					accessibleWhenDisabled
				>
					{ cancelText }
				</Button>
				<Button
					__next40pxDefaultSize
					className={ destructive ? 'uf-modal__destroy' : '' }
					variant="primary"
					isDestructive={ destructive }
					onClick={ onConfirm }
					isBusy={ busy }
					disabled={ busy || confirmDisabled }
					accessibleWhenDisabled
				>
					{ confirmText }
				</Button>
			</div>
		</Modal>
	);
}
