import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ThemingSettings } from '../../../types';
import { contrast, READABLE_CONTRAST } from '../../../domain/contrast';
import { defaultTheming, withScheme } from '../../../domain/draft/defaults';
import { boot } from '../../../shared/app/boot';
import { formatNumber } from '../../../shared/format/numbers';
import { useBuilder } from '../state/store';
import { ColorRows } from '../ui/color-rows';
import { FLAT, MODERN, ToggleGroupControl, ToggleGroupControlOption } from '../ui/controls';

/** Scheme, three colors, logo (QST-54, QST-55, A46). */
export function BrandingFields() {
	const theming = useBuilder( ( state ) => state.draft.settings.theming );
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const set = ( change: ( old: ThemingSettings ) => ThemingSettings, key = '' ) =>
		edit(
			( draft ) => ( {
				...draft,
				settings: {
					...draft.settings,
					theming: change( draft.settings.theming ),
				},
			} ),
			{ key }
		);
	const color = ( label: string, name: 'widget_color' | 'text_color' | 'button_color' ) => ( {
		label,
		color: theming[ name ],
		onChange: ( value: string ) => set( ( old ) => ( { ...old, [ name ]: value } ), name ),
	} );
	return (
		<>
			<ToggleGroupControl
				{ ...MODERN }
				isBlock
				label={ __( 'Color scheme', 'userfeedback' ) }
				value={ theming.color_scheme }
				onChange={ ( scheme ) => set( ( old ) => withScheme( old, scheme === 'dark' ? 'dark' : 'light' ) ) }
			>
				<ToggleGroupControlOption value="light" label={ __( 'Light', 'userfeedback' ) } />
				<ToggleGroupControlOption value="dark" label={ __( 'Dark', 'userfeedback' ) } />
			</ToggleGroupControl>
			<div>
				<span className="ufb-label">{ __( 'Colors', 'userfeedback' ) }</span>
				<ColorRows
					rows={ [
						color( __( 'Widget', 'userfeedback' ), 'widget_color' ),
						color( __( 'Text', 'userfeedback' ), 'text_color' ),
						color( __( 'Button', 'userfeedback' ), 'button_color' ),
					] }
				/>
				<p className="ufb-help">
					<Readability theming={ theming } />
				</p>
			</div>
			<ToggleControl
				{ ...FLAT }
				label={ __( 'Show logo', 'userfeedback' ) }
				help={ __( 'Your logo and its place are set once for all surveys in Settings.', 'userfeedback' ) }
				checked={ theming.show_logo }
				disabled={ locked }
				onChange={ ( show ) => set( ( old ) => ( { ...old, show_logo: show } ) ) }
			/>
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ locked }
					onClick={ () => set( () => defaultTheming( boot().widget_defaults ) ) }
				>
					{ __( 'Use Site Defaults', 'userfeedback' ) }
				</Button>
			</div>
		</>
	);
}

function Readability( { theming }: { theming: ThemingSettings } ) {
	const ratio = contrast( theming.widget_color, theming.text_color );
	if ( ratio === null ) {
		return null;
	}
	const shown = formatNumber( ratio, 1 );
	return ratio >= READABLE_CONTRAST
		? sprintf(
				/* translators: %s: contrast ratio, e.g. 14.9. */
				__( 'Text on widget %s:1. Easy to read.', 'userfeedback' ),
				shown
			)
		: sprintf(
				/* translators: %s: contrast ratio, e.g. 2.1. */
				__( 'Text on widget %s:1. Hard to read, so visitors get a stronger text color.', 'userfeedback' ),
				shown
			);
}
