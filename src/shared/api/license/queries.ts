import { queryOptions } from '@tanstack/react-query';
import type { LicenseInfo, Licenses } from '../../../types';
import { fetchLicenses, fetchLicenseUse } from './fetchers';

export const licenseQueries = {
	/** The site's license and the network's; Lite has none (STG-09). */
	current: () =>
		queryOptions( {
			queryKey: [ 'licenses' ],
			queryFn: ( { signal } ) => fetchLicenses( signal ),
		} ),
	/** The live surveys that use the plan, as they are now. */
	use: () =>
		queryOptions( {
			queryKey: [ 'license-use' ],
			queryFn: ( { signal } ) => fetchLicenseUse( signal ),
			staleTime: 0,
			retry: false,
		} ),
};

/** Unreachable counts until the grace period is over. */
function counts( license: LicenseInfo | null ): boolean {
	return license?.status === 'valid' || ( license?.status === 'unreachable' && ! license.is_grace_over );
}

/**
 * The license that counts: a valid one of the site, else of the network (A89).
 */
export function effectiveLicense( { license, network }: Licenses ): LicenseInfo | null {
	if ( counts( license ) || ! network ) {
		return license;
	}
	return counts( network ) ? network : ( license ?? network );
}
