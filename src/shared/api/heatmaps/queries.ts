import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type {
	Heatmap,
	HeatmapChange,
	HeatmapDevice,
	HeatmapLayer,
	HeatmapList,
	HeatmapMap,
	HeatmapPage,
	HeatmapStatus,
	NewHeatmap,
} from '../../../types';
import { titledFailure, toastMeta } from '../../notices/mutation-toasts';
import { request } from '../client';

const key = [ 'heatmaps' ] as const;

/** Visitors come meanwhile. */
const REFRESH_MS = 30_000;
const PAGES_STALE_MS = 60_000;

export interface MapParams {
	version: number;
	device: HeatmapDevice;
	layer: HeatmapLayer;
	/** Days of the site; all without. */
	from?: string;
	to?: string;
}

export interface HeatmapParams {
	search: string;
	status: HeatmapStatus | 'all';
	page: number;
	per_page: number;
}

export const heatmapQueries = {
	list: ( { search, status, page, per_page: perPage }: HeatmapParams ) =>
		queryOptions( {
			queryKey: [ ...key, 'list', search, status, page, perPage ],
			queryFn: ( { signal } ) =>
				request< HeatmapList >(
					addQueryArgs( 'heatmaps', {
						...( search === '' ? {} : { search } ),
						...( status === 'all' ? {} : { status } ),
						page,
						per_page: perPage,
					} ),
					{ signal }
				),
			placeholderData: keepPreviousData,
			staleTime: 0,
			refetchInterval: REFRESH_MS,
		} ),
	one: ( id: number ) =>
		queryOptions( {
			queryKey: [ ...key, 'one', id ],
			queryFn: ( { signal } ) => request< Heatmap >( `heatmaps/${ id }`, { signal } ),
			staleTime: 0,
		} ),
	map: ( id: number, params: MapParams ) =>
		queryOptions( {
			queryKey: [ ...key, 'map', id, params ],
			queryFn: ( { signal } ) =>
				request< HeatmapMap >( addQueryArgs( `heatmaps/${ id }/map`, { ...params } ), { signal } ),
			staleTime: 0,
			placeholderData: keepPreviousData,
		} ),
	/** Pages of the site by title; '' for those changed last. */
	pages: ( search: string ) =>
		queryOptions( {
			queryKey: [ 'content', 'heatmap-pages', search ],
			queryFn: ( { signal } ) =>
				request< HeatmapPage[] >( addQueryArgs( 'heatmaps/pages', { search } ), { signal } ),
			placeholderData: keepPreviousData,
			staleTime: PAGES_STALE_MS,
		} ),
};

function useRefresh() {
	const client = useQueryClient();
	return () => client.invalidateQueries( { queryKey: key } );
}

/** Starts a heatmap; its dialog shows what is refused. */
export function useAddHeatmap() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( data: NewHeatmap ) => request< Heatmap >( 'heatmaps', { method: 'POST', data } ),
		onSuccess: refresh,
		meta: toastMeta( { success: () => __( 'Recording started.', 'userfeedback' ) } ),
	} );
}

/** Changes days and share of a heatmap in its dialog, which shows what is refused. */
export function useChangeHeatmap() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( { id, ...data }: HeatmapChange & { id: number } ) =>
			request< Heatmap >( `heatmaps/${ id }`, { method: 'POST', data } ),
		onSuccess: refresh,
		meta: toastMeta( { success: () => __( 'Heatmap saved.', 'userfeedback' ) } ),
	} );
}

interface Switch {
	id: number;
	status: 'recording' | 'paused';
	/** Days from its start, for one whose days are over. */
	days?: number;
}

/** Pauses a heatmap, or lets it go on. */
export function useSwitchHeatmap() {
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( { id, ...data }: Switch ) => request< Heatmap >( `heatmaps/${ id }`, { method: 'POST', data } ),
		onSettled: refresh,
		meta: toastMeta< Heatmap, Switch >( {
			id: 'heatmap-status',
			success: ( _, { status } ) =>
				status === 'paused'
					? __( 'Recording paused.', 'userfeedback' )
					: __( 'Recording goes on.', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'The recording could not be changed', 'userfeedback' ), error ),
		} ),
	} );
}

export function useDeleteHeatmap() {
	const client = useQueryClient();
	const refresh = useRefresh();
	return useMutation( {
		mutationFn: ( id: number ) => request( `heatmaps/${ id }`, { method: 'DELETE' } ),
		// What is gone is not asked for again, also while its screen still stands.
		onSuccess: ( _reply, id ) =>
			client.invalidateQueries( { queryKey: key, predicate: ( { queryKey } ) => queryKey[ 2 ] !== id } ),
		// Somebody else may have deleted it first.
		onError: refresh,
		meta: toastMeta( {
			success: () => __( 'Heatmap deleted.', 'userfeedback' ),
			error: ( error ) => titledFailure( __( 'The heatmap could not be deleted', 'userfeedback' ), error ),
		} ),
	} );
}
