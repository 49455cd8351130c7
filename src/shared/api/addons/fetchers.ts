import type { AddonInfo } from '../../../types';
import { ajax } from '../ajax';

/** The addons and how they stand (CALL-31). */
export async function fetchAddons(): Promise< AddonInfo[] > {
	const { addons } = await ajax< { addons: AddonInfo[] } >( 'userfeedback_get_addons' );
	return addons;
}
