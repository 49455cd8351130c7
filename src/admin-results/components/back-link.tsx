import { Icon } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { Link } from '../../shared/router';
import { wayBack } from '../lib/way-back';

/** Way back, above the title, to the screen as it was left. */
export function BackLink( { to, children }: { to: string; children: string } ) {
	return (
		<Link className="uf-back" to={ wayBack( to ) }>
			<Icon icon={ isRTL() ? chevronRight : chevronLeft } size={ 20 } />
			{ children }
		</Link>
	);
}
