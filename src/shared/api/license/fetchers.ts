import type { Licenses, LicenseUse } from '../../../types';
import { ajax } from '../ajax';

/**
 * The site's license and the network's (CALL-35).
 *
 * @param signal Ends the call when its screen is left.
 */
export function fetchLicenses( signal: AbortSignal ): Promise< Licenses > {
	return ajax< Licenses >( 'userfeedback_vue_get_license', {}, signal );
}

/**
 * userfeedback_license_use.
 *
 * @param signal Ends the call when its dialog is closed.
 */
export function fetchLicenseUse( signal: AbortSignal ): Promise< LicenseUse > {
	return ajax( 'userfeedback_license_use', {}, signal );
}
