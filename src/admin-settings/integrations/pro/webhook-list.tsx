import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, FormToggle } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDeleteWebhook, useSwitchWebhook, webhookQueries } from '../../../shared/api/webhooks/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { Notice } from '../../../shared/components/notice';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { formatDate, formatDateTime } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import type { Webhook, WebhookList as List } from '../../../types';
import { Deliveries } from './deliveries';
import { WebhookDialog } from './webhook-dialog';
import { eventName, formatName, hookName } from './words';
import './webhooks.scss';

/** How a host runs WP-Cron by itself. */
const CRON_HELP = 'https://developer.wordpress.org/plugins/cron/hooking-wp-cron-into-the-system-task-scheduler/';

type Open = { what: 'add' } | { what: 'edit' | 'log' | 'delete'; id: number };

/** All webhooks of the site. */
export function WebhookList() {
	const query = useQuery( webhookQueries.list( 0 ) );
	const [ open, setOpen ] = useState< Open | null >( null );
	const remove = useDeleteWebhook();
	const close = () => setOpen( null );
	const chosen = open && 'id' in open ? query.data?.items.find( ( { id } ) => id === open.id ) : undefined;
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The webhooks could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton height="120px" /> }
		>
			{ ( list ) => (
				<div className="uf-hooks">
					<Queue list={ list } />
					{ list.items.length === 0 ? (
						<p className="uf-hooks__about">
							{ __(
								'No webhook yet. Send responses to Slack, Microsoft Teams, Discord or your own system.',
								'userfeedback'
							) }
						</p>
					) : (
						<ul className="uf-hooks__list">
							{ list.items.map( ( webhook ) => (
								<Item key={ webhook.id } webhook={ webhook } onOpen={ setOpen } />
							) ) }
						</ul>
					) }
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setOpen( { what: 'add' } ) }>
						{ __( 'Add a webhook', 'userfeedback' ) }
					</Button>
					{ open?.what === 'add' && <WebhookDialog webhook={ null } onClose={ close } /> }
					{ open?.what === 'edit' && chosen && <WebhookDialog webhook={ chosen } onClose={ close } /> }
					{ open?.what === 'log' && chosen && <Deliveries webhook={ chosen } onClose={ close } /> }
					{ open?.what === 'delete' && chosen && (
						<ConfirmDialog
							title={ sprintf(
								/* translators: %s: name or address of a webhook. */
								__( 'Delete “%s”?', 'userfeedback' ),
								hookName( chosen )
							) }
							message={ __(
								'Its secret and its log are deleted too. Nothing is sent there any more.',
								'userfeedback'
							) }
							confirmText={ __( 'Delete', 'userfeedback' ) }
							onCancel={ close }
							onConfirm={ () => {
								remove.mutate( chosen.id );
								close();
							} }
						/>
					) }
				</div>
			) }
		</QueryPanel>
	);
}

/** Messages that should have gone out long ago. */
function Queue( { list: { waiting, waiting_since: since } }: { list: List } ) {
	if ( waiting === 0 || since === null ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'How to fix it', 'userfeedback' ), url: CRON_HELP } ] }
		>
			{ sprintf(
				/* translators: 1: number of messages. 2: date and time. */
				_n(
					'%1$s delivery has been waiting since %2$s: WordPress cron may be off.',
					'%1$s deliveries have been waiting since %2$s: WordPress cron may be off.',
					waiting,
					'userfeedback'
				),
				formatNumber( waiting ),
				formatDateTime( since )
			) }
		</Notice>
	);
}

interface ItemProps {
	webhook: Webhook;
	onOpen: ( open: Open ) => void;
}

function Item( { webhook, onOpen }: ItemProps ) {
	const { id, active, format, events, survey_id: survey, survey_title: title, name, short_url: url } = webhook;
	const change = useSwitchWebhook();
	const action = ( what: 'edit' | 'log' | 'delete', label: string, isDestructive = false ) => (
		<Button
			variant="tertiary"
			size="compact"
			isDestructive={ isDestructive }
			aria-label={ sprintf(
				/* translators: 1: what a button does, e.g. Edit. 2: name or address of a webhook. */
				__( '%1$s: %2$s', 'userfeedback' ),
				label,
				hookName( webhook )
			) }
			onClick={ () => onOpen( { what, id } ) }
		>
			{ label }
		</Button>
	);
	return (
		<li className="uf-hooks__item">
			<div className="uf-hooks__main">
				<h3>{ hookName( webhook ) }</h3>
				{ name !== '' && (
					<p>
						<bdi dir="ltr">{ url }</bdi>
					</p>
				) }
				<p>
					{ [
						formatName( format ),
						survey === 0 ? __( 'All surveys', 'userfeedback' ) : title,
						...events.map( eventName ),
					].join( ' · ' ) }
				</p>
			</div>
			<span className="uf-hooks__switch">
				<span aria-hidden="true">
					{ active ? __( 'Active', 'userfeedback' ) : __( 'Off', 'userfeedback' ) }
				</span>
				<FormToggle
					checked={ active }
					disabled={ change.isPending }
					aria-label={ sprintf(
						/* translators: %s: name or address of a webhook. */
						__( 'Active: %s', 'userfeedback' ),
						hookName( webhook )
					) }
					onChange={ () => change.mutate( { id, active: ! active } ) }
				/>
			</span>
			<Trouble
				webhook={ webhook }
				busy={ change.isPending }
				onResume={ () => change.mutate( { id, active: true, resend: true } ) }
			/>
			<div className="uf-hooks__actions">
				{ action( 'edit', __( 'Edit', 'userfeedback' ) ) }
				{ action( 'log', __( 'Deliveries', 'userfeedback' ) ) }
				{ action( 'delete', __( 'Delete', 'userfeedback' ), true ) }
			</div>
		</li>
	);
}

interface TroubleProps {
	webhook: Webhook;
	busy: boolean;
	onResume: () => void;
}

function Trouble( { webhook, busy, onResume }: TroubleProps ) {
	const { active, stopped_at: stopped, failing_since: failing, undelivered } = webhook;
	if ( active ) {
		return failing === null ? null : (
			<p className="uf-hooks__failing">
				{ sprintf(
					/* translators: %s: date and time. */
					__( 'Nothing was accepted since %s. Open the deliveries to see why.', 'userfeedback' ),
					formatDateTime( failing )
				) }
			</p>
		);
	}
	if ( stopped === null && undelivered === 0 ) {
		return null;
	}
	const resume =
		undelivered === 0
			? __( 'Switch on', 'userfeedback' )
			: sprintf(
					/* translators: %s: number of messages. */
					__( 'Switch on and send %s again', 'userfeedback' ),
					formatNumber( undelivered )
				);
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			politeness="polite"
			actions={ [ { label: resume, onClick: onResume, variant: 'secondary', disabled: busy } ] }
		>
			{ stopped === null ? (
				sprintf(
					/* translators: %s: number of messages. */
					_n( '%s event was not delivered.', '%s events were not delivered.', undelivered, 'userfeedback' ),
					formatNumber( undelivered )
				)
			) : (
				<>
					<strong>
						{ sprintf(
							/* translators: %s: date. */
							__( 'Switched off on %s.', 'userfeedback' ),
							formatDate( stopped )
						) }
					</strong>{ ' ' }
					{ sprintf(
						/* translators: %s: number of messages. */
						_n(
							'Nothing was accepted any more; %s event was not delivered.',
							'Nothing was accepted any more; %s events were not delivered.',
							undelivered,
							'userfeedback'
						),
						formatNumber( undelivered )
					) }
				</>
			) }
		</Notice>
	);
}
