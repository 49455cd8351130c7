import { queryOptions } from '@tanstack/react-query';
import { fetchAddons } from './fetchers';

export const addonQueries = {
	/** The addons and how they stand. */
	list: () =>
		queryOptions( {
			queryKey: [ 'addons' ],
			queryFn: ( { signal } ) => fetchAddons( signal ),
		} ),
};
