import { queryOptions } from '@tanstack/react-query';

const RUNS = 'script, noscript, iframe, object, embed, link[rel="modulepreload"], link[rel="preload"][as="script"]';

/**
 * A page as a picture of itself: its HTML without anything that runs, so that nothing is counted and no survey shows.
 *
 * @param html    The page.
 * @param address Where its relative addresses begin.
 */
export function stillPage( html: string, address: string ): string {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	page.querySelectorAll( RUNS ).forEach( ( element ) => element.remove() );
	page.querySelectorAll( '*' ).forEach( ( element ) => {
		for ( const { name, value } of [ ...element.attributes ] ) {
			if ( name.startsWith( 'on' ) || /^\s*javascript:/i.test( value ) ) {
				element.removeAttribute( name );
			}
		}
	} );
	const base = page.createElement( 'base' );
	base.href = address;
	page.head.prepend( base );
	return `<!doctype html>${ page.documentElement.outerHTML }`;
}

export const frontPageQuery = ( address: string ) =>
	queryOptions( {
		queryKey: [ 'front-page', address ],
		// Without cookies: as visitors see it, without the toolbar of WordPress.
		queryFn: async ( { signal } ) => {
			const response = await fetch( address, { credentials: 'omit', signal } );
			return response.ok ? stillPage( await response.text(), response.url || address ) : '';
		},
		retry: false,
		staleTime: Infinity,
	} );
