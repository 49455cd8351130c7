<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Display\Fields;
use UserFeedback\Display\PageRules\PageRules;
use UserFeedback\Surveys\Survey;

/**
 * A page of the site where a survey shows, as far as its page rules name one.
 */
final class SurveyAddress {

	/**
	 * The first page that a rule names, else the front page.
	 */
	public static function of( Survey $survey ): string {
		foreach ( self::rules( $survey ) ?? array() as $rule ) {
			$value = $rule['value'];
			if ( 'page_or_post_is' === $rule['logic'] && is_numeric( $value ) ) {
				$link = 'publish' === get_post_status( (int) $value ) ? get_permalink( (int) $value ) : false;
				if ( false !== $link ) {
					return $link;
				}
			}
			if ( 'page_url_is' === $rule['logic'] && str_starts_with( $value, home_url( '/' ) ) ) {
				return esc_url_raw( $value, array( 'http', 'https' ) );
			}
		}
		return home_url( '/' );
	}

	/**
	 * Whether it shows on some page: false where no rule is complete, and where all name posts and none of those is
	 * published.
	 */
	public static function is_anywhere( Survey $survey ): bool {
		$rules = self::rules( $survey );
		foreach ( $rules ?? array() as $rule ) {
			if (
				'page_or_post_is' !== $rule['logic']
				|| ! is_numeric( $rule['value'] )
				|| 'publish' === get_post_status( (int) $rule['value'] )
			) {
				return true;
			}
		}
		return null === $rules;
	}

	/**
	 * Whether it waits for page rules and none is complete.
	 */
	public static function lacks_rules( Survey $survey ): bool {
		return array() === self::rules( $survey );
	}

	/**
	 * Its complete rules, null where it shows on all pages.
	 *
	 * @return list<array{logic: string, value: string}>|null
	 */
	private static function rules( Survey $survey ): ?array {
		$targeting = ( new Fields( $survey->settings ) )->part( 'targeting' );
		if ( 'all' === $targeting->filled( 'pages', 'all' ) ) {
			return null;
		}
		$rules = array();
		foreach ( $targeting->items( 'page_rules' ) as $stored ) {
			$rule  = is_array( $stored ) ? $stored : array();
			$logic = ( new Fields( $rule ) )->text( 'logic' );
			$value = PageRules::value( $rule['data'] ?? null );
			if ( '' !== $logic && '' !== $value ) {
				$rules[] = array(
					'logic' => $logic,
					'value' => $value,
				);
			}
		}
		return $rules;
	}
}
