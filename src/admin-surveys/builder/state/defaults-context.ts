import { __ } from '@wordpress/i18n';
import { ALL_DEVICES } from '../../../domain/draft/defaults';
import type { DefaultsContext } from '../../../domain/draft/defaults';
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
