<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use IntlBreakIterator;

/**
 * Splits what people wrote into words, in any script. Scripts without spaces between words (Chinese, Japanese, Thai,
 * Khmer, Lao, Burmese) need PHP's extension intl, which knows their words; without it they are left out.
 */
final class WordSplitter {

	private const SPACELESS = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}';

	/**
	 * Addresses name people and places; nobody looks for their parts.
	 */
	private const ADDRESSES = '#\b(?:https?://|www\.)\S+|\S+@\S+#iu';

	/**
	 * Ends of a thought: words on both sides are no pair.
	 */
	private const ENDS = '/[^\p{L}\p{M}\p{N}\s\'’_-]+/u';

	private const LONGEST = 40;

	private bool $left_out = false;

	/**
	 * @param string $locale  As WordPress has it, e.g. 'ja'.
	 * @param bool   $by_intl Whether PHP knows the words of scripts without spaces.
	 */
	public function __construct(
		private StopWords $stop_words,
		private string $locale,
		private bool $by_intl
	) {}

	/**
	 * Whose words without a meaning it leaves out, e.g. 'de'.
	 */
	public function language(): string {
		return $this->stop_words->language;
	}

	/**
	 * Whether it met a script that it cannot split here.
	 */
	public function left_out(): bool {
		return $this->left_out;
	}

	/**
	 * The words with a meaning, in small letters, by parts of a sentence.
	 *
	 * @return list<list<string>>
	 */
	public function split( string $text ): array {
		$text  = (string) preg_replace( self::ADDRESSES, '. ', wp_check_invalid_utf8( $text, true ) );
		$text  = str_replace( '’', "'", mb_strtolower( $text, 'UTF-8' ) );
		$parts = preg_split( self::ENDS, $text, -1, PREG_SPLIT_NO_EMPTY );
		$found = array();
		foreach ( false === $parts ? array() : $parts as $part ) {
			$words = array();
			foreach ( $this->tokens( $part ) as $token ) {
				array_push( $words, ...$this->meaning( $token ) );
			}
			if ( array() !== $words ) {
				$found[] = $words;
			}
		}
		return $found;
	}

	/**
	 * @return list<string>
	 */
	private function tokens( string $part ): array {
		preg_match_all( "/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/u", $part, $matches );
		if ( 1 !== preg_match( '/[' . self::SPACELESS . ']/u', $part ) ) {
			return $matches[0];
		}
		$tokens = array();
		foreach ( $matches[0] as $token ) {
			if ( 1 !== preg_match( '/[' . self::SPACELESS . ']/u', $token ) ) {
				$tokens[] = $token;
			} elseif ( $this->by_intl ) {
				array_push( $tokens, ...$this->by_dictionary( $token ) );
			} else {
				$this->left_out = true;
			}
		}
		return $tokens;
	}

	/**
	 * @return list<string>
	 */
	private function by_dictionary( string $text ): array {
		$iterator = IntlBreakIterator::createWordInstance( $this->locale );
		if ( null === $iterator ) {
			$this->left_out = true;
			return array();
		}
		$iterator->setText( $text );
		$words = array();
		foreach ( $iterator->getPartsIterator() as $word ) {
			$words[] = (string) $word;
		}
		return $words;
	}

	/**
	 * A word itself, its parts around an apostrophe, or nothing.
	 *
	 * @return list<string>
	 */
	private function meaning( string $token ): array {
		if ( $this->stop_words->has( $token ) ) {
			return array();
		}
		if ( ! str_contains( $token, "'" ) ) {
			return self::is_word( $token ) ? array( $token ) : array();
		}
		return array_values(
			array_filter(
				explode( "'", $token ),
				fn ( string $word ): bool => ! $this->stop_words->has( $word ) && self::is_word( $word )
			)
		);
	}

	/**
	 * Whether it has letters, and at least two signs.
	 */
	private static function is_word( string $token ): bool {
		$length = mb_strlen( $token );
		return $length > 1
			&& $length <= self::LONGEST
			&& ( ctype_alpha( $token ) || 1 === preg_match( '/\p{L}/u', $token ) );
	}
}
