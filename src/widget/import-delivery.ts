import type * as Delivery from './delivery/delivery';

/** A failed address stays failed in some browsers until the page is gone; a fragment makes it another one. */
export const importFile = < Module >( url: string ): Promise< Module > =>
	import( /* webpackIgnore: true */ url ).catch( () => import( /* webpackIgnore: true */ `${ url }#again` ) );

/**
 * Fetches delivery, which stands beside the widget in the build.
 *
 * @param widget Address of the widget.
 */
export const importDelivery = ( widget: string ) =>
	importFile< typeof Delivery >( widget.replace( 'widget.js', 'delivery.js' ) );
