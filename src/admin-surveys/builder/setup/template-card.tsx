import { Icon } from '@wordpress/components';
import { lock, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyTemplate } from '../../../types';
import { addonActive } from '../../../shared/lib/entitlements';
import { addonTitle } from '../words/addons';
import { TemplatePicture } from './template-picture';

interface Props {
	template: SurveyTemplate;
	onChoose: ( template: SurveyTemplate ) => void;
}

/** Why a template cannot be chosen; '' for one that can (SETUP-05, SETUP-06). */
function lockReason( template: SurveyTemplate ): string {
	const missing = template.required_addons.find(
		( addon ) => ! addonActive( addon )
	);
	if ( missing !== undefined ) {
		return sprintf(
			/* translators: %s: name of an addon. */
			__( 'Requires %s addon', 'userfeedback' ),
			addonTitle( missing )
		);
	}
	return template.is_available
		? ''
		: __( 'Not available on this site.', 'userfeedback' );
}

export function TemplateCard( { template, onChoose }: Props ) {
	const reason = lockReason( template );
	const picture =
		template.picture === '' ? (
			<span className="ufb-picture is-blank" aria-hidden="true">
				<Icon icon={ plus } size={ 36 } />
			</span>
		) : (
			<TemplatePicture template={ template } />
		);
	const text = (
		<>
			{ picture }
			<span className="ufb-template__name">{ template.name }</span>
			<span className="ufb-template__text">{ template.description }</span>
		</>
	);
	if ( reason !== '' ) {
		return (
			<li className="ufb-template is-locked">
				<div className="ufb-template__main">{ text }</div>
				<span className="ufb-template__lock" aria-hidden="true">
					<Icon icon={ lock } size={ 16 } />
				</span>
				<p className="ufb-template__why">{ reason }</p>
			</li>
		);
	}
	return (
		<li className="ufb-template">
			<button
				type="button"
				className="ufb-template__main"
				onClick={ () => onChoose( template ) }
			>
				{ text }
				<span className="ufb-template__use" aria-hidden="true">
					{ __( 'Use Template', 'userfeedback' ) }
				</span>
			</button>
		</li>
	);
}
