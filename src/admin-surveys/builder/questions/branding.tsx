import { ColorIndicator } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useLock } from '../../../shared/components/lock';
import type { Lock } from '../../../shared/components/lock';
import { LockLine } from '../../../shared/components/lock-line';
import { LockedGroup } from '../../../shared/components/locked-group';
import { ProPart } from '../../../shared/registry/pro-parts';
import { proBuilder } from '../pro-builder';
import { effectiveSettings } from '../state/effective';
import { useBuilder } from '../state/store';
import { Choices } from '../ui/choices';
import { LockedToggle } from '../ui/locked-toggle';
import '../ui/color-rows.scss';

/** Scheme, three colors, logo (QST-54, QST-55, PLAN-18, PLAN-19, A46). */
export function Branding() {
	const lock = useLock( {
		feature: 'branding',
		name: __( 'Branding panel', 'userfeedback' ),
		medium: 'survey-branding',
	} );
	if ( ! lock ) {
		return (
			<div className="ufb-preview__fields">
				<ProPart from={ proBuilder }>{ ( { BrandingFields } ) => <BrandingFields /> }</ProPart>
			</div>
		);
	}
	return (
		<>
			<div className="ufb-preview__lock">
				<LockLine lock={ lock } />
			</div>
			<LockedGroup lock={ lock } label={ __( 'Branding', 'userfeedback' ) } className="ufb-preview__fields">
				<LockedFields lock={ lock } />
			</LockedGroup>
		</>
	);
}

/** The colors that visitors see, to be read only. */
function LockedFields( { lock }: { lock: Lock } ) {
	const { theming } = effectiveSettings( useBuilder( ( state ) => state.draft.settings ) );
	const colors: [ string, string ][] = [
		[ __( 'Widget', 'userfeedback' ), theming.widget_color ],
		[ __( 'Text', 'userfeedback' ), theming.text_color ],
		[ __( 'Button', 'userfeedback' ), theming.button_color ],
	];
	return (
		<>
			<Choices
				legend={ __( 'Color scheme', 'userfeedback' ) }
				value={ theming.color_scheme }
				lock={ lock }
				onChange={ () => undefined }
				choices={ [
					{ value: 'light', label: __( 'Light', 'userfeedback' ) },
					{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
				] }
			/>
			<div>
				<span className="ufb-label">{ __( 'Colors', 'userfeedback' ) }</span>
				<ul className="ufb-colors">
					{ colors.map( ( [ name, color ] ) => (
						<li key={ name } className="ufb-colors__button">
							<ColorIndicator colorValue={ color } />
							<span>{ name }</span>
							<code>{ color }</code>
						</li>
					) ) }
				</ul>
			</div>
			<LockedToggle label={ __( 'Show logo', 'userfeedback' ) } checked={ theming.show_logo } lock={ lock } />
		</>
	);
}
