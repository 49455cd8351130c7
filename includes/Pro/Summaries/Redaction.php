<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * Cuts out of a text what names a person, before it leaves the site (A82): e-mail addresses, phone numbers, IP
 * addresses, and the names that the visitor's account or form gave.
 */
final class Redaction {

	/**
	 * What stands in place of what was cut out.
	 */
	public const MARKS = array( '[email]', '[address]', '[phone]', '[name]' );

	/**
	 * Two blanks, dashes, dots or brackets of any kind, and the marks that nobody sees: a copied number brings them.
	 */
	private const UNSEEN         = '[\x{AD}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]*';
	private const BETWEEN_DIGITS = '(?:\s\/\s|(?:' . self::UNSEEN . '[\s\p{Z}\p{Pd}\p{Ps}\p{Pe}.\/\x{B7}\x{2212}]){0,2}' . self::UNSEEN . ')';

	/**
	 * Longest text of one answer that is sent.
	 */
	private const LENGTH = 1000;

	/**
	 * @param string       $text  Plain text.
	 * @param list<string> $names Full names.
	 */
	public static function apply( string $text, array $names ): string {
		// Short IPv6 addresses look like little else, so each is asked for.
		$text = (string) preg_replace_callback(
			'/(?<![\w:.])(?=[0-9a-f:]*::)[0-9a-f:.]{3,}/i',
			static function ( array $found ): string {
				$address = rtrim( $found[0], '.' );
				return false === filter_var( $address, FILTER_VALIDATE_IP )
					? $found[0]
					: '[address]' . substr( $found[0], strlen( $address ) );
			},
			wp_check_invalid_utf8( $text, true )
		);
		$text = (string) preg_replace(
			array(
				'/[^\s@<>"\'(),;:]+@[^\s@<>"\'(),;:]+\.[^\s@<>"\'(),;:.]{2,}/u',
				'/\b\d{1,3}(?:\.\d{1,3}){3}\b/',
				'/\b(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}\b/i',
				// Nine digits or more of any script, as people group them. Shorter numbers are prices, dates and order
				// numbers.
				'/(?<![\p{Nd}.,])[+\x{FF0B}]?\(?\p{Nd}(?:' . self::BETWEEN_DIGITS . '\p{Nd}){8,14}(?!\p{Nd})/u',
			),
			array( '[email]', '[address]', '[address]', '[phone]' ),
			$text
		);
		foreach ( self::parts( $names ) as $name ) {
			$whole_word = '/(?<![\p{L}\p{N}])' . preg_quote( $name, '/' ) . '(?![\p{L}\p{N}])/iu';
			$text       = (string) preg_replace( $whole_word, '[name]', $text );
		}
		return mb_substr( trim( $text ), 0, self::LENGTH );
	}

	/**
	 * Whole names first, then their words: people sign with the first name alone.
	 *
	 * @param list<string> $names Full names.
	 * @return list<string>
	 */
	private static function parts( array $names ): array {
		$parts = array();
		foreach ( $names as $name ) {
			$parts[] = $name;
			foreach ( explode( ' ', strtr( $name, ',', ' ' ) ) as $word ) {
				if ( mb_strlen( $word ) > 2 ) {
					$parts[] = $word;
				}
			}
		}
		$parts = array_filter( $parts, static fn ( string $part ): bool => mb_strlen( $part ) > 1 );
		return array_values( array_unique( $parts ) );
	}
}
