import { useQuery } from '@tanstack/react-query';
import type { LicenseInfo, Licenses } from '../../../types';
import { fetchLicenses } from './fetchers';

export const LICENSES_KEY = [ 'licenses' ] as const;

interface Options {
	/** Lite has no license (STG-09). */
	enabled?: boolean;
}

/**
 * The site's license and the network's.
 */
export function useLicenses( { enabled = true }: Options = {} ) {
	return useQuery( {
		queryKey: LICENSES_KEY,
		queryFn: fetchLicenses,
		enabled,
	} );
}

/** Unreachable counts: the server ends it when the grace period is over. */
function counts( license: LicenseInfo | null ): boolean {
	return license?.status === 'valid' || license?.status === 'unreachable';
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
