import { useEffect } from 'react';
import { useLocation } from '../../shared/router';
import { isCompareParam } from '../filters/use-compare';
import { isFilterParam } from '../filters/use-filter';
import { ROUTES } from '../routes';

interface Seen {
	pathname: string;
	search: string;
}

const matches = ( pattern: string, pathname: string ) =>
	new RegExp( `^${ pattern.replaceAll( /:\w+/g, '[^/]+' ) }$` ).test( pathname );

function keyOf( pathname: string ): string | undefined {
	const [ name ] = Object.entries( ROUTES ).find( ( [ , pattern ] ) => matches( pattern, pathname ) ) ?? [];
	return name && `userfeedback-seen-${ name }`;
}

/** Keeps how each screen was left: its days, filter, order and page. */
export function useRememberScreens(): void {
	const { pathname, search } = useLocation();
	useEffect( () => {
		const key = keyOf( pathname );
		if ( key ) {
			window.sessionStorage.setItem( key, JSON.stringify( { pathname, search } satisfies Seen ) );
		}
	}, [ pathname, search ] );
}

/**
 * The way back to a screen, as it was when it was left. What was chosen for one
 * survey holds for another too, except the page of a list.
 *
 * @param pathname Route with its parameters filled in.
 */
export function wayBack( pathname: string ): string {
	const key = keyOf( pathname );
	const seen = key && window.sessionStorage.getItem( key );
	if ( ! seen ) {
		return pathname;
	}
	const last = JSON.parse( seen ) as Seen;
	return withQuery( pathname, new URLSearchParams( last.search ), last.pathname === pathname );
}

/**
 * The same screen of another survey with the same days, filter and order.
 *
 * @param pathname Route with its parameters filled in.
 * @param query    Query of this screen.
 * @param samePage Whether it is the same list, so that its page exists.
 */
export function withQuery( pathname: string, query: URLSearchParams, samePage = false ): string {
	const params = new URLSearchParams( query );
	if ( ! samePage ) {
		params.delete( 'page' );
		// Other surveys have other questions.
		const ofPeople = params.get( 'compare' ) === 'people';
		[ ...params.keys() ]
			.filter( ( name ) => isFilterParam( name ) || ( ofPeople && isCompareParam( name ) ) )
			.forEach( ( name ) => params.delete( name ) );
	}
	const text = params.toString();
	return text === '' ? pathname : `${ pathname }?${ text }`;
}
