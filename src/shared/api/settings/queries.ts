import { queryOptions } from '@tanstack/react-query';
import { fetchNews, fetchSettings, fetchUsage } from './fetchers';

export const settingsQueries = {
	/** All settings with their defaults. A form edits them, so they change under it only when it saves. */
	all: () =>
		queryOptions( {
			queryKey: [ 'settings' ],
			queryFn: ( { signal } ) => fetchSettings( signal ),
			staleTime: Infinity,
		} ),
	/** Where messages of the vendor come from. */
	news: () =>
		queryOptions( {
			queryKey: [ 'settings-news' ],
			queryFn: ( { signal } ) => fetchNews( signal ),
		} ),
	/** What usage tracking would send. */
	usage: () =>
		queryOptions( {
			queryKey: [ 'settings-usage' ],
			queryFn: ( { signal } ) => fetchUsage( signal ),
		} ),
};
