import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Notification } from '../../types';
import { boot } from '../app/boot';
import { safeHref } from '../lib/safe-href';

interface Props {
	notification: Notification;
	/** null in the list of dismissed ones. */
	onDismiss: ( () => void ) | null;
	/** Gets the key of an action. */
	onAction: ( key: string ) => void;
	/** A link of this site was followed. */
	onLink: () => void;
}

/** Time of today, or the date. */
function when( moment: string ): string {
	const { date_format: dates, time_format: times, timezone, today } = boot().site;
	return dateI18n( dateI18n( 'Y-m-d', moment, timezone ) === today ? times : dates, moment, timezone );
}

/** One message. Its texts are shown as text, whoever wrote them (ENT-33). */
export function NotificationItem( { notification, onDismiss, onAction, onLink }: Props ) {
	const { title, content, icon, buttons, created_at: moment } = notification;
	return (
		<li className="uf-drawer__item">
			<span className="uf-drawer__icon" aria-hidden="true">
				<Icon icon={ icon as 'megaphone' } size={ 20 } />
			</span>
			<h2>{ title }</h2>
			{ onDismiss && (
				<Button
					className="uf-drawer__dismiss"
					size="small"
					icon="no-alt"
					label={ sprintf(
						/* translators: %s: title of a notification. */
						__( 'Dismiss: %s', 'userfeedback' ),
						title
					) }
					onClick={ onDismiss }
				/>
			) }
			{ content && <p>{ content }</p> }
			<div className="uf-drawer__links">
				{ buttons.map( ( { text, url, type, is_external: isExternal } ) => {
					if ( type === 'action' ) {
						return (
							<Button key={ url } size="compact" variant="secondary" onClick={ () => onAction( url ) }>
								{ text }
							</Button>
						);
					}
					const href = safeHref( url );
					return (
						href && (
							<Button
								key={ url }
								size="compact"
								variant="secondary"
								href={ href }
								{ ...( isExternal ? { target: '_blank', rel: 'noreferrer' } : { onClick: onLink } ) }
							>
								{ text }
								{ isExternal && (
									<VisuallyHidden>{ __( '(opens in a new tab)', 'userfeedback' ) }</VisuallyHidden>
								) }
							</Button>
						)
					);
				} ) }
				<time dateTime={ moment }>{ when( moment ) }</time>
			</div>
		</li>
	);
}
