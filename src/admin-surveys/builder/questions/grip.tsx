import { memo } from 'react';
import { Icon } from '@wordpress/components';
import { dragHandle } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Handle } from '../sorting/sortable-list';

type Props = Handle & { label: string };

const DOTS = <Icon icon={ dragHandle } size={ 24 } />;

/** Handle of a thing that can change its place. Memoized: its row is drawn with each letter that is typed. */
export const Grip = memo( function Grip( { label, listeners, describedBy }: Props ) {
	return (
		<button
			type="button"
			className="ufb-grip"
			aria-label={ label }
			aria-describedby={ describedBy }
			aria-roledescription={ __( 'sortable', 'userfeedback' ) }
			{ ...listeners }
		>
			{ DOTS }
		</button>
	);
} );
