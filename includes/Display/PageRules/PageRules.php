<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * Combines the page rules of a survey (TGT-23): PHP decides rules about the page, the browser decides the rest.
 *
 * @phpstan-type Rule array{logic: string, operator: string, data: mixed}
 */
final class PageRules {

	public function __construct( private PageRuleRegistry $registry ) {}

	/**
	 * Decision for one page.
	 *
	 * The operator of the second rule counts for the whole list (TGT-04). Every remaining rule carries it, so
	 * the browser need not know the removed ones. A rule that is empty, or whose type no active code knows,
	 * never passes: a survey must not show where its owner did not allow it.
	 *
	 * @param list<Rule> $rules As stored.
	 * @return list<array{logic: string, operator: string, data: mixed}>|null Rules left for the browser; [] = shows; null = does not show here.
	 */
	public function decide( array $rules, PageFacts $page ): ?array {
		if ( array() === $rules ) {
			return array();
		}
		$any  = '||' === ( $rules[1]['operator'] ?? '&&' );
		$left = array();
		foreach ( $rules as $rule ) {
			$verdict = $this->verdict( $rule, $page );
			if ( null === $verdict ) {
				$left[] = array( 'operator' => $any ? '||' : '&&' ) + $rule;
			} elseif ( $verdict === $any ) {
				return $any ? array() : null;
			}
		}
		return $any && array() === $left ? null : $left;
	}

	/**
	 * Whether any rule needs terms, which may cost a query.
	 *
	 * @param list<Rule> $rules As stored.
	 */
	public static function need_terms( array $rules ): bool {
		foreach ( $rules as $rule ) {
			if ( str_starts_with( $rule['logic'], 'taxonomy' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the browser must ask the server who the visitor is.
	 *
	 * @param array<mixed> $rules Rules for the browser.
	 */
	public function ask_server( array $rules ): bool {
		foreach ( $rules as $rule ) {
			$logic = is_array( $rule ) ? ( $rule['logic'] ?? '' ) : '';
			$type  = is_string( $logic ) ? $this->registry->find( $logic ) : null;
			if ( null !== $type && ! $type->is_about_page() && $type->asks_server() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Result of one rule: true, false, or null when the browser decides.
	 *
	 * @param Rule $rule As stored.
	 */
	private function verdict( array $rule, PageFacts $page ): ?bool {
		$type  = $this->registry->find( $rule['logic'] );
		$value = self::value( $rule['data'] );
		if ( null === $type || '' === $value ) {
			return false;
		}
		return $type->is_about_page() ? $type->holds( $value, $page ) : null;
	}

	/**
	 * The value of a rule: `data.id` of a select rule, `data` of others (A63); '' where it is not complete.
	 *
	 * @param mixed $data As stored.
	 */
	public static function value( mixed $data ): string {
		$value = is_array( $data ) ? ( $data['id'] ?? '' ) : $data;
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : '';
	}
}
