import { queryOptions } from '@tanstack/react-query';
import type { IconRef } from '../../types';
import { boot } from '../app/boot';

export interface IconEntry {
	name: string;
	label: string;
	terms: string[];
	style: IconRef[ 'style' ];
}

/** Width, height, path. */
export type IconShape = [ number, number, string ];
export type IconShapes = Record< string, IconShape >;

/** Used only with status 200 (CALL-51); anything else leaves the list empty (ERR-24). */
async function readJson< T >( url: string, empty: T ): Promise< T > {
	try {
		const response = await fetch( url );
		return response.status === 200 ? ( ( await response.json() ) as T ) : empty;
	} catch {
		return empty;
	}
}

export const iconQueries = {
	index: () =>
		queryOptions( {
			queryKey: [ 'icons', 'index' ],
			queryFn: () => readJson< IconEntry[] >( boot().icons_url, [] ),
			staleTime: Infinity,
		} ),
	shapes: ( style: IconRef[ 'style' ] ) =>
		queryOptions( {
			queryKey: [ 'icons', style ],
			queryFn: () =>
				readJson< IconShapes >(
					new URL( `${ style }.json`, new URL( boot().icons_url, window.location.href ) ).href,
					{}
				),
			staleTime: Infinity,
		} ),
};

const warned = new Set< string >();

/** ERR-25. */
export function warnMissingIcon( name: string ): void {
	if ( ! warned.has( name ) ) {
		warned.add( name );
		// eslint-disable-next-line no-console -- Asked for by ERR-25.
		console.warn( `UserFeedback: there is no icon named "${ name }".` );
	}
}

/** Most answers that need a picture are moods; hardly any is a brand. */
const rankOf = ( { name, style }: IconEntry ) => {
	if ( style === 'brands' ) {
		return 2;
	}
	return name.startsWith( 'face-' ) ? 0 : 1;
};

/** SHARED-13: by substring of the name; words that people use for it count as well. */
export function findIcons( icons: IconEntry[], search: string ): IconEntry[] {
	const wanted = search.trim().toLowerCase();
	if ( wanted === '' ) {
		return icons.toSorted( ( a, b ) => rankOf( a ) - rankOf( b ) );
	}
	const dashed = wanted.replace( /\s+/g, '-' );
	const byName = icons.filter( ( { name } ) => name.includes( dashed ) );
	const named = new Set( byName );
	return [
		...byName,
		...icons.filter( ( icon ) => ! named.has( icon ) && icon.terms.some( ( term ) => term.startsWith( wanted ) ) ),
	];
}
