/**
 * Fetches another file of the build, next to the widget and of its version. A
 * failed address stays failed in some browsers until the page is gone; a fragment
 * makes it another one.
 *
 * @param widget Address of the widget.
 * @param name   Of the file, without ending.
 */
export function part< T >( widget: string, name: 'more' | 'toggle-icons' | 'transport' ): Promise< T > {
	const url = widget.replace( 'widget.js', `${ name }.js` );
	return import( /* webpackIgnore: true */ url ).catch(
		() => import( /* webpackIgnore: true */ `${ url }#again` )
	) as Promise< T >;
}
