import { createContext, useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from '../../shared/router';
import { filterEntries, isEmptyFilter, readFilter } from '../../domain/filter';
import type { AnswerFilter, Filter } from '../../domain/filter';
import type { DateRange } from '../../types';
import { addonActive } from '../../shared/lib/entitlements';

export type FilterEntries = [ string, string ][];

export interface FilterState {
	filter: Filter;
	/** The same as names and values of a query. */
	entries: FilterEntries;
	/**
	 * Several changes in one turn would overwrite each other, so other parameters go here too.
	 *
	 * @param without Parameters that go with the old filter.
	 */
	setFilter: ( filter: Filter, without?: readonly string[] ) => void;
}

/** Id of the saved filter that was chosen; it may be changed since. */
export const SAVED_PARAM = 'saved';

const ID_IN_NAME = /^filter\[answers\]\[([^[\]]+)\]/;

/** Whether a parameter of the address belongs to the filter. */
export function isFilterParam( name: string ): boolean {
	return name.startsWith( 'filter[' );
}

/**
 * The filter of an address. Questions are not held against the survey here: the bar shows a chip for each, so a
 * question that is gone can be taken out.
 */
export function filterOf( params: URLSearchParams ): Filter {
	const questions = [ ...params.keys() ].flatMap( ( name ) => ID_IN_NAME.exec( name )?.[ 1 ] ?? [] );
	const { country, ...filter } = readFilter( params, questions ).filter;
	// Without the addon the server knows no countries, and an old link still opens.
	return country && addonActive( 'geo-restrictions' ) ? { ...filter, country } : filter;
}

/** The filter that stands in the address. */
export function useFilter(): FilterState {
	const [ params, setParams ] = useSearchParams();
	const filter = useMemo( () => filterOf( params ), [ params ] );
	const entries = useMemo( () => filterEntries( filter ), [ filter ] );
	const setFilter = useCallback(
		( next: Filter, without: readonly string[] = [] ) =>
			setParams(
				( now ) => {
					const query = new URLSearchParams( [ ...now ].filter( ( [ name ] ) => ! isFilterParam( name ) ) );
					[ 'page', ...without, ...( isEmptyFilter( next ) ? [ SAVED_PARAM ] : [] ) ].forEach( ( name ) =>
						query.delete( name )
					);
					filterEntries( next ).forEach( ( [ name, value ] ) => query.append( name, value ) );
					return query;
				},
				{ replace: true }
			),
		[ setParams ]
	);
	return { filter, entries, setFilter };
}

interface Narrowing {
	entries: FilterEntries;
	/** Leaves only the responses whose answer meets a condition; null where filters are locked. */
	chooseAnswer: ( ( questionId: string, condition: AnswerFilter ) => void ) | null;
	/** Leaves only the responses whose answer contains words; null where filters are locked. */
	chooseWords: ( ( questionId: string, words: string ) => void ) | null;
	/** Leaves only the responses of some days; null where the days are locked, or fixed for the figures. */
	chooseDays: ( ( days: DateRange ) => void ) | null;
	/** A route among the responses of this screen. */
	keep: ( path: string ) => string;
}

export const NO_NARROWING: Narrowing = {
	entries: [],
	chooseAnswer: null,
	chooseWords: null,
	chooseDays: null,
	keep: ( path ) => path,
};

const NarrowingContext = createContext( NO_NARROWING );

export const NarrowingProvider = NarrowingContext.Provider;

/** The filter of the screen, for the panels that it holds for. */
export function useNarrowing(): Narrowing {
	return useContext( NarrowingContext );
}

/** Leaves only the responses with some scores of a question; undefined where filters are locked. */
export function useScores( questionId: string ): ( ( from: number, to: number ) => void ) | undefined {
	const { chooseAnswer } = useNarrowing();
	return chooseAnswer ? ( from, to ) => chooseAnswer( questionId, { from, to } ) : undefined;
}

/**
 * The way to the responses that a filter leaves, with the days that it holds for.
 *
 * @param path  Route of the list.
 * @param query Query of this screen.
 * @param days  Its parameters of days, also where the address leaves them out.
 */
export function narrowedPath( path: string, query: URLSearchParams, days: Record< string, string > ): string {
	const filter = filterOf( query );
	return isEmptyFilter( filter )
		? path
		: `${ path }?${ new URLSearchParams( [ ...Object.entries( days ), ...filterEntries( filter ) ] ) }`;
}
