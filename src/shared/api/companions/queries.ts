import { queryOptions } from '@tanstack/react-query';
import type { CompanionInfo } from '../../../types';
import { boot } from '../../app/boot';
import { ajax } from '../ajax';

export const companionQueries = {
	/** Plugins of others that go well with ours, by key (CALL-43). */
	list: () =>
		queryOptions( {
			queryKey: [ 'companions' ],
			queryFn: async ( { signal } ) => {
				const { plugins } = await ajax< { plugins: Record< string, CompanionInfo > } >(
					'userfeedback_get_plugins',
					{},
					signal
				);
				return plugins;
			},
		} ),

	/** Plugins that bring Google Analytics, as the page knew them and as the owner changed them since (SET-22). */
	analytics: () =>
		queryOptions( {
			queryKey: [ 'analytics' ],
			queryFn: () => boot().analytics,
			initialData: () => boot().analytics,
			staleTime: Infinity,
		} ),
};

/** Installs a plugin of the list from wordpress.org (CALL-44). The server takes '0' for no, and refuses ''. */
export function installCompanion( slug: string ): Promise< unknown > {
	return ajax( 'userfeedback_install_plugin', { slug, activate: '0' } );
}

/** Activates a plugin of the list (CALL-45). */
export function activateCompanion( basename: string ): Promise< unknown > {
	return ajax( 'userfeedback_activate_plugin', { basename } );
}
