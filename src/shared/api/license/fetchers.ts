import type { Licenses } from '../../../types';
import { ajax } from '../ajax';

/** The site's license and the network's (CALL-35). */
export function fetchLicenses(): Promise< Licenses > {
	return ajax< Licenses >( 'userfeedback_vue_get_license' );
}
