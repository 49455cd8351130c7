import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, Modal, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../shared/api/client';
import { surveyQueries } from '../../../shared/api/surveys/queries';
import { useAddWebhook, useChangeWebhook } from '../../../shared/api/webhooks/queries';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { seekFocus } from '../../../shared/lib/seek-focus';
import type { Webhook, WebhookFields } from '../../../types';
import { MODERN, NO_MARGIN } from '../../form/controls';
import { EventsField } from './events-field';
import { SecretField } from './secret-field';
import { TestButton } from './test-button';
import { addressHelp, FORMATS, formatName } from './words';

const NEW: WebhookFields = {
	survey_id: 0,
	name: '',
	url: '',
	format: 'json',
	events: [ 'response.created' ],
	score_question: 'nps',
	score_below: 7,
	visitor: false,
	active: true,
};

/** Surveys of the choice; a site with more finds the older ones by their webhook's link in the builder. */
const SURVEYS = { page: 1, per_page: 100, orderby: 'id', order: 'desc', status: 'all', search: '' } as const;

interface Props {
	/** null for a new one. */
	webhook: Webhook | null;
	onClose: () => void;
}

/** Adds or changes a webhook. */
export function WebhookDialog( { webhook, onClose }: Props ) {
	const add = useAddWebhook();
	const change = useChangeWebhook();
	const { isPending, error } = webhook ? change : add;
	const [ fields, setFields ] = useState< WebhookFields >( () => ( webhook ? fieldsOf( webhook ) : NEW ) );
	const set = ( changes: Partial< WebhookFields > ) => setFields( { ...fields, ...changes } );
	const params = error instanceof ApiError ? error.params : {};
	const named = Object.keys( params ).length > 0;
	const surveys = useQuery( surveyQueries.list( SURVEYS ) );

	const onError = () => seekFocus( '.uf-hookform .is-wrong input, .uf-hookform .is-wrong select' );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isPending ) {
			return;
		}
		if ( webhook ) {
			// The form has no switch: a webhook that was switched off behind it stays off.
			const { active: _active, ...changes } = fields;
			change.mutate( { id: webhook.id, ...changes }, { onSuccess: onClose, onError } );
		} else {
			add.mutate( fields, { onSuccess: onClose, onError } );
		}
	};
	const others = ( surveys.data?.items ?? [] ).map( ( { id, title } ) => ( { value: String( id ), label: title } ) );
	if (
		webhook &&
		webhook.survey_id !== 0 &&
		! others.some( ( { value } ) => value === String( webhook.survey_id ) )
	) {
		others.push( { value: String( webhook.survey_id ), label: webhook.survey_title } );
	}

	return (
		<Modal
			className="uf-modal uf-hookmodal"
			title={ webhook ? __( 'Edit webhook', 'userfeedback' ) : __( 'Add a webhook', 'userfeedback' ) }
			onRequestClose={ onClose }
		>
			<form className="uf-hookform" onSubmit={ submit } noValidate>
				{ error && ! named && (
					<ErrorNotice message={ __( 'The webhook could not be saved.', 'userfeedback' ) } error={ error } />
				) }
				<SelectControl
					{ ...MODERN }
					label={ __( 'Format', 'userfeedback' ) }
					value={ fields.format }
					options={ FORMATS.map( ( format ) => ( { value: format, label: formatName( format ) } ) ) }
					onChange={ ( format ) => set( { format } ) }
				/>
				<div className={ params.url ? 'is-wrong' : '' }>
					<TextControl
						{ ...MODERN }
						type="url"
						dir="ltr"
						label={ __( 'Address', 'userfeedback' ) }
						placeholder="https://"
						help={ params.url ?? addressHelp( fields.format ) }
						aria-invalid={ params.url ? true : undefined }
						value={ fields.url }
						onChange={ ( url ) => set( { url } ) }
					/>
				</div>
				<TextControl
					{ ...MODERN }
					label={ __( 'Name, for your list (optional)', 'userfeedback' ) }
					maxLength={ 100 }
					value={ fields.name }
					onChange={ ( name ) => set( { name } ) }
				/>
				<div className={ params.survey_id ? 'is-wrong' : '' }>
					<SelectControl
						{ ...MODERN }
						label={ __( 'Survey', 'userfeedback' ) }
						help={ params.survey_id }
						value={ String( fields.survey_id ) }
						options={ [ { value: '0', label: __( 'All surveys', 'userfeedback' ) }, ...others ] }
						onChange={ ( id ) => set( { survey_id: Number( id ), score_question: 'nps' } ) }
					/>
				</div>
				{ webhook && fields.format === 'json' && <SecretField webhook={ webhook } /> }
				<EventsField fields={ fields } params={ params } onChange={ set } />
				<CheckboxControl
					{ ...NO_MARGIN }
					label={ __( 'Send the visitor’s IP address and browser too', 'userfeedback' ) }
					help={ __( 'Personal data. Send it only where the receiver needs it.', 'userfeedback' ) }
					checked={ fields.visitor }
					onChange={ ( visitor ) => set( { visitor } ) }
				/>
				<TestButton url={ fields.url } format={ fields.format } webhook={ webhook?.id ?? 0 } />
				<div className="uf-modal__actions">
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
						{ __( 'Cancel', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isPending }
						disabled={ isPending }
						accessibleWhenDisabled
					>
						{ webhook ? __( 'Save', 'userfeedback' ) : __( 'Add webhook', 'userfeedback' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

/** What the form changes of a webhook. */
function fieldsOf( webhook: Webhook ): WebhookFields {
	const { survey_id, name, url, format, events, score_question, score_below, visitor, active } = webhook;
	return { survey_id, name, url, format, events, score_question, score_below, visitor, active };
}
