<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Languages;

/**
 * Which of several languages fits a wish. src/domain/language.ts does the same; both run
 * tests/fixtures/languages.json.
 */
final class LanguageChoice {

	/**
	 * Codes of before, and Norwegian, whose readers read both forms.
	 */
	private const SAME = array(
		'iw' => 'he',
		'in' => 'id',
		'ji' => 'yi',
		'nb' => 'no',
		'nn' => 'no',
	);

	private const TRADITIONAL = array( 'tw', 'hk', 'mo' );

	/**
	 * The first wish that can be met; '' where none can.
	 *
	 * @param list<string> $tags   Tags to choose from, the most liked first.
	 * @param list<string> $wishes Tags or locales, the most liked first.
	 */
	public static function choose( array $tags, array $wishes ): string {
		foreach ( $wishes as $wish ) {
			$found = self::nearest( $tags, $wish );
			if ( '' !== $found ) {
				return $found;
			}
		}
		return '';
	}

	/**
	 * The same tag, else the language without a country, else the first of the same language.
	 *
	 * @param list<string> $tags Tags to choose from.
	 */
	private static function nearest( array $tags, string $wish ): string {
		$wanted = self::parts( $wish );
		$plain  = '';
		$other  = '';
		foreach ( $tags as $tag ) {
			$parts = self::parts( $tag );
			if ( $parts === $wanted ) {
				return $tag;
			}
			if ( $parts[0] !== $wanted[0] || self::script( $parts ) !== self::script( $wanted ) ) {
				continue;
			}
			if ( '' === $plain && 1 === count( $parts ) ) {
				$plain = $tag;
			}
			if ( '' === $other ) {
				$other = $tag;
			}
		}
		return '' === $plain ? $other : $plain;
	}

	/**
	 * @return non-empty-list<string> In lower case; the language first.
	 */
	private static function parts( string $tag ): array {
		$parts    = explode( '-', strtolower( str_replace( '_', '-', $tag ) ) );
		$parts[0] = self::SAME[ $parts[0] ] ?? $parts[0];
		return $parts;
	}

	/**
	 * The script that a tag names, and of Chinese the one that its country writes.
	 *
	 * @param non-empty-list<string> $parts From parts().
	 */
	private static function script( array $parts ): string {
		$second = $parts[1] ?? '';
		if ( 4 === strlen( $second ) ) {
			return $second;
		}
		return 'zh' !== $parts[0] ? '' : ( in_array( $second, self::TRADITIONAL, true ) ? 'hant' : 'hans' );
	}
}
