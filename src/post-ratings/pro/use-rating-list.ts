import { useMemo } from 'react';
import { addQueryArgs } from '@wordpress/url';
import type { DateRange } from '../../types';
import { boot } from '../../shared/app/boot';
import { ALL_TIME, isDay, isPreset, presetRange } from '../../shared/components/date-range/ranges';
import type { Preset } from '../../shared/components/date-range/ranges';
import { usePerPage } from '../../shared/list/per-page';
import { oneOf, pageOf, useUrlParams } from '../../shared/list/use-url-params';
import type { RatingParams } from '../../shared/api/post-ratings/queries';

/** Days, order and page of a list, kept in the address. All days unless it asks for others. */
export function useRatingList< Order extends string >( orders: readonly Order[], standard: Order ) {
	const [ params, change ] = useUrlParams();
	const [ perPage, setPerPage ] = usePerPage();
	const { today, start_of_week: weekday } = boot().site;
	const from = params.get( 'from' ) ?? '';
	const to = params.get( 'to' ) ?? '';
	const asked = params.get( 'range' );
	const orderby = oneOf( params.get( 'orderby' ), orders, standard );
	const order = oneOf( params.get( 'order' ), [ 'desc', 'asc' ] as const, 'desc' );
	const page = pageOf( params.get( 'page' ) );

	let preset: Preset | null = isPreset( asked ) ? asked : 'all_time';
	let range: DateRange = { start: ALL_TIME, end: today };
	if ( isDay( from ) && isDay( to ) && from <= to ) {
		preset = null;
		range = { start: from, end: to };
	} else if ( preset !== 'all_time' ) {
		range = presetRange( preset, today, weekday );
	}

	const { start, end } = range;
	const query = useMemo(
		(): RatingParams => ( {
			...( start === ALL_TIME ? {} : { from: start, to: end } ),
			orderby,
			order,
			page,
			per_page: perPage,
		} ),
		[ start, end, orderby, order, page, perPage ]
	);
	return {
		query,
		range,
		preset,
		orderby,
		order,
		page,
		perPage,
		setPerPage,
		goTo: ( next: number ) => change( { page: next === 1 ? null : String( next ) } ),
		setPreset: ( next: Preset ) =>
			change( { range: next === 'all_time' ? null : next, from: null, to: null, page: null } ),
		setRange: ( next: DateRange ) => change( { range: null, from: next.start, to: next.end, page: null } ),
		sortBy: ( next: Order ) => change( { orderby: next, order: null, page: null } ),
		/** The spreadsheet of the days on the screen. */
		fileOf: ( address: string ) =>
			start === ALL_TIME ? address : addQueryArgs( address, { from: start, to: end } ),
	};
}
