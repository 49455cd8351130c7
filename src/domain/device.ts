import type { Device } from '../types';

/**
 * Device class of a visitor (requirement SEL-13). A tablet either says so, is an
 * Android without "Mobile", or is an iPad that calls itself a Macintosh and can
 * be touched.
 */
export const deviceOf = ( {
	userAgent,
	maxTouchPoints,
}: Pick< Navigator, 'userAgent' | 'maxTouchPoints' > ): Device => {
	if (
		/ipad|tablet|playbook|kindle|(silk|android)(?!.*mobile)/i.test( userAgent ) ||
		( maxTouchPoints > 1 && /macintosh/i.test( userAgent ) )
	) {
		return 'tablet';
	}
	return /mobi|iphone|ipod/i.test( userAgent ) ? 'mobile' : 'desktop';
};
