import type { Licences } from '../../../types';
import { ajax } from '../ajax';

/** The site's licence and the network's (CALL-35). */
export function fetchLicences(): Promise< Licences > {
	return ajax< Licences >( 'userfeedback_vue_get_license' );
}
