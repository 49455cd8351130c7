import { useQuery } from '@tanstack/react-query';
import { fetchAddons } from './fetchers';

export const ADDONS_KEY = [ 'addons' ] as const;

/**
 * The addons and how they stand.
 */
export function useAddons() {
	return useQuery( { queryKey: ADDONS_KEY, queryFn: fetchAddons } );
}
