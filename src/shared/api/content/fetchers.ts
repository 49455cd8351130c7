import { addQueryArgs } from '@wordpress/url';
import type { ContentItem, RuleValueItem, RuleValueType } from '../../../types';
import { request } from '../client';

/** GET search: pages and posts of the site by title (CALL-22). */
export function searchPages( title: string, signal?: AbortSignal ): Promise< ContentItem[] > {
	return request( addQueryArgs( 'search', { title } ), { signal } );
}

/** GET logic-type: values of a select rule (CALL-23, TGT-21). */
export function fetchRuleValues(
	type: RuleValueType,
	search: string,
	signal?: AbortSignal
): Promise< RuleValueItem[] > {
	return request( addQueryArgs( 'logic-type', { logic_type: type, search } ), { signal } );
}
