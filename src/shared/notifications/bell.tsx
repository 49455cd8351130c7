import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useNotificationCount } from '../api/notifications/queries';
import { setDrawerOpen } from './open-state';
import './bell.scss';

const MOST = 99;

/** Opens the drawer; shows how many messages wait (DRAWER-10). */
export function Bell() {
	const count = useNotificationCount();
	const label =
		count === 0
			? __( 'Notifications', 'userfeedback' )
			: sprintf(
					/* translators: %d: number of messages. */
					_n( 'Notifications, %d active', 'Notifications, %d active', count, 'userfeedback' ),
					count
				);
	return (
		<Button
			className="uf-bell"
			size="compact"
			icon="bell"
			label={ label }
			aria-haspopup="dialog"
			onClick={ () => setDrawerOpen( true ) }
		>
			{ count > 0 && (
				<span className="uf-bell__count" aria-hidden="true">
					{ count > MOST ? `${ MOST }+` : count }
				</span>
			) }
		</Button>
	);
}
