import { Icon } from '@wordpress/components';
import { dragHandle } from '@wordpress/icons';
import type { Handle } from './sortable-list';

/** Handle of a thing that can change its place. */
export function Grip( { label, handle }: { label: string; handle: Handle } ) {
	return (
		<button
			type="button"
			className="ufb-grip"
			ref={ handle.setHandle }
			aria-label={ label }
			{ ...handle.attributes }
			{ ...handle.listeners }
		>
			<Icon icon={ dragHandle } size={ 24 } />
		</button>
	);
}
