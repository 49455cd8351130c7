import { FormToggle, Icon, TextControl } from '@wordpress/components';
import { envelope, link, lock, plugins } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { MOST_ADDRESSES, tooManyAddresses, wrongAddresses } from '../../../domain/draft/emails';
import { can } from '../../../shared/lib/entitlements';
import { seekFocus } from '../../../shared/lib/seek-focus';
import { formatNumber } from '../../../shared/format/numbers';
import { useProblemFocus } from '../shell/focus';
import { useLock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { lockedArea } from '../../../shared/components/locked-area';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { REFUSED, useRefusal } from '../state/refusals';
import { fieldKey } from '../state/fields';
import { useBuilder } from '../state/store';
import { Card } from '../ui/card';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { spreadsheet } from '../ui/icons';
import { LockedToggle } from '../ui/locked-toggle';
import { useEmail } from './use-email';
import './workflow.scss';

/** What happens when somebody answers (NOTIF-01 to NOTIF-08). */
export default function WorkflowStep() {
	return (
		<div className="ufb-page">
			<h2 className="ufb-title">{ __( 'Workflow', 'userfeedback' ) }</h2>
			<p className="ufb-lead">{ __( 'What happens when somebody answers.', 'userfeedback' ) }</p>
			<EmailCard />
			<DriveCard />
			<WebhooksCard />
			<div className="ufb-two">
				<Integration />
				<Integration />
			</div>
		</div>
	);
}

/** NOTIF-05 to NOTIF-07. */
function DriveCard() {
	const lock = useLock( {
		feature: 'google-drive',
		name: __( 'Google Drive', 'userfeedback' ),
		medium: 'google-drive',
	} );
	const title = __( 'Send Responses to Google Drive', 'userfeedback' );
	return (
		<Card
			id="drive"
			title={ title }
			description={ __( 'One row per response, in a spreadsheet of your own.', 'userfeedback' ) }
			icon={ spreadsheet }
			aside={
				lock ? (
					<span className="ufb-lockedtoggle" { ...lockedArea( lock ) }>
						<FormToggle checked={ false } aria-disabled aria-label={ title } onChange={ () => undefined } />
					</span>
				) : (
					<ProPart from={ proBuilder }>{ ( { DriveToggle } ) => <DriveToggle title={ title } /> }</ProPart>
				)
			}
		>
			{ lock ? (
				<div className="ufb-card__body">
					<LockLine lock={ lock } />
				</div>
			) : (
				<ProPart from={ proBuilder }>{ ( { DriveFields } ) => <DriveFields /> }</ProPart>
			) }
		</Card>
	);
}

/** Webhooks that are told about this survey, with the way to their settings. */
function WebhooksCard() {
	const lock = useLock( {
		feature: 'webhooks',
		name: __( 'Webhooks', 'userfeedback' ),
		medium: 'webhooks',
	} );
	return (
		<Card
			id="webhooks"
			title={ __( 'Webhooks', 'userfeedback' ) }
			description={ __( 'Tell Slack, Microsoft Teams, Discord or your own system at once.', 'userfeedback' ) }
			icon={ link }
		>
			<div className="ufb-card__body">
				{ lock ? (
					<LockLine lock={ lock } />
				) : (
					<ProPart from={ proBuilder }>{ ( { SurveyWebhooks } ) => <SurveyWebhooks /> }</ProPart>
				) }
			</div>
		</Card>
	);
}

function Integration() {
	return (
		<div className="ufb-soon">
			<span className="ufb-card__icon">
				<Icon icon={ plugins } size={ 24 } />
			</span>
			<div>
				<h3>{ __( 'Integration', 'userfeedback' ) }</h3>
				<p>{ __( 'More Integrations Coming Soon', 'userfeedback' ) }</p>
			</div>
			<Icon icon={ lock } size={ 20 } />
		</div>
	);
}

function EmailCard() {
	const { email, set } = useEmail();
	const locked = useBuilder( ( state ) => state.locked );
	return (
		<Card
			id="email"
			title={ __( 'Send Email', 'userfeedback' ) }
			description={ __( 'Each response arrives in your inbox.', 'userfeedback' ) }
			icon={ envelope }
			aside={
				<>
					<span aria-hidden="true">
						{ email.active ? __( 'Active', 'userfeedback' ) : __( 'Off', 'userfeedback' ) }
					</span>
					<FormToggle
						checked={ email.active }
						disabled={ locked }
						aria-label={ __( 'Send Email', 'userfeedback' ) }
						onChange={ () => set( ( old ) => ( { ...old, active: ! old.active } ) ) }
					/>
				</>
			}
		>
			{ email.active && (
				<div className="ufb-card__body ufb-stack">
					<Addresses />
					<EmailLogic />
				</div>
			) }
		</Card>
	);
}

/** The error below the addresses, '' for none. */
function faultOf( addresses: string ): string {
	const wrong = wrongAddresses( addresses );
	if ( wrong.length > 0 ) {
		return sprintf(
			/* translators: %s: one or more wrong e-mail addresses. */
			__( 'Not a valid email address: %s', 'userfeedback' ),
			wrong.join( ', ' )
		);
	}
	return tooManyAddresses( addresses )
		? sprintf(
				/* translators: %s: number. */
				__( 'At most %s addresses are possible.', 'userfeedback' ),
				formatNumber( MOST_ADDRESSES )
			)
		: '';
}

function Addresses() {
	const { email, set } = useEmail();
	const locked = useBuilder( ( state ) => state.locked );
	const left = useBuilder( ( state ) => state.touched.has( fieldKey.addresses ) );
	const touch = useBuilder( ( state ) => state.touch );
	const refused = useRefusal( REFUSED.addresses, email.addresses );
	const error = ( left && faultOf( email.addresses ) ) || refused;
	const visible = error !== '';
	useProblemFocus( () => {
		touch( fieldKey.addresses );
		seekFocus( '#ufb-addresses' );
	} );
	return (
		<div className={ visible ? 'is-wrong' : '' }>
			<TextControl
				{ ...MODERN }
				id="ufb-addresses"
				label={ __( 'Addresses', 'userfeedback' ) }
				help={
					can( 'view' )
						? __( 'Separate addresses with commas.', 'userfeedback' )
						: __( 'Only people who can view results can add an address.', 'userfeedback' )
				}
				dir="ltr"
				readOnly={ locked }
				value={ email.addresses }
				aria-invalid={ visible ? true : undefined }
				{ ...( visible ? { 'aria-describedby': 'ufb-addresses__help ufb-addresses-error' } : {} ) }
				onBlur={ () => touch( fieldKey.addresses ) }
				onChange={ ( addresses ) => set( ( old ) => ( { ...old, addresses } ), 'addresses' ) }
			/>
			{ visible && <FieldError id="ufb-addresses-error" text={ error } /> }
		</div>
	);
}

/** LOGIC-13. */
function EmailLogic() {
	const { enable } = useBuilder( ( state ) => state.draft.notifications.email.logic );
	const lock = useLock( {
		feature: 'email-logic',
		name: __( 'Conditional Email', 'userfeedback' ),
		medium: 'conditional-email',
	} );
	return lock ? (
		<>
			<LockLine lock={ lock } />
			<LockedToggle
				label={ __( 'Send only when the answers match', 'userfeedback' ) }
				checked={ enable }
				lock={ lock }
			/>
		</>
	) : (
		<ProPart from={ proBuilder }>{ ( { EmailLogicFields } ) => <EmailLogicFields /> }</ProPart>
	);
}
