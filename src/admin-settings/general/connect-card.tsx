import { useId, useState } from 'react';
import { Button, Modal, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AjaxError } from '../../shared/api/ajax';
import { connect } from '../../shared/api/license/mutators';
import { reasonOf } from '../../shared/components/error-notice';
import { Sentence } from '../../shared/components/sentence';
import { goTo, reloadPage } from '../../shared/lib/reload-page';
import { upgradeLink } from '../../shared/lib/upgrade-link';
import { Card, Row } from '../card';
import { KeyField } from './key-field';
import '../../shared/components/action-modal.scss';

interface Fault {
	message: string;
	/** Whether the server asked to reload the page (STG-21). */
	reload: boolean;
}

function defaultMessage(): string {
	return __( 'There was an error unlocking UserFeedback PRO please try again or install manually.', 'userfeedback' );
}

function WaitDialog() {
	return (
		<Modal
			className="uf-modal uf-wait"
			size="small"
			title={ __( 'One moment', 'userfeedback' ) }
			isDismissible={ false }
			shouldCloseOnEsc={ false }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => {} }
		>
			<p className="uf-wait__line" role="status">
				<Spinner />
				{ __( 'Getting Pro ready. Please keep this page open.', 'userfeedback' ) }
			</p>
		</Modal>
	);
}

function FaultDialog( { fault, onOk }: { fault: Fault; onOk: () => void } ) {
	return (
		<Modal className="uf-modal" size="small" title={ __( 'Error', 'userfeedback' ) } onRequestClose={ onOk }>
			<div className="uf-modal__body">
				<p>{ fault.message }</p>
			</div>
			<div className="uf-modal__actions">
				<Button __next40pxDefaultSize variant="primary" onClick={ onOk }>
					{ __( 'Ok', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

/**
 * Lite: from a key to Pro (STG-10, STG-11, STG-20, STG-21, ERR-18).
 */
export function ConnectCard() {
	const id = useId();
	const [ key, setKey ] = useState( '' );
	const [ waiting, setWaiting ] = useState( false );
	const [ fault, setFault ] = useState< Fault | null >( null );
	const link = upgradeLink( 'settings-connect' );
	const empty = key.trim() === '';

	const verify = async () => {
		if ( empty || waiting ) {
			return;
		}
		setWaiting( true );
		try {
			const { url, reload, message } = await connect( key.trim() );
			if ( url ) {
				goTo( url );
				return;
			}
			setFault( { message: message || defaultMessage(), reload } );
		} catch ( error ) {
			setFault( {
				message: reasonOf( error ) || defaultMessage(),
				reload: error instanceof AjaxError && error.details.reload === true,
			} );
		}
		setWaiting( false );
	};

	const onOk = () => {
		if ( fault?.reload ) {
			reloadPage();
		}
		setFault( null );
	};

	return (
		<Card title={ __( 'Upgrade to Pro', 'userfeedback' ) }>
			<p className="uf-settings__lead">
				<Sentence
					text={ __(
						'This site runs <b>UserFeedback Lite</b>, which needs no key. A Pro key unlocks the rest right here; <a>upgrade</a> first if you have none.',
						'userfeedback'
					) }
					places={ {
						b: ( words ) => <strong>{ words }</strong>,
						a: ( words ) =>
							link ? (
								<a href={ link } target="_blank" rel="noreferrer">
									{ words }
								</a>
							) : (
								words
							),
					} }
				/>
			</p>
			<Row label={ __( 'License key', 'userfeedback' ) } name="license" htmlFor={ id }>
				<KeyField
					id={ id }
					value={ key }
					onChange={ setKey }
					placeholder={ __( 'Paste your key', 'userfeedback' ) }
					describedBy={ `${ id }-help` }
					onEnter={ () => void verify() }
				/>
				<div className="uf-settings__ways">
					<Button
						variant="secondary"
						size="compact"
						disabled={ empty || waiting }
						accessibleWhenDisabled
						onClick={ verify }
					>
						{ __( 'Verify Key', 'userfeedback' ) }
					</Button>
				</div>
				<p id={ `${ id }-help` } className="uf-settings__help">
					{ __(
						'Already purchased? Paste the key. Verify Key downloads UserFeedback Pro and installs it on this site.',
						'userfeedback'
					) }
				</p>
			</Row>
			{ waiting && <WaitDialog /> }
			{ fault && <FaultDialog fault={ fault } onOk={ onOk } /> }
		</Card>
	);
}
