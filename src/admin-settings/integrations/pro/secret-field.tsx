import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useWebhookSecret } from '../../../shared/api/webhooks/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { formatDateTime } from '../../../shared/format/dates';
import type { Webhook } from '../../../types';

/** The secret that signs: masked, shown at a click, or renewed. */
export function SecretField( { webhook }: { webhook: Webhook } ) {
	const { id, secret: masked, old_until: until } = webhook;
	const ask = useWebhookSecret( id );
	const [ asked, setAsked ] = useState( false );
	const [ shown, setShown ] = useState( false );
	const [ renewed, setRenewed ] = useState( false );
	const busy = ask.isPending;
	return (
		<div className="uf-hookform__secret">
			<span className="uf-hookform__label" id={ `uf-secret-${ id }` }>
				{ __( 'Secret', 'userfeedback' ) }
			</span>
			<div>
				<code aria-labelledby={ `uf-secret-${ id }` }>{ shown && ask.data ? ask.data.secret : masked }</code>
				<Button
					variant="tertiary"
					size="compact"
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () =>
						shown ? setShown( false ) : ask.mutate( 'show', { onSuccess: () => setShown( true ) } )
					}
				>
					{ shown ? __( 'Hide', 'userfeedback' ) : __( 'Show', 'userfeedback' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () => setAsked( true ) }
				>
					{ __( 'New secret', 'userfeedback' ) }
				</Button>
			</div>
			<p className="uf-settings__help" role="status">
				{ renewed && __( 'The old one works for 24 more hours.', 'userfeedback' ) }
				{ ! renewed &&
					until !== null &&
					sprintf(
						/* translators: %s: date and time. */
						__( 'The old one works until %s.', 'userfeedback' ),
						formatDateTime( until )
					) }
			</p>
			{ asked && (
				<ConfirmDialog
					title={ __( 'Make a new secret?', 'userfeedback' ) }
					message={ __(
						'Put it into the receiver within 24 hours. Until then, both the old and the new one sign.',
						'userfeedback'
					) }
					confirmText={ __( 'New secret', 'userfeedback' ) }
					onCancel={ () => setAsked( false ) }
					onConfirm={ () => {
						setAsked( false );
						ask.mutate( 'renew', {
							onSuccess: () => {
								setShown( true );
								setRenewed( true );
							},
						} );
					} }
				/>
			) }
		</div>
	);
}
