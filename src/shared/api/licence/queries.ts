import { useQuery } from '@tanstack/react-query';
import type { LicenceInfo, Licences } from '../../../types';
import { fetchLicences } from './fetchers';

export const LICENCES_KEY = [ 'licences' ] as const;

interface Options {
	/** Lite has no licence (STG-09). */
	enabled?: boolean;
}

/**
 * The site's licence and the network's.
 */
export function useLicences( { enabled = true }: Options = {} ) {
	return useQuery( {
		queryKey: LICENCES_KEY,
		queryFn: fetchLicences,
		enabled,
	} );
}

/** Unreachable counts: the server ends it when the grace period is over. */
function counts( licence: LicenceInfo | null ): boolean {
	return licence?.status === 'valid' || licence?.status === 'unreachable';
}

/**
 * The licence that counts: a valid one of the site, else of the network (A89).
 */
export function effectiveLicence( {
	license,
	network,
}: Licences ): LicenceInfo | null {
	if ( counts( license ) || ! network ) {
		return license;
	}
	return counts( network ) ? network : license ?? network;
}
