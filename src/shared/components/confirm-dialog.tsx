import { ActionModal } from './action-modal';
import type { ActionModalProps } from './action-modal';

interface Props extends Required< Pick< ActionModalProps, 'title' | 'confirmText' | 'onConfirm' | 'onCancel' > > {
	message: string;
	/** Smaller second line: what else will happen. */
	detail?: string;
	cancelText?: string;
	busy?: boolean;
}

/**
 * Asks before something that cannot be undone.
 */
export function ConfirmDialog( { message, detail, ...modal }: Props ) {
	return (
		<ActionModal { ...modal } destructive>
			<p>{ message }</p>
			{ detail && <p className="description">{ detail }</p> }
		</ActionModal>
	);
}
