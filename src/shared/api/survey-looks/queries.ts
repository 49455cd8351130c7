import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedLook, LookChange } from '../../../types';
import { request } from '../client';
import { surveyKeys } from '../surveys/queries';

/** Surveys of one call. */
export const SLICE = 20;

const KEY = [ 'survey-looks' ] as const;

export const surveyLookQueries = {
	/**
	 * GET survey-looks: surveys whose look differs from that of new ones.
	 *
	 * @param look What new ones get, as JSON: another one has other surveys.
	 */
	others: ( look: string ) =>
		queryOptions( {
			queryKey: [ ...KEY, look ],
			queryFn: ( { signal } ) => request< { ids: number[] } >( 'survey-looks', { signal } ),
			staleTime: 0,
		} ),
};

export interface LookRun {
	changed: ChangedLook[];
	refused: number[];
	/** Why it stopped before the end; null when it did not. */
	failure: Error | null;
}

async function inSlices< Item >(
	items: readonly Item[],
	call: ( slice: Item[] ) => Promise< LookChange >,
	onProgress: ( done: number ) => void
): Promise< LookRun > {
	const run: LookRun = { changed: [], refused: [], failure: null };
	for ( let at = 0; at < items.length; at += SLICE ) {
		try {
			const { changed, refused } = await call( items.slice( at, at + SLICE ) );
			run.changed.push( ...changed );
			run.refused.push( ...refused );
		} catch ( failure ) {
			// What was changed stays changed, and can be taken back.
			return { ...run, failure: failure instanceof Error ? failure : new Error( String( failure ) ) };
		}
		onProgress( Math.min( at + SLICE, items.length ) );
	}
	return run;
}

function useLookRun< Item >( call: ( slice: Item[] ) => Promise< LookChange > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { items, onProgress }: { items: readonly Item[]; onProgress: ( done: number ) => void } ) =>
			inSlices( items, call, onProgress ),
		onSettled: () =>
			Promise.all( [
				client.invalidateQueries( { queryKey: KEY } ),
				client.invalidateQueries( { queryKey: surveyKeys.all } ),
			] ),
	} );
}

/** Gives surveys the look of new ones. */
export const useApplyLook = () =>
	useLookRun( ( ids: number[] ) => request< LookChange >( 'survey-looks', { method: 'POST', data: { ids } } ) );

/** Gives surveys the look back that they had. */
export const useRestoreLooks = () =>
	useLookRun( ( surveys: ChangedLook[] ) =>
		request< LookChange >( 'survey-looks/restore', { method: 'POST', data: { surveys } } )
	);
