import { __ } from '@wordpress/i18n';
import type { FeatureKey } from '../../../types';

/** What a refused save was about, as the title of the prompt names it (PLAN-12). */
export function featureName( feature: FeatureKey ): string {
	switch ( feature ) {
		case 'rating-questions':
			return __( 'Rating Question', 'userfeedback' );
		case 'picture-questions':
			return __( 'Picture Question', 'userfeedback' );
		case 'question-settings':
			return __( 'Question Settings tab', 'userfeedback' );
		case 'thank-you-message':
			return __( 'Custom Thank-You Message', 'userfeedback' );
		case 'redirects':
			return __( 'Page Redirect', 'userfeedback' );
		case 'behavior':
			return __( 'Display Timing', 'userfeedback' );
		case 'scheduling':
			return __( 'Schedule for Later', 'userfeedback' );
		case 'branding':
			return __( 'Branding panel', 'userfeedback' );
		case 'devices':
			return __( 'Custom Device Type', 'userfeedback' );
		case 'page-rules':
			return __( 'Conditional Display', 'userfeedback' );
		case 'geo':
			return __( 'Geo Restrictions', 'userfeedback' );
		case 'google-drive':
			return __( 'Google Drive', 'userfeedback' );
		case 'email-logic':
			return __( 'Conditional Email', 'userfeedback' );
		case 'languages':
			return __( 'Languages', 'userfeedback' );
		case 'revisions':
			return __( 'Revisions', 'userfeedback' );
		case 'paths':
			return __( 'Jumps and Groups', 'userfeedback' );
		default:
			return __( 'This Feature', 'userfeedback' );
	}
}
