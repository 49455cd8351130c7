import type { Licenses, LicenseUse } from '../../../types';
import { ajax } from '../ajax';

/** The site's license and the network's (CALL-35). */
export function fetchLicenses(): Promise< Licenses > {
	return ajax< Licenses >( 'userfeedback_vue_get_license' );
}

/** userfeedback_license_use. */
export function fetchLicenseUse(): Promise< LicenseUse > {
	return ajax( 'userfeedback_license_use' );
}
