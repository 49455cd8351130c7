import type { Connected, LicenseChange, LicenseScope } from '../../../types';
import { ajax } from '../ajax';

/**
 * Activates a key at the vendor (CALL-36).
 *
 * @param license The key; the masked one means the stored one.
 * @param scope   Whose key it is.
 */
export function verifyLicense( license: string, scope: LicenseScope ): Promise< LicenseChange > {
	return ajax( 'userfeedback_verify_license', { license, scope } );
}

/**
 * Deactivates the stored key at the vendor (CALL-37).
 *
 * @param license The masked key.
 * @param scope   Whose key it is.
 */
export function deactivateLicense( license: string, scope: LicenseScope ): Promise< LicenseChange > {
	return ajax( 'userfeedback_deactivate_license', { license, scope } );
}

/**
 * Checks the stored key at the vendor again (CALL-38).
 *
 * @param license The masked key.
 * @param scope   Whose key it is.
 */
export function refreshLicense( license: string, scope: LicenseScope ): Promise< LicenseChange > {
	return ajax( 'userfeedback_validate_license', { license, scope } );
}

/**
 * Upgrades Lite to Pro with a key (CALL-39, CALL-40).
 *
 * @param key As typed.
 */
export function connect( key: string ): Promise< Connected > {
	return ajax( 'userfeedback_connect_url', { key } );
}
