import { __, sprintf } from '@wordpress/i18n';
import type { FeatureAccess, FeatureKey, SurveyTemplate } from '../../../types';
import { boot } from '../../../shared/app/boot';
import { useOpenLock } from '../../../shared/components/lock';
import { addonActive, feature } from '../../../shared/lib/entitlements';
import { addonName } from '../../../shared/lib/plans';

export interface TemplateLock {
	/** Why the template cannot be chosen (SETUP-06). */
	reason: string;
	/** What opens it, where anything does. */
	access?: FeatureAccess;
	open?: () => void;
}

/** The locked feature that an addon brings, or null when the addon works here. */
function lockedBy( addon: string ): FeatureKey | null {
	const keys = Object.keys( boot().features ) as FeatureKey[];
	return (
		keys.find( ( key ) => {
			const access = feature( key );
			return access.addon === addon && ! access.allowed;
		} ) ?? null
	);
}

/** Whether a template is locked (SETUP-05 to SETUP-07); null when it can be chosen. */
export function useTemplateLock( template: SurveyTemplate ): TemplateLock | null {
	const openLock = useOpenLock();
	const missing = template.required_addons.find( ( addon ) => lockedBy( addon ) !== null || ! addonActive( addon ) );
	if ( missing === undefined && template.is_available ) {
		return null;
	}
	const reason =
		missing === undefined
			? ''
			: sprintf(
					/* translators: %s: name of an addon. */
					__( 'Requires %s addon', 'userfeedback' ),
					addonName( missing )
				);
	const key = missing === undefined ? 'templates' : lockedBy( missing );
	if ( key === null || feature( key ).allowed ) {
		return {
			reason: reason || __( 'Not available on this site.', 'userfeedback' ),
		};
	}
	return {
		reason,
		access: feature( key ),
		open: () =>
			openLock( {
				feature: key,
				/* translators: %s: name of a template. */
				name: sprintf( __( '%s template', 'userfeedback' ), template.name ),
				medium: 'survey-templates',
			} ),
	};
}
