import { __ } from '@wordpress/i18n';

/** Name of an addon by its key (PLAN-04). */
export function addonTitle( key: string ): string {
	switch ( key ) {
		case 'templates':
			return __( 'Templates', 'userfeedback' );
		case 'question-types':
			return __( 'Question Types', 'userfeedback' );
		case 'behavior':
			return __( 'Behavior', 'userfeedback' );
		case 'targeting':
			return __( 'Targeting', 'userfeedback' );
		case 'branding':
			return __( 'Branding', 'userfeedback' );
		case 'geo-restrictions':
			return __( 'Geo Restrictions', 'userfeedback' );
		case 'google-drive':
			return __( 'Google Drive', 'userfeedback' );
		default:
			return key;
	}
}
