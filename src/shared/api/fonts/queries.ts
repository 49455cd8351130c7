import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FontFiles } from '../../../types';
import { boot } from '../../app/boot';
import { request } from '../client';

/** A family with its kind and weights (`tools/build-fonts.mjs`). */
export type FontFamily = readonly [ name: string, category: string, weights: number[] ];

export interface FontChoice {
	family: string;
	weight: string;
}

export const fontQueries = {
	/** GET settings/font: the font whose files this site serves. */
	files: () =>
		queryOptions( {
			queryKey: [ 'font-files' ],
			queryFn: ( { signal } ) => request< FontFiles >( 'settings/font', { signal } ),
			staleTime: Infinity,
		} ),
	/** The families to choose from, a file of the plugin. */
	families: () =>
		queryOptions( {
			queryKey: [ 'font-families' ],
			queryFn: async ( { signal } ): Promise< FontFamily[] > => {
				const response = await fetch( `${ boot().assets }pro-fonts.json?ver=${ boot().version }`, { signal } );
				if ( ! response.ok ) {
					throw new Error( String( response.status ) );
				}
				return ( await response.json() ) as FontFamily[];
			},
			staleTime: Infinity,
		} ),
};

/** POST settings/font: the server fetches the files. The caller shows what came of it. */
export function useFetchFont() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( data: FontChoice ) => request< FontFiles >( 'settings/font', { method: 'POST', data } ),
		onSuccess: ( files ) => client.setQueryData( fontQueries.files().queryKey, files ),
	} );
}
