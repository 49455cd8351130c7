import { Icon, Tooltip } from '@wordpress/components';
import { lock as lockIcon } from '@wordpress/icons';
import { lockTitle } from '../components/lock';
import type { Lock } from '../components/lock';

interface Props {
	lock: Lock;
	label: string;
	/** The label with the title of its row. */
	about?: string;
	/** Whether the label shows beside the lock. */
	visible?: boolean;
}

/** An action that needs Pro: a lock with its tooltip; a click opens the prompt (RESP-10, RESP-11). */
export function LockedAction( { lock, label, about, visible = false }: Props ) {
	return (
		<Tooltip text={ `${ lockTitle( lock ) }.` }>
			<button
				type="button"
				className="button-link uf-lockrow"
				aria-disabled="true"
				aria-haspopup="dialog"
				aria-label={ about ?? label }
				onClick={ lock.open }
			>
				<Icon icon={ lockIcon } size={ 16 } />
				{ visible && label }
			</button>
		</Tooltip>
	);
}
