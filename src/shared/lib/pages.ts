import type { BootData } from '../../types';
import { boot } from '../app/boot';

/**
 * Address of a route in another admin app.
 *
 * @param page  The admin page.
 * @param route Its hash route, e.g. `/survey/5/responses`.
 */
export function pageUrl( page: keyof BootData[ 'pages' ], route = '/' ): string {
	return `${ boot().pages[ page ] }#${ route }`;
}
