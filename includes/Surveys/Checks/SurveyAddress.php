<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Surveys\Survey;

/**
 * A page of the site where a survey shows, as far as its page rules name one.
 */
final class SurveyAddress {

	/**
	 * The first page that a rule names, else the front page.
	 */
	public static function of( Survey $survey ): string {
		foreach ( self::rules( $survey ) as $rule ) {
			$data = $rule['data'] ?? null;
			if ( 'page_or_post_is' === $rule['logic'] && is_array( $data ) && is_numeric( $data['id'] ?? null ) ) {
				$link = 'publish' === get_post_status( (int) $data['id'] ) ? get_permalink( (int) $data['id'] ) : false;
				if ( false !== $link ) {
					return $link;
				}
			}
			if ( 'page_url_is' === $rule['logic'] && is_string( $data ) && str_starts_with( $data, home_url( '/' ) ) ) {
				return esc_url_raw( $data, array( 'http', 'https' ) );
			}
		}
		return home_url( '/' );
	}

	/**
	 * Whether it shows on some page: false where all rules name posts and none of those is published.
	 */
	public static function is_anywhere( Survey $survey ): bool {
		$rules = self::rules( $survey );
		foreach ( $rules as $rule ) {
			$data = $rule['data'] ?? null;
			if (
				'page_or_post_is' !== $rule['logic']
				|| ! is_array( $data )
				|| ! is_numeric( $data['id'] ?? null )
				|| 'publish' === get_post_status( (int) $data['id'] )
			) {
				return true;
			}
		}
		return array() === $rules;
	}

	/**
	 * @return list<array{logic: string, data?: mixed}>
	 */
	private static function rules( Survey $survey ): array {
		$targeting = $survey->settings['targeting'] ?? null;
		$rules     = array();
		if ( ! is_array( $targeting ) || 'all' === ( $targeting['pages'] ?? 'all' ) ) {
			return array();
		}
		foreach ( is_array( $targeting['page_rules'] ?? null ) ? $targeting['page_rules'] : array() as $rule ) {
			if ( is_array( $rule ) && is_string( $rule['logic'] ?? null ) ) {
				$rules[] = array(
					'logic' => $rule['logic'],
					'data'  => $rule['data'] ?? null,
				);
			}
		}
		return $rules;
	}
}
