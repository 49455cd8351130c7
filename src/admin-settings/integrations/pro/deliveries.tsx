import { Fragment, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useSendAgain, webhookQueries } from '../../../shared/api/webhooks/queries';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { formatDateTime } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import type { Webhook, WebhookDelivery } from '../../../types';
import { deliveryName, deliveryState, hookName } from './words';

interface Props {
	webhook: Webhook;
	onClose: () => void;
}

/** The log of a webhook. */
export function Deliveries( { webhook, onClose }: Props ) {
	const [ failed, setFailed ] = useState( false );
	const query = useQuery( webhookQueries.deliveries( webhook.id, failed ) );
	const counts = query.data;
	return (
		<Modal
			className="uf-modal uf-hooklog"
			size="large"
			title={ sprintf(
				/* translators: %s: name or address of a webhook. */
				__( 'Deliveries: %s', 'userfeedback' ),
				hookName( webhook )
			) }
			onRequestClose={ onClose }
		>
			<div className="uf-hooklog__head">
				<p>{ __( 'The last 50. Kept for 30 days.', 'userfeedback' ) }</p>
				<fieldset>
					<legend className="screen-reader-text">{ __( 'Show', 'userfeedback' ) }</legend>
					{ [ false, true ].map( ( value ) => (
						<Button
							key={ String( value ) }
							size="compact"
							variant={ failed === value ? 'primary' : 'secondary' }
							aria-pressed={ failed === value }
							onClick={ () => setFailed( value ) }
						>
							{ value ? __( 'Failed', 'userfeedback' ) : __( 'All', 'userfeedback' ) }
							{ counts && ` ${ formatNumber( value ? counts.failed : counts.all ) }` }
						</Button>
					) ) }
				</fieldset>
			</div>
			<QueryPanel
				query={ query }
				failed={ __( 'The deliveries could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="160px" /> }
			>
				{ ( { items } ) =>
					items.length === 0 ? (
						<p>
							{ failed
								? __( 'Nothing failed.', 'userfeedback' )
								: __( 'Nothing was sent yet.', 'userfeedback' ) }
						</p>
					) : (
						<Log webhookId={ webhook.id } items={ items } />
					)
				}
			</QueryPanel>
		</Modal>
	);
}

function Log( { webhookId, items }: { webhookId: number; items: WebhookDelivery[] } ) {
	const [ open, setOpen ] = useState( 0 );
	const again = useSendAgain( webhookId );
	return (
		// A table that is wider than the dialog scrolls, by keyboard too.
		<div
			className="uf-hooklog__scroll"
			tabIndex={ 0 }
			role="region"
			aria-label={ __( 'Deliveries', 'userfeedback' ) }
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{ __( 'Result', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Event', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'When', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Answer', 'userfeedback' ) }</th>
						<th scope="col">
							<span className="screen-reader-text">{ __( 'Actions', 'userfeedback' ) }</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{ items.map( ( delivery ) => (
						<Fragment key={ delivery.id }>
							<Line
								delivery={ delivery }
								isOpen={ open === delivery.id }
								busy={ again.isPending && again.variables === delivery.id }
								onToggle={ () => setOpen( open === delivery.id ? 0 : delivery.id ) }
								onAgain={ () => again.mutate( delivery.id ) }
							/>
							{ open === delivery.id && (
								<tr className="uf-hooklog__detail">
									<td colSpan={ 5 }>
										<Detail webhookId={ webhookId } deliveryId={ delivery.id } />
									</td>
								</tr>
							) }
						</Fragment>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

interface LineProps {
	delivery: WebhookDelivery;
	isOpen: boolean;
	busy: boolean;
	onToggle: () => void;
	onAgain: () => void;
}

function Line( { delivery, isOpen, busy, onToggle, onAgain }: LineProps ) {
	const { status, result, created_at: created, tried_at: tried, next_at: next } = delivery;
	const when = formatDateTime( tried ?? created );
	const named = ( label: string ) =>
		sprintf(
			/* translators: 1: what a button does. 2: an event. 3: date and time. */
			__( '%1$s: %2$s, %3$s', 'userfeedback' ),
			label,
			deliveryName( delivery ),
			when
		);
	return (
		<tr>
			<th scope="row">
				<span className={ `uf-hooklog__state is-${ status }` }>{ deliveryState( delivery ) }</span>
			</th>
			<td>{ deliveryName( delivery ) }</td>
			<td>{ when }</td>
			<td>
				{ result }
				{ status === 'waiting' && next !== null && tried !== null && (
					<span>
						{ ' ' }
						{ sprintf(
							/* translators: %s: date and time. */
							__( 'Next try: %s.', 'userfeedback' ),
							formatDateTime( next )
						) }
					</span>
				) }
			</td>
			<td>
				<Button
					variant="tertiary"
					size="compact"
					aria-expanded={ isOpen }
					aria-label={ named( __( 'Details', 'userfeedback' ) ) }
					onClick={ onToggle }
				>
					{ __( 'Details', 'userfeedback' ) }
				</Button>
				{ status !== 'delivered' && (
					<Button
						variant="tertiary"
						size="compact"
						isBusy={ busy }
						disabled={ busy }
						accessibleWhenDisabled
						aria-label={ named( __( 'Send again', 'userfeedback' ) ) }
						onClick={ onAgain }
					>
						{ __( 'Send again', 'userfeedback' ) }
					</Button>
				) }
			</td>
		</tr>
	);
}

function Detail( { webhookId, deliveryId }: { webhookId: number; deliveryId: number } ) {
	const query = useQuery( webhookQueries.delivery( webhookId, deliveryId ) );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The delivery could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton height="80px" /> }
		>
			{ ( { sent, answer } ) => (
				<div className="uf-hooklog__texts">
					<Text title={ __( 'What was sent', 'userfeedback' ) } text={ sent } />
					<Text
						title={ __( 'What came back', 'userfeedback' ) }
						text={ answer || __( 'Nothing.', 'userfeedback' ) }
					/>
				</div>
			) }
		</QueryPanel>
	);
}

function Text( { title, text }: { title: string; text: string } ) {
	return (
		<div>
			<h3>{ title }</h3>
			<pre tabIndex={ 0 } dir="ltr">
				{ text }
			</pre>
		</div>
	);
}
