import { Button, RadioControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { wrongAddresses } from '../../domain/draft/emails';
import { LockLine } from '../../shared/components/lock-line';
import { useLock } from '../../shared/components/lock';
import { addonActive } from '../../shared/lib/entitlements';
import { pickImage } from '../../shared/lib/media-library';
import type { SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import type { SettingCheck, SettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import { mailChoices } from '../options';
import { Preview } from './preview';
import { hours, weekdays } from './times';
import './email.scss';

const KEYS: SettingKey[] = [
	'notifications_recipients',
	'summaries_html_template',
	'notifications_header_image',
	'summaries_day',
	'summaries_hour',
	'summaries_empty_weeks',
];

/** Finds wrong addresses before they are sent (STG-42, STG-43). */
const check: SettingCheck = ( { notifications_recipients: text } ) => {
	const [ wrong ] = wrongAddresses( text );
	return wrong === undefined
		? {}
		: {
				notifications_recipients: sprintf(
					/* translators: %s: what was typed instead of an e-mail address. */
					__( '“%s” is not an email address.', 'userfeedback' ),
					wrong
				),
			};
};

/** Email tab: the weekly summary, and a look at the mails (STG-40 to STG-43, STG-53). */
export function Email() {
	const form = useSettingsForm( KEYS, check );
	const { values, set } = form;
	// As Mail\HeaderImage: a license that lapsed stops nothing.
	const showsImage = addonActive( 'branding' ) && ! form.errors.notifications_header_image;
	return (
		<div className="uf-settings__column">
			<Card
				title={ __( 'Summaries by email', 'userfeedback' ) }
				lead={
					values.summaries_disabled
						? __( 'The weekly summary is off. Its switch is on the Misc tab.', 'userfeedback' )
						: __( 'Once a week: responses, rates and scores of the week before.', 'userfeedback' )
				}
			>
				<SettingRow
					form={ form }
					name="notifications_recipients"
					help={ __(
						'Who gets the weekly summary of results. Separate addresses with commas.',
						'userfeedback'
					) }
				>
					{ ( field ) => (
						<input
							{ ...field }
							type="text"
							dir="ltr"
							className={ field[ 'aria-invalid' ] ? 'is-error' : '' }
							value={ values.notifications_recipients }
							onChange={ ( event ) => set( 'notifications_recipients', event.currentTarget.value ) }
						/>
					) }
				</SettingRow>
				<SettingRow
					form={ form }
					name="summaries_html_template"
					standard={ __( 'HTML', 'userfeedback' ) }
					group
					help={ __( 'Mails about responses always have both.', 'userfeedback' ) }
				>
					{ () => (
						<RadioControl
							label={ __( 'Template', 'userfeedback' ) }
							hideLabelFromVision
							selected={ values.summaries_html_template ? 'html' : 'plain' }
							options={ mailChoices().map( ( { value, label } ) => ( {
								value: value ? 'html' : 'plain',
								label,
							} ) ) }
							onChange={ ( value ) => set( 'summaries_html_template', value === 'html' ) }
						/>
					) }
				</SettingRow>
				<HeaderImage form={ form } />
				<When form={ form } />
			</Card>
			<Preview
				html={ values.summaries_html_template }
				headerImage={ showsImage ? values.notifications_header_image : '' }
			/>
		</div>
	);
}

/** STG-41, SHARED-15. */
function HeaderImage( { form }: { form: SettingsForm } ) {
	const { notifications_header_image: image } = form.values;
	const lock = useLock( {
		feature: 'branding',
		name: __( 'Header Image', 'userfeedback' ),
		medium: 'settings-email',
	} );
	return (
		<SettingRow
			form={ form }
			name="notifications_header_image"
			standard={ null }
			help={ __( '300x100 or smaller. Used in HTML mails only.', 'userfeedback' ) }
		>
			{ ( field ) =>
				lock ? (
					<LockLine lock={ lock } />
				) : (
					<>
						<input
							{ ...field }
							type="text"
							dir="ltr"
							inputMode="url"
							placeholder="https://"
							value={ image }
							onChange={ ( event ) =>
								form.set( 'notifications_header_image', event.currentTarget.value.trim() )
							}
						/>
						{ /^https?:\/\//.test( image ) && (
							<img
								className="uf-email__header"
								src={ image }
								alt={ __( 'The header image as it is now', 'userfeedback' ) }
							/>
						) }
						<div className="uf-email__pick">
							<Button
								variant="secondary"
								size="compact"
								onClick={ () =>
									pickImage( null, ( { url } ) => form.set( 'notifications_header_image', url ) )
								}
							>
								{ image === ''
									? __( 'Upload', 'userfeedback' )
									: __( 'Choose another', 'userfeedback' ) }
							</Button>
							{ image !== '' && (
								<Button
									variant="tertiary"
									size="compact"
									onClick={ () => form.set( 'notifications_header_image', '' ) }
								>
									{ __( 'Reset', 'userfeedback' ) }
								</Button>
							) }
						</div>
					</>
				)
			}
		</SettingRow>
	);
}

function When( { form }: { form: SettingsForm } ) {
	const { values, set } = form;
	return (
		<>
			<SettingRow form={ form } name="summaries_day">
				{ ( field ) => (
					<select
						{ ...field }
						value={ values.summaries_day }
						onChange={ ( event ) => set( 'summaries_day', Number( event.currentTarget.value ) ) }
					>
						{ weekdays().map( ( name, at ) => (
							<option key={ name } value={ at + 1 }>
								{ name }
							</option>
						) ) }
					</select>
				) }
			</SettingRow>
			<SettingRow
				form={ form }
				name="summaries_hour"
				help={ __( 'In the time zone of this site.', 'userfeedback' ) }
			>
				{ ( field ) => (
					<select
						{ ...field }
						value={ values.summaries_hour }
						onChange={ ( event ) => set( 'summaries_hour', Number( event.currentTarget.value ) ) }
					>
						{ hours().map( ( name, at ) => (
							<option key={ at } value={ at }>
								{ name }
							</option>
						) ) }
					</select>
				) }
			</SettingRow>
			<SettingRow form={ form } name="summaries_empty_weeks" standard={ null } group>
				{ () => (
					<ToggleControl
						label={ __( 'Also send it after a week without a response', 'userfeedback' ) }
						checked={ values.summaries_empty_weeks }
						onChange={ ( on ) => set( 'summaries_empty_weeks', on ) }
					/>
				) }
			</SettingRow>
		</>
	);
}
