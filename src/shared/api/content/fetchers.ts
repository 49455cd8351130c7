import { addQueryArgs } from '@wordpress/url';
import { request } from '../client';

export interface FoundPage {
	id: number;
	title: string;
}

export interface RuleValue {
	id: string | number;
	label: string;
}

/** GET search: pages and posts of the site by title (CALL-22). */
export function searchPages(
	title: string,
	signal?: AbortSignal
): Promise< FoundPage[] > {
	return request(
		addQueryArgs( 'search', { title } ),
		signal ? { signal } : {}
	);
}

/** GET logic-type: values of a select rule (CALL-23, TGT-21). */
export function fetchRuleValues(
	type: string,
	search: string,
	signal?: AbortSignal
): Promise< RuleValue[] > {
	return request(
		addQueryArgs( 'logic-type', { logic_type: type, search } ),
		signal ? { signal } : {}
	);
}
