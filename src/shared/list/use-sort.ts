import { useHref, useLocation } from '../router';
import type { Order } from './column-header';

interface Sort {
	current: Order | null;
	first: Order;
	href: ( order: Order ) => string;
}

/**
 * Sortable column heads. Each is a link, so that Back and new tabs work. A click on the sorted column reverses its
 * order; another column starts on the first page (RESP-14, RESP-15).
 *
 * @param orderby Column that sorts now.
 * @param order   Its order.
 */
export function useSort< T extends string >( orderby: T, order: Order ): ( column: T, first?: Order ) => Sort {
	const { pathname, search } = useLocation();
	const base = useHref( pathname );
	return ( column, first = 'desc' ) => ( {
		current: column === orderby ? order : null,
		first,
		href: ( next ) => {
			const params = new URLSearchParams( search );
			params.set( 'orderby', column );
			params.set( 'order', next );
			params.delete( 'page' );
			return `${ base }?${ params.toString() }`;
		},
	} );
}
