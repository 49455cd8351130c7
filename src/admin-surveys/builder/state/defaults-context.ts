import { __ } from '@wordpress/i18n';
import { ALL_DEVICES, newDraft } from '../../../domain/draft/defaults';
import type { DefaultsContext } from '../../../domain/draft/defaults';
import type { Draft } from '../../../domain/draft/draft';
import { automaticTracking } from '../../../domain/draft/tracking';
import { boot } from '../../../shared/app/boot';
import { allows } from '../../../shared/lib/entitlements';

/** What a new survey starts from on this site. */
export function defaultsContext(): DefaultsContext {
	const { widget_defaults: globals, admin_email: adminEmail } = boot();
	return {
		globals,
		devices: allows( 'devices' ) ? ALL_DEVICES : [ 'desktop' ],
		adminEmail: adminEmail ?? '',
		// What nobody names is called by its first question.
		title: '',
		thanks: __( 'Thanks for your feedback!', 'userfeedback' ),
	};
}

/** A new survey as it is on this site. */
export function siteDraft(): Draft {
	const draft = newDraft( defaultsContext() );
	const tracking = automaticTracking( boot().analytics, '' ) ?? draft.settings.enable_tracking;
	return { ...draft, settings: { ...draft.settings, enable_tracking: tracking } };
}
