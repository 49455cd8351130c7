import type { ResponseListItem } from '../../types';
import { safeHref } from '../../shared/lib/safe-href';

/**
 * The page a response came from: a link where it has an address that may be one,
 * otherwise its name (RESP-06, RES-30).
 */
export function PageSubmitted( { page }: { page: ResponseListItem[ 'page_submitted' ] } ) {
	const href = safeHref( page.url );
	const name = page.name || page.url || '–';
	return href ? <a href={ href }>{ name }</a> : <>{ name }</>;
}
