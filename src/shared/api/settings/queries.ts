import { queryOptions } from '@tanstack/react-query';
import { fetchSettings, fetchUsage } from './fetchers';

export const settingsQueries = {
	/** All settings with their defaults. A form edits them, so they change under it only when it saves. */
	all: () =>
		queryOptions( {
			queryKey: [ 'settings' ],
			queryFn: ( { signal } ) => fetchSettings( signal ),
			staleTime: Infinity,
		} ),
	/** What usage tracking would send. */
	usage: () =>
		queryOptions( {
			queryKey: [ 'settings-usage' ],
			queryFn: ( { signal } ) => fetchUsage( signal ),
		} ),
};
