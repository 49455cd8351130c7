import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../shared/router';
import { filterEntries } from '../../domain/filter';
import type { Filter } from '../../domain/filter';
import type { ComparisonKind, GroupName } from '../../types';
import { isDay } from '../../shared/components/date-range/ranges';
import { filterOf, isFilterParam } from './use-filter';
import type { FilterEntries } from './use-filter';

const KINDS: ComparisonKind[] = [ 'previous', 'year', 'dates', 'people' ];
const FILTER = 'compare_filter[';

/** What B is, beside A. */
export interface Compare {
	/** null: nothing is compared. */
	kind: ComparisonKind | null;
	/** Of B where it is other people. */
	filter: Filter;
	/** Days of B where it is other dates, YYYY-MM-DD. */
	from: string;
	to: string;
	/** Which group gives up the responses that are in both. */
	apart: GroupName | '';
}

export const NO_COMPARE: Compare = { kind: null, filter: {}, from: '', to: '', apart: '' };

export const isCompareParam = ( name: string ) => name.startsWith( 'compare' ) || name === 'apart';

function compareOf( params: URLSearchParams ): Compare {
	const kind = KINDS.find( ( one ) => one === params.get( 'compare' ) ) ?? null;
	const [ from, to ] = [ params.get( 'compare_from' ) ?? '', params.get( 'compare_to' ) ?? '' ];
	if ( kind === 'dates' && ! ( isDay( from ) && isDay( to ) && from <= to ) ) {
		return NO_COMPARE;
	}
	const second = [ ...params ]
		.filter( ( [ name ] ) => name.startsWith( FILTER ) )
		.map( ( [ name, value ] ): [ string, string ] => [ name.slice( 'compare_'.length ), value ] );
	const apart = params.get( 'apart' );
	return {
		kind,
		filter: filterOf( new URLSearchParams( second ) ),
		from,
		to,
		apart: apart === 'a' || apart === 'b' ? apart : '',
	};
}

/** Names and values that it has in a query, of the address and of the API. */
export function compareEntries( { kind, filter, from, to, apart }: Compare ): FilterEntries {
	if ( kind === null ) {
		return [];
	}
	const entries: FilterEntries = [ [ 'compare', kind ] ];
	if ( kind === 'people' ) {
		entries.push(
			...filterEntries( filter ).map( ( [ name, value ] ): [ string, string ] => [ `compare_${ name }`, value ] )
		);
	}
	if ( kind === 'dates' ) {
		entries.push( [ 'compare_from', from ], [ 'compare_to', to ] );
	}
	if ( apart !== '' ) {
		entries.push( [ 'apart', apart ] );
	}
	return entries;
}

interface CompareState {
	compare: Compare;
	/**
	 * @param first Filter of A, where it changes too.
	 */
	setCompare: ( compare: Compare, first?: Filter ) => void;
}

/** The comparison that stands in the address. */
export function useCompare(): CompareState {
	const [ params, setParams ] = useSearchParams();
	const compare = useMemo( () => compareOf( params ), [ params ] );
	const setCompare = useCallback(
		( next: Compare, first?: Filter ) =>
			setParams(
				( now ) => {
					const kept = [ ...now ].filter(
						( [ name ] ) => ! isCompareParam( name ) && ! ( first && isFilterParam( name ) )
					);
					return new URLSearchParams( [
						...kept,
						...( first ? filterEntries( first ) : [] ),
						...compareEntries( next ),
					] );
				},
				{ replace: true }
			),
		[ setParams ]
	);
	return { compare, setCompare };
}
