import type * as Delivery from './delivery/delivery';

/**
 * Fetches delivery, which stands beside the widget in the build. A failed address
 * stays failed in some browsers until the page is gone; a fragment makes it another one.
 *
 * @param widget Address of the widget.
 */
export function importDelivery( widget: string ): Promise< typeof Delivery > {
	const url = widget.replace( 'widget.js', 'delivery.js' );
	return import( /* webpackIgnore: true */ url ).catch(
		() => import( /* webpackIgnore: true */ `${ url }#again` )
	) as Promise< typeof Delivery >;
}
