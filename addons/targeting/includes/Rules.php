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
			new VisitorRule(
				'user_logged_in',
				static fn (): string => __( 'User is logged in or out', 'userfeedback-targeting' ),
				true
			),
			new VisitorRule(
				'user_role',
				static fn (): string => __( 'User role is', 'userfeedback-targeting' ),
				true
			),
			new PageFactRule(
				'page_type',
				static fn (): string => __( 'Page type is', 'userfeedback-targeting' ),
				static fn ( string $value, PageFacts $page ): bool => in_array( $value, $page->types, true )
			),
			...self::pair(
				'page_or_post_is',
				static fn (): string => __( 'Page or post is', 'userfeedback-targeting' ),
				static fn (): string => __( 'Page or post is not', 'userfeedback-targeting' ),
				static fn (
					string $value,
					PageFacts $page
				): bool => $page->post_id > 0 && (string) $page->post_id === $value
			),
			...self::pair(
				'post_type_is',
				static fn (): string => __( 'Post type is', 'userfeedback-targeting' ),
				static fn (): string => __( 'Post type is not', 'userfeedback-targeting' ),
				static fn ( string $value, PageFacts $page ): bool => $page->post_type === $value
			),
			...self::pair(
				'taxonomy_is',
				static fn (): string => __( 'Taxonomy is', 'userfeedback-targeting' ),
				static fn (): string => __( 'Taxonomy is not', 'userfeedback-targeting' ),
				static fn ( string $value, PageFacts $page ): bool => in_array( $value, $page->taxonomies, true )
			),
			...self::pair(
				'taxonomy_term_is',
				static fn (): string => __( 'Taxonomy term is', 'userfeedback-targeting' ),
				static fn (): string => __( 'Taxonomy term is not', 'userfeedback-targeting' ),
				static fn ( string $value, PageFacts $page ): bool => in_array(
					$value,
					array_map( 'strval', $page->terms ),
					true
				)
			),
			new VisitorRule( 'referrer', static fn (): string => __( 'Referrer is', 'userfeedback-targeting' ) ),
			new VisitorRule(
				'query_parameter_contains',
				static fn (): string => __( 'Query parameters contain', 'userfeedback-targeting' )
			),
			new VisitorRule(
				'query_parameter_not_contains',
				static fn (): string => __( 'Query parameters do not contain', 'userfeedback-targeting' )
			),
			new VisitorRule(
				'query_parameter_regex',
				static fn (): string => __( 'Query parameters match the regular expression', 'userfeedback-targeting' )
			),
			new VisitorRule( 'cookie_exist', static fn (): string => __( 'Cookie exists', 'userfeedback-targeting' ) ),
			new VisitorRule(
				'cookie_not_exist',
				static fn (): string => __( 'Cookie does not exist', 'userfeedback-targeting' )
			),
			new VisitorRule( 'page_url_is', static fn (): string => __( 'Page URL is', 'userfeedback-targeting' ) ),
			new VisitorRule(
				'page_url_is_not',
				static fn (): string => __( 'Page URL is not', 'userfeedback-targeting' )
			),
			new VisitorRule(
				'page_url_contains',
				static fn (): string => __( 'Page URL contains', 'userfeedback-targeting' )
			),
			new VisitorRule(
				'page_url_not_contains',
				static fn (): string => __( 'Page URL does not contain', 'userfeedback-targeting' )
			),
		);
	}

	/**
	 * A rule and its negation.
	 *
	 * @param string                           $key   Key of the rule; the negation's ends in `_not`.
	 * @param Closure(): string                $label Name of the rule.
	 * @param Closure(): string                $other Name of the negation.
	 * @param Closure(string, PageFacts): bool $test  The rule.
	 * @return list<PageRuleType>
	 */
	private static function pair( string $key, Closure $label, Closure $other, Closure $test ): array {
		return array(
			new PageFactRule( $key, $label, $test ),
			new PageFactRule(
				$key . '_not',
				$other,
				static fn ( string $value, PageFacts $page ): bool => ! $test( $value, $page )
			),
		);
	}
}
