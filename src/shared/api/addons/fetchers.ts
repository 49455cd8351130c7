import type { AddonInfo } from '../../../types';
import { ajax } from '../ajax';

/**
 * Addons with their state (CALL-31).
 *
 * @param signal Ends the call when its screen is left.
 */
export async function fetchAddons( signal?: AbortSignal ): Promise< AddonInfo[] > {
	const { addons } = await ajax< { addons: AddonInfo[] } >( 'userfeedback_get_addons', {}, signal );
	return addons;
}
