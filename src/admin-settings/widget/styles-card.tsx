import { useId } from 'react';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SCHEME_COLORS } from '../../domain/draft/defaults';
import { REVERTED_ICON } from '../../domain/toggle-icons';
import { useLock } from '../../shared/components/lock';
import { Segmented } from '../../shared/components/segmented';
import { ProPart } from '../../shared/registry/pro-parts';
import type { ColorScheme } from '../../types';
import { Card } from '../card';
import type { SettingsForm } from '../form/form-context';
import { schemeChoices } from '../options';
import { ColorChip } from './color-chip';
import { IconChoice } from './icon-choice';
import { LockedRow } from './locked-row';
import { proWidget } from './pro-widget';

interface Props {
	form: SettingsForm;
	/** Whether the person agreed to load samples of fonts. */
	samples: boolean;
	onSamples: () => void;
}

/** STG-30: the icon's color and the theme's. */
const ICON_COLOR = '#23282D';
const LIGHT = SCHEME_COLORS.light;

function IconRows( { form }: { form: SettingsForm } ) {
	const { values, set } = form;
	const icon = useLock( {
		feature: 'widget-look',
		name: __( 'Custom widget icon', 'userfeedback' ),
		medium: 'widget-icon',
	} );
	const color = useLock( {
		feature: 'widget-look',
		name: __( 'Custom icon color', 'userfeedback' ),
		medium: 'widget-icon-color',
	} );
	return (
		<>
			<LockedRow
				form={ form }
				name="widget_toggle_icon"
				lock={ icon }
				help={ __( 'Stands on the button that opens the widget.', 'userfeedback' ) }
				back={
					values.widget_toggle_icon === REVERTED_ICON
						? null
						: { to: '', run: () => set( 'widget_toggle_icon', REVERTED_ICON ) }
				}
			>
				<IconChoice
					value={ values.widget_toggle_icon }
					locked={ icon !== null }
					onChange={ ( name ) => set( 'widget_toggle_icon', name ) }
				/>
			</LockedRow>
			<LockedRow
				form={ form }
				name="widget_toggle_color"
				lock={ color }
				back={
					values.widget_toggle_color.toUpperCase() === ICON_COLOR
						? null
						: { to: ICON_COLOR, run: () => set( 'widget_toggle_color', ICON_COLOR ) }
				}
			>
				{ color ? (
					<ColorChip label={ __( 'Icon color', 'userfeedback' ) } color={ ICON_COLOR } aria-disabled />
				) : (
					<ProPart from={ proWidget }>
						{ ( { ColorField } ) => (
							<ColorField
								label={ __( 'Icon color', 'userfeedback' ) }
								color={ values.widget_toggle_color }
								onChange={ ( to ) => set( 'widget_toggle_color', to ) }
							/>
						) }
					</ProPart>
				) }
			</LockedRow>
		</>
	);
}

function LabelRow( { form }: { form: SettingsForm } ) {
	const { values, set } = form;
	const lock = useLock( {
		feature: 'widget-look',
		name: __( 'Custom widget label', 'userfeedback' ),
		medium: 'widget-label',
	} );
	return (
		<LockedRow
			form={ form }
			name="widget_toggle_text"
			lock={ lock }
			help={ __( 'Empty: “Feedback” in the visitor’s language.', 'userfeedback' ) }
		>
			<TextControl
				label={ __( 'Widget label', 'userfeedback' ) }
				hideLabelFromVision
				maxLength={ 100 }
				readOnly={ lock !== null }
				placeholder={ __( 'Feedback', 'userfeedback' ) }
				value={ lock ? '' : values.widget_toggle_text }
				onChange={ ( text ) => set( 'widget_toggle_text', text ) }
			/>
		</LockedRow>
	);
}

function FontRow( { form, samples, onSamples }: Props ) {
	const lock = useLock( {
		feature: 'widget-look',
		name: __( 'Custom font', 'userfeedback' ),
		medium: 'widget-font',
	} );
	return (
		<LockedRow form={ form } name="widget_font" lock={ lock }>
			{ lock ? (
				<Segmented
					legend={ __( 'Font', 'userfeedback' ) }
					value="theme"
					options={ [
						{ value: 'theme', label: __( 'Use Theme', 'userfeedback' ) },
						{ value: 'custom', label: __( 'Use Custom Font', 'userfeedback' ) },
					] }
					onChange={ () => {} }
				/>
			) : (
				<ProPart from={ proWidget }>
					{ ( { FontField } ) => (
						<FontField
							value={ form.values.widget_font }
							samples={ samples }
							onSamples={ onSamples }
							onChange={ ( font ) => form.set( 'widget_font', font ) }
						/>
					) }
				</ProPart>
			) }
		</LockedRow>
	);
}

function ColorsRow( { form }: { form: SettingsForm } ) {
	const id = useId();
	const { values, set } = form;
	const lock = useLock( {
		feature: 'branding',
		name: __( 'Custom theme colors', 'userfeedback' ),
		medium: 'widget-colors',
	} );
	const setScheme = ( scheme: ColorScheme ) => {
		const colors = SCHEME_COLORS[ scheme ];
		set( 'widget_theme', scheme );
		set( 'widget_color', colors.widget_color );
		set( 'widget_text_color', colors.text_color );
		set( 'widget_button_color', colors.button_color );
	};
	const isDefault =
		values.widget_theme === 'light' &&
		values.widget_color.toLowerCase() === LIGHT.widget_color.toLowerCase() &&
		values.widget_text_color.toLowerCase() === LIGHT.text_color.toLowerCase() &&
		values.widget_button_color.toLowerCase() === LIGHT.button_color.toLowerCase();
	const colors = [
		{ key: 'widget_color', label: __( 'Background', 'userfeedback' ) },
		{ key: 'widget_text_color', label: __( 'Text', 'userfeedback' ) },
		{ key: 'widget_button_color', label: __( 'Button', 'userfeedback' ) },
	] as const;
	return (
		<LockedRow
			form={ form }
			name="widget_color"
			lock={ lock }
			back={ isDefault ? null : { to: '', run: () => setScheme( 'light' ) } }
			after={
				lock ? null : (
					<ProPart from={ proWidget }>{ ( { ContrastNotes } ) => <ContrastNotes form={ form } /> }</ProPart>
				)
			}
		>
			<Segmented
				legend={ __( 'Color scheme', 'userfeedback' ) }
				value={ values.widget_theme }
				options={ schemeChoices() }
				onChange={ setScheme }
			/>
			<div className="uf-look__colors" id={ id }>
				{ lock
					? colors.map( ( { key, label } ) => (
							<ColorChip key={ key } label={ label } color={ values[ key ] } named aria-disabled />
						) )
					: colors.map( ( { key, label } ) => (
							<ProPart key={ key } from={ proWidget }>
								{ ( { ColorField } ) => (
									<ColorField
										label={ label }
										named
										color={ values[ key ] }
										onChange={ ( to ) => set( key, to ) }
									/>
								) }
							</ProPart>
						) ) }
			</div>
		</LockedRow>
	);
}

/** Icon, label, font and colors (STG-27, STG-28). */
export function StylesCard( props: Props ) {
	return (
		<Card title={ __( 'Styles', 'userfeedback' ) }>
			<IconRows form={ props.form } />
			<LabelRow form={ props.form } />
			<FontRow { ...props } />
			<ColorsRow form={ props.form } />
		</Card>
	);
}
