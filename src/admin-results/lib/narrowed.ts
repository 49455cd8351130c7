import { useMemo } from 'react';
import { useSearchParams } from '../../shared/router';
import { filterEntries } from '../../domain/filter';
import { boot } from '../../shared/app/boot';
import type { Days } from '../../shared/api/responses/fetchers';
import { ALL_TIME } from '../../shared/components/date-range/ranges';
import { filterOf, isFilterParam } from '../filters/use-filter';
import type { FilterEntries } from '../filters/use-filter';
import { rangeOf } from './use-range';

export const DAY_PARAMS = [ 'range', 'from', 'to' ] as const;

/** Whether a parameter of the address leaves some of the responses. */
export function isNarrowing( name: string ): boolean {
	return ( DAY_PARAMS as readonly string[] ).includes( name ) || isFilterParam( name );
}

/** The days of a list of responses, which are all days unless the address names some. */
export function listDays( params: URLSearchParams ): Days {
	const { today, start_of_week: weekday } = boot().site;
	const { start, end } = rangeOf( params, today, weekday ).range;
	return DAY_PARAMS.some( ( name ) => params.has( name ) ) && start !== ALL_TIME ? { from: start, to: end } : {};
}

/** A route with those parameters of an address that leave some of the responses. */
export function keepNarrowing( path: string, params: URLSearchParams ): string {
	const query = new URLSearchParams( [ ...params ].filter( ( [ name ] ) => isNarrowing( name ) ) ).toString();
	return query === '' ? path : `${ path }?${ query }`;
}

interface Narrowed {
	days: Days;
	entries: FilterEntries;
	/** A route among the same responses. */
	keep: ( path: string ) => string;
}

const ALL: Narrowed = { days: {}, entries: [], keep: ( path ) => path };

/**
 * Which responses the address leaves.
 *
 * @param locked Whether the site has no filters.
 */
export function useNarrowed( locked: boolean ): Narrowed {
	const [ params ] = useSearchParams();
	return useMemo(
		() =>
			locked
				? ALL
				: {
						days: listDays( params ),
						entries: filterEntries( filterOf( params ) ),
						keep: ( path ) => keepNarrowing( path, params ),
					},
		[ locked, params ]
	);
}
