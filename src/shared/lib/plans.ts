import { __ } from '@wordpress/i18n';
import type { PlanLevel } from '../../types';

/**
 * Name of a plan as people read it.
 */
export function planName( plan: PlanLevel ): string {
	switch ( plan ) {
		case 'plus':
			return __( 'Plus', 'userfeedback' );
		case 'pro':
			return __( 'Pro', 'userfeedback' );
		case 'elite':
			return __( 'Elite', 'userfeedback' );
	}
}

/**
 * Name of an addon by its slug (PLAN-04). Names of products are not translated
 * in addons.json, which PHP reads; here they are, for sentences.
 */
export function addonName( slug: string ): string {
	switch ( slug ) {
		case 'templates':
			return __( 'Templates', 'userfeedback' );
		case 'question-types':
			return __( 'Question Types', 'userfeedback' );
		case 'behavior':
			return __( 'Behavior', 'userfeedback' );
		case 'branding':
			return __( 'Branding', 'userfeedback' );
		case 'targeting':
			return __( 'Targeting', 'userfeedback' );
		case 'geo-restrictions':
			return __( 'Geo Restrictions', 'userfeedback' );
		case 'google-drive':
			return __( 'Google Drive', 'userfeedback' );
		case 'post-ratings':
			return __( 'Post Ratings', 'userfeedback' );
		case 'heatmaps':
			return __( 'Heatmaps', 'userfeedback' );
		default:
			return slug;
	}
}
