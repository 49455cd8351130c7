import { memo } from 'react';
import { Icon } from '@wordpress/components';
import { dragHandle } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Handle } from './sortable-list';

type Props = Handle & { label: string };

const DOTS = <Icon icon={ dragHandle } size={ 24 } />;

/** Handle of a thing that can change its place. Memoized: all rows are drawn in each step of a drag. */
export const Grip = memo( function Grip( { label, setHandle, listeners, describedBy }: Props ) {
	return (
		<button
			type="button"
			className="ufb-grip"
			ref={ setHandle }
			aria-label={ label }
			aria-describedby={ describedBy }
			aria-roledescription={ __( 'sortable', 'userfeedback' ) }
			{ ...listeners }
		>
			{ DOTS }
		</button>
	);
} );
