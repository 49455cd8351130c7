<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * The builder's menu of page rules (TGT-07 to TGT-17): UserFeedback's own, which
 * the builder lists locked where the Targeting addon is missing, then those that
 * other plugins bring.
 */
final class RuleMenu {

	/**
	 * @return list<array{key: string, label: string, group: string, input: string}> `input`: text, url, page, or what GET logic-type lists.
	 */
	public static function entries( PageRuleRegistry $registry ): array {
		$entries = self::own();
		$keys    = array_column( $entries, 'key' );
		foreach ( $registry->all() as $rule ) {
			if ( $rule instanceof ListedRule && ! in_array( $rule->key(), $keys, true ) ) {
				$entries[] = self::entry( $rule->key(), $rule->group(), $rule->input(), $rule->label() );
			}
		}
		return $entries;
	}

	/**
	 * @return list<array{key: string, label: string, group: string, input: string}>
	 */
	private static function own(): array {
		return array(
			self::entry( 'user_logged_in', 'visitor', 'user_logged_in', __( 'User logged in', 'userfeedback' ) ),
			self::entry( 'user_role', 'visitor', 'wp_user_roles', __( 'User role', 'userfeedback' ) ),
			self::entry( 'page_type', 'page', 'wp_page_type', __( 'Page type', 'userfeedback' ) ),
			self::entry( 'page_or_post_is', 'page', 'page', __( 'Page or post is', 'userfeedback' ) ),
			self::entry( 'page_or_post_is_not', 'page', 'page', __( 'Page or post is not', 'userfeedback' ) ),
			self::entry( 'post_type_is', 'page', 'post_type', __( 'Post type is', 'userfeedback' ) ),
			self::entry( 'post_type_is_not', 'page', 'post_type', __( 'Post type is not', 'userfeedback' ) ),
			self::entry( 'taxonomy_is', 'page', 'taxonomy', __( 'Taxonomy is', 'userfeedback' ) ),
			self::entry( 'taxonomy_is_not', 'page', 'taxonomy', __( 'Taxonomy is not', 'userfeedback' ) ),
			self::entry( 'taxonomy_term_is', 'page', 'taxonomy_term', __( 'Taxonomy term is', 'userfeedback' ) ),
			self::entry(
				'taxonomy_term_is_not',
				'page',
				'taxonomy_term',
				__( 'Taxonomy term is not', 'userfeedback' )
			),
			self::entry( 'page_url_is', 'address', 'url', __( 'Page URL is', 'userfeedback' ) ),
			self::entry( 'page_url_is_not', 'address', 'url', __( 'Page URL is not', 'userfeedback' ) ),
			self::entry( 'page_url_contains', 'address', 'text', __( 'Page URL contains', 'userfeedback' ) ),
			self::entry(
				'page_url_not_contains',
				'address',
				'text',
				__( 'Page URL does not contain', 'userfeedback' )
			),
			self::entry( 'referrer', 'address', 'url', __( 'Referrer', 'userfeedback' ) ),
			self::entry(
				'query_parameter_contains',
				'address',
				'text',
				__( 'Query parameter contains', 'userfeedback' )
			),
			self::entry(
				'query_parameter_not_contains',
				'address',
				'text',
				__( 'Query parameter does not contain', 'userfeedback' )
			),
			self::entry(
				'query_parameter_regex',
				'address',
				'text',
				__( 'Query parameter matches pattern', 'userfeedback' )
			),
			self::entry( 'cookie_exist', 'cookie', 'text', __( 'Cookie exists', 'userfeedback' ) ),
			self::entry( 'cookie_not_exist', 'cookie', 'text', __( 'Cookie does not exist', 'userfeedback' ) ),
		);
	}

	/**
	 * @return array{key: string, label: string, group: string, input: string}
	 */
	private static function entry( string $key, string $group, string $input, string $label ): array {
		return array(
			'key'   => $key,
			'label' => $label,
			'group' => $group,
			'input' => $input,
		);
	}
}
