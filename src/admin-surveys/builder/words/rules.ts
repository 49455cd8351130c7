import { __ } from '@wordpress/i18n';
import type { RuleGroup } from '../../../domain/draft/page-rules';

export function groupName( group: RuleGroup ): string {
	switch ( group ) {
		case 'visitor':
			return __( 'Visitor', 'userfeedback' );
		case 'page':
			return __( 'Page', 'userfeedback' );
		case 'address':
			return __( 'Address', 'userfeedback' );
		case 'cookie':
			return __( 'Cookie', 'userfeedback' );
	}
}

/** The 21 rule types in words (TGT-07 to TGT-17). */
export function ruleName( logic: string ): string {
	switch ( logic ) {
		case 'user_logged_in':
			return __( 'User logged in', 'userfeedback' );
		case 'user_role':
			return __( 'User role', 'userfeedback' );
		case 'page_type':
			return __( 'Page type', 'userfeedback' );
		case 'page_or_post_is':
			return __( 'Page or post is', 'userfeedback' );
		case 'page_or_post_is_not':
			return __( 'Page or post is not', 'userfeedback' );
		case 'post_type_is':
			return __( 'Post type is', 'userfeedback' );
		case 'post_type_is_not':
			return __( 'Post type is not', 'userfeedback' );
		case 'taxonomy_is':
			return __( 'Taxonomy is', 'userfeedback' );
		case 'taxonomy_is_not':
			return __( 'Taxonomy is not', 'userfeedback' );
		case 'taxonomy_term_is':
			return __( 'Taxonomy term is', 'userfeedback' );
		case 'taxonomy_term_is_not':
			return __( 'Taxonomy term is not', 'userfeedback' );
		case 'page_url_is':
			return __( 'Page URL is', 'userfeedback' );
		case 'page_url_is_not':
			return __( 'Page URL is not', 'userfeedback' );
		case 'page_url_contains':
			return __( 'Page URL contains', 'userfeedback' );
		case 'page_url_not_contains':
			return __( 'Page URL does not contain', 'userfeedback' );
		case 'referrer':
			return __( 'Referrer', 'userfeedback' );
		case 'query_parameter_contains':
			return __( 'Query parameter contains', 'userfeedback' );
		case 'query_parameter_not_contains':
			return __( 'Query parameter does not contain', 'userfeedback' );
		case 'query_parameter_regex':
			return __( 'Query parameter matches pattern', 'userfeedback' );
		case 'cookie_exist':
			return __( 'Cookie exists', 'userfeedback' );
		case 'cookie_not_exist':
			return __( 'Cookie does not exist', 'userfeedback' );
		default:
			return logic;
	}
}
