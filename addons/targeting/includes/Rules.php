<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use Closure;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRuleType;

/**
 * The 21 page rules (TGT-07 to TGT-17, A60 to A63).
 */
final class Rules {

	/**
	 * All of them, in the order of the builder.
	 *
	 * @return list<PageRuleType>
	 */
	public static function all(): array {
		return array(
			new VisitorRule( 'user_logged_in', true ),
			new VisitorRule( 'user_role', true ),
			new PageFactRule(
				'page_type',
				static fn ( string $value, PageFacts $page ): bool => in_array( $value, $page->types, true )
			),
			...self::pair(
				'page_or_post_is',
				static fn (
					string $value,
					PageFacts $page
				): bool => $page->post_id > 0 && (string) $page->post_id === $value
			),
			...self::pair(
				'post_type_is',
				static fn ( string $value, PageFacts $page ): bool => $page->post_type === $value
			),
			...self::pair(
				'taxonomy_is',
				static fn ( string $value, PageFacts $page ): bool => in_array( $value, $page->taxonomies, true )
			),
			...self::pair(
				'taxonomy_term_is',
				static fn ( string $value, PageFacts $page ): bool => in_array(
					$value,
					array_map( 'strval', $page->terms ),
					true
				)
			),
			new VisitorRule( 'referrer' ),
			new VisitorRule( 'query_parameter_contains' ),
			new VisitorRule( 'query_parameter_not_contains' ),
			new VisitorRule( 'query_parameter_regex' ),
			new VisitorRule( 'cookie_exist' ),
			new VisitorRule( 'cookie_not_exist' ),
			new VisitorRule( 'page_url_is' ),
			new VisitorRule( 'page_url_is_not' ),
			new VisitorRule( 'page_url_contains' ),
			new VisitorRule( 'page_url_not_contains' ),
		);
	}

	/**
	 * A rule and its negation.
	 *
	 * @param string                           $key   Key of the rule; the negation's ends in `_not`.
	 * @param Closure(string, PageFacts): bool $test  The rule.
	 * @return list<PageRuleType>
	 */
	private static function pair( string $key, Closure $test ): array {
		return array(
			new PageFactRule( $key, $test ),
			new PageFactRule(
				$key . '_not',
				static fn ( string $value, PageFacts $page ): bool => ! $test( $value, $page )
			),
		);
	}
}
