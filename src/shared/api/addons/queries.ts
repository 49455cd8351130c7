import { queryOptions } from '@tanstack/react-query';
import { fetchAddons } from './fetchers';

export const addonQueries = {
	/** Addons with their state. */
	list: () =>
		queryOptions( {
			queryKey: [ 'addons' ],
			queryFn: ( { signal } ) => fetchAddons( signal ),
		} ),
};
