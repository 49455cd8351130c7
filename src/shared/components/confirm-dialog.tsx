import { ActionModal } from './action-modal';
import type { ActionModalProps } from './action-modal';

interface Props extends Required< Pick< ActionModalProps, 'title' | 'confirmText' | 'onConfirm' | 'onCancel' > > {
	message: string;
	/** A smaller second line with further effects. */
	detail?: string;
	cancelText?: string;
	busy?: boolean;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog( { message, detail, ...modal }: Props ) {
	return (
		<ActionModal { ...modal } destructive>
			<p>{ message }</p>
			{ detail && <p className="description">{ detail }</p> }
		</ActionModal>
	);
}
