import { Icon } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { Link } from 'react-router-dom';

/** Way back, above the title. */
export function BackLink( { to, children }: { to: string; children: string } ) {
	return (
		<Link className="uf-back" to={ to }>
			<Icon icon={ isRTL() ? chevronRight : chevronLeft } size={ 20 } />
			{ children }
		</Link>
	);
}
