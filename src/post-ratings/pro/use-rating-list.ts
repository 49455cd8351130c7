import { useMemo } from 'react';
import { addQueryArgs } from '@wordpress/url';
import { ALL_TIME, DEFAULT_PRESET } from '../../shared/components/date-range/ranges';
import { useRangeParams } from '../../shared/components/date-range/use-range-params';
import { usePerPage } from '../../shared/list/per-page';
import { oneOf, pageOf, useUrlParams } from '../../shared/list/use-url-params';
import type { RatingParams } from '../../shared/api/post-ratings/queries';

/** Days, order and page of a list, kept in the address. The last 30 days unless it asks for others (SHARED-21). */
export function useRatingList< Order extends string >( orders: readonly Order[], standard: Order ) {
	const [ params, change ] = useUrlParams();
	const [ perPage, setPerPage ] = usePerPage();
	const { range, preset, setPreset, setRange } = useRangeParams( DEFAULT_PRESET );
	const orderby = oneOf( params.get( 'orderby' ), orders, standard );
	const order = oneOf( params.get( 'order' ), [ 'desc', 'asc' ] as const, 'desc' );
	const page = pageOf( params.get( 'page' ) );

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
		setPreset,
		setRange,
		sortBy: ( next: Order ) => change( { orderby: next, order: null, page: null } ),
		/** The spreadsheet of the days on the screen. */
		fileOf: ( address: string ) =>
			start === ALL_TIME ? address : addQueryArgs( address, { from: start, to: end } ),
	};
}
