<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

/**
 * Words without a meaning of their own in a language, such as "the" and "and". The build writes the lists
 * from stopwords-iso (tools/build-stop-words.mjs).
 */
final class StopWords {

	private const FALLBACK = 'en';

	/**
	 * Lists of other names; both Norwegian languages share one.
	 */
	private const SAME = array(
		'nb' => 'no',
		'nn' => 'no',
	);

	/**
	 * @param string             $language Of the list, e.g. 'de'.
	 * @param array<string, int> $words    As keys.
	 */
	private function __construct( public readonly string $language, private array $words ) {}

	/**
	 * The list of a language, English where there is none.
	 *
	 * @param string $locale As WordPress has it, e.g. 'de_AT'.
	 * @param string $folder With a file for each language.
	 */
	public static function of( string $locale, string $folder ): self {
		$language = strtolower( (string) preg_replace( '/[_-].*$/D', '', $locale ) );
		$language = self::SAME[ $language ] ?? $language;
		$words    = self::read( $folder, $language );
		return null === $words
			? new self( self::FALLBACK, self::read( $folder, self::FALLBACK ) ?? array() )
			: new self( $language, $words );
	}

	/**
	 * @param string $word In small letters.
	 */
	public function has( string $word ): bool {
		return isset( $this->words[ $word ] );
	}

	/**
	 * @return array<string, int>|null Null for a language without a list.
	 */
	private static function read( string $folder, string $language ): ?array {
		$file = "$folder/$language.json";
		if ( 1 !== preg_match( '/^[a-z]{2,3}$/D', $language ) || ! is_readable( $file ) ) {
			return null;
		}
		$words = wp_json_file_decode( $file, array( 'associative' => true ) );
		return is_array( $words ) ? array_flip( array_filter( $words, 'is_string' ) ) : null;
	}
}
