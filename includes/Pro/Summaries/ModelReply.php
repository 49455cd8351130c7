<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * Reads a model's JSON and keeps only what can be shown: the model's own numbers and quotes that nobody wrote go.
 *
 * @phpstan-type Quote array{n: int, text: string}
 * @phpstan-type Theme array{title: string, text: string, members: list<int>, quotes: list<Quote>}
 * @phpstan-type Parsed array{overview: string, themes: list<Theme>}
 */
final class ModelReply {

	private const THEMES = 4;

	public const QUOTES = 3;

	private const LENGTH = 600;

	/**
	 * @param string             $json  What the model wrote.
	 * @param array<int, string> $known What it read, by number.
	 * @return Parsed
	 * @throws SummaryFailed When it is no JSON, or nothing of it can be shown.
	 */
	public static function parse( string $json, array $known ): array {
		// Some models fence their JSON in spite of what they were asked.
		$data = json_decode( trim( (string) preg_replace( '/^\s*```(?:json)?|```\s*$/D', '', $json ) ), true );
		if ( ! is_array( $data ) || ! is_array( $data['themes'] ?? null ) ) {
			throw SummaryFailed::incomplete();
		}
		$themes = array();
		foreach ( $data['themes'] as $theme ) {
			$theme = is_array( $theme ) ? self::theme( $theme, $known ) : null;
			if ( null !== $theme && count( $themes ) < self::THEMES ) {
				$themes[] = $theme;
			}
		}
		$overview = self::without_numbers( $data['overview'] ?? '' );
		if ( '' === $overview && array() === $themes ) {
			throw SummaryFailed::incomplete();
		}
		return array(
			'overview' => $overview,
			'themes'   => self::by_frequency( $themes ),
		);
	}

	/**
	 * By our own counts, whatever order the model chose.
	 *
	 * @param list<Theme> $themes The themes.
	 * @return list<Theme>
	 */
	public static function by_frequency( array $themes ): array {
		usort( $themes, static fn ( array $a, array $b ): int => count( $b['members'] ) <=> count( $a['members'] ) );
		return $themes;
	}

	/**
	 * @param array<mixed>       $theme Of the model.
	 * @param array<int, string> $known What it read, by number.
	 * @return Theme|null Null where no answer that it read belongs to it.
	 */
	private static function theme( array $theme, array $known ): ?array {
		$title   = self::without_numbers( $theme['title'] ?? '' );
		$members = array_filter(
			is_array( $theme['answers'] ?? null ) ? $theme['answers'] : array(),
			static fn ( mixed $n ): bool => is_int( $n ) && isset( $known[ $n ] )
		);
		$quotes  = array();
		foreach ( is_array( $theme['quotes'] ?? null ) ? $theme['quotes'] : array() as $quote ) {
			$quote = is_array( $quote ) ? self::quote( $quote, $known ) : null;
			if ( null !== $quote && count( $quotes ) < self::QUOTES ) {
				$quotes[]  = $quote;
				$members[] = $quote['n'];
			}
		}
		$members = array_values( array_unique( $members ) );
		return '' === $title || array() === $members ? null : array(
			'title'   => $title,
			'text'    => self::without_numbers( $theme['text'] ?? '' ),
			'members' => $members,
			'quotes'  => $quotes,
		);
	}

	/**
	 * @param array<mixed>       $quote Of the model.
	 * @param array<int, string> $known What it read, by number.
	 * @return Quote|null Null where it does not stand literally in the answer that it names.
	 */
	private static function quote( array $quote, array $known ): ?array {
		$n    = $quote['n'] ?? null;
		$text = is_string( $quote['text'] ?? null ) ? self::one_line( $quote['text'] ) : '';
		return is_int( $n ) && isset( $known[ $n ] ) && self::is_in( $text, $known[ $n ] )
			? array(
				'n'    => $n,
				'text' => $text,
			)
			: null;
	}

	/**
	 * Whether a passage stands literally in a text, apart from blanks.
	 */
	public static function is_in( string $passage, string $text ): bool {
		return mb_strlen( $passage ) > 2 && str_contains( self::one_line( $text ), $passage );
	}

	/**
	 * The sentences of a text that contain no figure: the model counts badly, and ours are put in.
	 */
	private static function without_numbers( mixed $text ): string {
		$text  = is_string( $text ) ? self::one_line( wp_strip_all_tags( $text ) ) : '';
		$parts = preg_split( '/(?<=[.!?。])\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		$kept  = array_filter(
			false === $parts ? array() : $parts,
			static fn ( string $sentence ): bool => 1 !== preg_match( '/[\p{N}%‰]|\bper ?cent\b/iu', $sentence )
		);
		return mb_substr( implode( ' ', $kept ), 0, self::LENGTH );
	}

	private static function one_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
