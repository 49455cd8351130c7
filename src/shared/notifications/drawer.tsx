import { useEffect, useRef, useState } from 'react';
import { Button, Icon, Modal, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useQuery } from '@tanstack/react-query';
import type { Notification, NotificationActionResult } from '../../types';
import { ALL } from '../api/notifications/fetchers';
import { notificationQueries, useDismissNotification, useNotificationAction } from '../api/notifications/queries';
import { ErrorNotice } from '../components/error-notice';
import { goTo, reloadPage } from '../lib/reload-page';
import { safeHref } from '../lib/safe-href';
import { NotificationItem } from './notification-item';
import './drawer.scss';

interface Props {
	onClose: () => void;
}

function follow( { reload, redirect_to: target }: NotificationActionResult ): void {
	const url = safeHref( target );
	if ( url ) {
		goTo( url );
	} else if ( reload ) {
		reloadPage();
	}
}

/**
 * Messages for the person, in two views (DRAWER-01 to DRAWER-09). Its code counts in the bytes of every admin page, so
 * it draws with what all of them have.
 */
export function Drawer( { onClose }: Props ) {
	const query = useQuery( { ...notificationQueries.lists(), staleTime: 0 } );
	const [ isInbox, setInbox ] = useState( true );
	const toggle = useRef< HTMLButtonElement >( null );
	const list = useRef< HTMLUListElement >( null );
	const dismiss = useDismissNotification( () => __( 'The notification could not be dismissed.', 'userfeedback' ) );
	const act = useNotificationAction( () => __( 'The action failed.', 'userfeedback' ), follow );
	const { notifications = [], dismissed = [] } = query.data ?? {};
	const shown = isInbox ? notifications : dismissed;

	// The button that had the focus went with its message: the next one takes it.
	const place = useRef( -1 );
	useEffect( () => {
		if ( place.current >= 0 ) {
			const buttons = [ ...( list.current?.querySelectorAll< HTMLElement >( '.uf-drawer__dismiss' ) ?? [] ) ];
			( buttons[ place.current ] ?? buttons.at( -1 ) ?? toggle.current )?.focus();
			place.current = -1;
		}
	}, [ notifications.length ] );

	const item = ( notification: Notification, at: number ) => (
		<NotificationItem
			key={ notification.id }
			notification={ notification }
			onDismiss={
				isInbox
					? () => dismiss.mutate( notification.id, { onSuccess: () => void ( place.current = at ) } )
					: null
			}
			onAction={ ( key ) => {
				act.mutate( key );
				onClose();
			} }
			onLink={ onClose }
		/>
	);

	return (
		<Modal
			className="uf-modal uf-drawer"
			overlayClassName="uf-drawer-overlay"
			title={ isInbox ? __( 'Inbox', 'userfeedback' ) : __( 'Dismissed', 'userfeedback' ) }
			onRequestClose={ onClose }
			headerActions={
				<>
					{ isInbox && notifications.length > 0 && (
						<span className="uf-drawer__count">{ notifications.length }</span>
					) }
					<Button ref={ toggle } size="compact" variant="tertiary" onClick={ () => setInbox( ! isInbox ) }>
						{ isInbox ? __( 'View Dismissed', 'userfeedback' ) : __( 'Back to Inbox', 'userfeedback' ) }
					</Button>
				</>
			}
		>
			<div className="uf-drawer__body" aria-live="polite">
				{ query.isPending && <Spinner /> }
				{ query.isError && (
					<ErrorNotice
						message={ __( 'The notifications could not be loaded.', 'userfeedback' ) }
						error={ query.error }
						onRetry={ () => void query.refetch() }
					/>
				) }
				{ shown.length > 0 && <ul ref={ list }>{ shown.map( item ) }</ul> }
				{ query.isSuccess && shown.length === 0 && (
					<div className="uf-drawer__empty">
						<Icon icon="bell" size={ 24 } />
						<p>{ __( 'No notifications', 'userfeedback' ) }</p>
					</div>
				) }
			</div>
			{ isInbox && shown.length > 0 && (
				<div className="uf-drawer__foot">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => dismiss.mutate( ALL, { onSuccess: () => void ( place.current = 0 ) } ) }
					>
						{ __( 'Dismiss All', 'userfeedback' ) }
					</Button>
				</div>
			) }
		</Modal>
	);
}
