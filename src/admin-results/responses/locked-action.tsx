import { Icon, Tooltip } from '@wordpress/components';
import { lock as lockIcon } from '@wordpress/icons';
import { lockTitle } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';

interface Props {
	lock: Lock;
	/** What it would do. */
	label: string;
	/** Title of its row, for those who do not see where it stands. */
	about?: string;
	/** Whether the label shows beside the lock. */
	visible?: boolean;
}

/** An action that needs Pro: a lock with its tooltip, and the prompt on a click (RESP-10, RESP-11). */
export function LockedAction( { lock, label, about, visible = false }: Props ) {
	return (
		<Tooltip text={ `${ lockTitle( lock ) }.` }>
			<button
				type="button"
				className="button-link uf-lockrow"
				aria-disabled="true"
				aria-haspopup="dialog"
				aria-label={ about ? `${ label }: ${ about }` : label }
				onClick={ lock.open }
			>
				<Icon icon={ lockIcon } size={ 16 } />
				{ visible && label }
			</button>
		</Tooltip>
	);
}
