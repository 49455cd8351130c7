import type { Device } from '../types';

/**
 * Device class of a visitor (requirement SEL-13). A tablet either says so, is an
 * Android without "Mobile", or is an iPad that calls itself a Macintosh and can
 * be touched.
 *
 * @param userAgent   `navigator.userAgent`.
 * @param touchPoints `navigator.maxTouchPoints`.
 */
export const deviceOf = ( userAgent: string, touchPoints = 0 ): Device => {
	if (
		/ipad|tablet|playbook|kindle|silk(?!.*mobile)|android(?!.*mobile)/i.test( userAgent ) ||
		( touchPoints > 1 && /macintosh/i.test( userAgent ) )
	) {
		return 'tablet';
	}
	return /mobi|iphone|ipod|android/i.test( userAgent ) ? 'mobile' : 'desktop';
};
