/**
 * Wire types of the builder's pickers (CALL-22, CALL-23).
 */

/** Item of GET search?title=…: published pages and posts, 20 at most. */
export interface ContentItem {
	id: number;
	title: string;
}

export type RuleValueType =
	'user_logged_in' | 'wp_user_roles' | 'wp_page_type' | 'post_type' | 'taxonomy' | 'taxonomy_term';

/** Item of GET logic-type?logic_type=…&search=… (A63). */
export interface RuleValueItem {
	id: string | number;
	label: string;
}
