import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LockTag, useLock } from '../../shared/components/lock';
import { LockLine } from '../../shared/components/lock-line';
import { Segmented } from '../../shared/components/segmented';
import { ProPart } from '../../shared/registry/pro-parts';
import type { SettingValues } from '../../types';
import { Card } from '../card';
import type { SettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import { logoChoices } from '../options';
import { proWidget } from './pro-widget';

type LogoType = SettingValues[ 'logo_type' ];

/** ENT-15: whether surveys show a logo is a setting of its own; here it is one choice. */
const logoOf = ( { logo_type: type, widget_show_logo: shown }: SettingValues ): LogoType => ( shown ? type : 'none' );

function LogoRow( { form }: { form: SettingsForm } ) {
	const { values, defaults, set } = form;
	const lock = useLock( {
		feature: 'branding',
		name: __( 'Custom logo', 'userfeedback' ),
		medium: 'widget-logo',
	} );
	const choose = ( type: LogoType ) => {
		set( 'logo_type', type );
		set( 'widget_show_logo', type !== 'none' );
		if ( type === 'none' ) {
			// STG-31.
			set( 'widget_custom_logo', '' );
		}
	};
	const shown = logoOf( values );
	const value = shown === 'custom' && lock ? 'userfeedback' : shown;
	const standard = logoOf( defaults );
	return (
		<SettingRow
			form={ form }
			name="logo_type"
			group
			standard={ null }
			help={ __( 'Stands in the footer of the widget.', 'userfeedback' ) }
		>
			{ () => (
				<div className="uf-look__group">
					<Segmented
						legend={ __( 'Logo', 'userfeedback' ) }
						value={ value }
						options={ logoChoices().map( ( option ) => ( {
							...option,
							lock: option.value === 'custom' ? lock : null,
						} ) ) }
						onChange={ choose }
					/>
					{ lock?.access.state === 'upgrade' ? <LockTag lock={ lock } /> : <LockLine lock={ lock } /> }
					{ value === 'custom' && (
						<ProPart from={ proWidget }>
							{ ( { CustomLogo } ) => (
								<CustomLogo
									url={ values.widget_custom_logo }
									onChange={ ( url ) => {
										set( 'widget_custom_logo', url );
										// The error stands beside the choice (ERR-20).
										set( 'logo_type', 'custom' );
									} }
								/>
							) }
						</ProPart>
					) }
					{ value === 'userfeedback' && ! defaults.widget_show_logo && standard === 'none' && (
						<p className="uf-settings__help">
							{ __( 'Thank you for showing where your surveys come from.', 'userfeedback' ) }
						</p>
					) }
				</div>
			) }
		</SettingRow>
	);
}

/** Logo and the texts of the two buttons (STG-28, STG-31 to STG-33, A86). */
export function FooterCard( { form }: { form: SettingsForm } ) {
	const { values, set } = form;
	const texts = [
		{ key: 'skip_text', standard: __( 'Skip', 'userfeedback' ) },
		{ key: 'next_text', standard: __( 'Next', 'userfeedback' ) },
	] as const;
	return (
		<Card title={ __( 'Footer', 'userfeedback' ) }>
			<LogoRow form={ form } />
			{ texts.map( ( { key, standard } ) => (
				<SettingRow key={ key } form={ form } name={ key } standard={ standard }>
					{ ( field ) => (
						<TextControl
							{ ...field }
							maxLength={ 100 }
							placeholder={ standard }
							value={ values[ key ] }
							onChange={ ( text ) => set( key, text ) }
						/>
					) }
				</SettingRow>
			) ) }
		</Card>
	);
}
