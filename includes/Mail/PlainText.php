<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

/**
 * The plain parts of the mails.
 */
final class PlainText {

	private const RULE = "\n----------\n\n";

	/**
	 * @param array<string, mixed> $view Of ResponseMail::single().
	 */
	public static function response( array $view ): string {
		$text  = self::text( $view, 'title' ) . "\n" . self::text( $view, 'time' );
		$page  = array_unique( array( self::text( $view, 'page_title' ), self::text( $view, 'page_url' ) ) );
		$text  = rtrim( $text . "\n" . implode( ' ', $page ) );
		$text .= "\n\n";
		foreach ( self::items( $view, 'lines' ) as $line ) {
			$text .= self::text( $line, 'question' ) . "\n> " . self::quoted( self::text( $line, 'answer' ) ) . "\n";
			if ( '' !== self::text( $line, 'comment' ) ) {
				$text .= '  ' . __( 'Comment:', 'userfeedback' ) . ' ' . self::text( $line, 'comment' ) . "\n";
			}
			$text .= "\n";
		}
		if ( '' !== self::text( $view, 'unanswered' ) ) {
			$text .= self::text( $view, 'unanswered' ) . "\n\n";
		}
		$fields = self::items( $view, 'fields' );
		foreach ( $fields as $field ) {
			$text .= self::text( $field, 'name' ) . ': ' . self::text( $field, 'value' ) . "\n";
		}
		$text .= array() === $fields ? '' : "\n";
		return $text . self::text( $view, 'open' ) . ': ' . self::text( $view, 'url' ) . "\n";
	}

	/**
	 * @param array<string, mixed> $view Of ResponseMail::digest().
	 */
	public static function digest( array $view ): string {
		$text = self::text( $view, 'title' ) . "\n" . self::text( $view, 'period' ) . "\n\n"
			. self::text( $view, 'why' ) . "\n\n";
		foreach ( self::items( $view, 'rows' ) as $row ) {
			$words = self::text( $row, 'words' );
			$text .= self::text( $row, 'time' ) . '  ' . self::text( $row, 'score' )
				. ( '' === $words ? '' : "\n> " . self::quoted( $words ) ) . "\n  " . self::text( $row, 'url' ) . "\n\n";
		}
		if ( '' !== self::text( $view, 'more' ) ) {
			$text .= self::text( $view, 'more' ) . "\n\n";
		}
		return $text . self::text( $view, 'open' ) . ': ' . self::text( $view, 'url' ) . "\n";
	}

	/**
	 * @param array<string, mixed> $view Of WeekReport::view().
	 */
	public static function weekly( array $view ): string {
		$text = self::text( $view, 'title' ) . "\n" . self::text( $view, 'beside' ) . "\n\n"
			. self::text( $view, 'sentence' ) . ' ' . self::text( $view, 'change' ) . "\n\n";
		foreach ( self::items( $view, 'days' ) as $day ) {
			$text .= self::text( $day, 'name' ) . ': ' . self::text( $day, 'count' )
				. ' (' . self::text( $day, 'before' ) . ")\n";
		}
		$text .= "\n";
		foreach ( self::items( $view, 'surveys' ) as $survey ) {
			$text .= self::text( $survey, 'title' ) . "\n";
			foreach ( self::items( $survey, 'figures' ) as $figure ) {
				$text .= '  ' . self::text( $figure, 'name' ) . ': ' . self::text( $figure, 'value' );
				$notes = is_array( $figure['notes'] ?? null ) ? array_filter( $figure['notes'], 'is_string' ) : array();
				$text .= array() === $notes ? "\n" : ' (' . implode( '; ', $notes ) . ")\n";
			}
			$text .= '  ' . self::text( $survey, 'url' ) . "\n\n";
		}
		if ( '' !== self::text( $view, 'more' ) ) {
			$text .= self::text( $view, 'more' ) . "\n\n";
		}
		$words = self::items( $view, 'words' );
		if ( array() !== $words ) {
			$text .= __( 'Newest words', 'userfeedback' ) . "\n\n";
			foreach ( $words as $one ) {
				$text .= '> ' . self::quoted( self::text( $one, 'text' ) ) . "\n  "
					. self::text( $one, 'url' ) . "\n\n";
			}
		}
		return $text . self::text( $view, 'open' ) . ': ' . self::text( $view, 'url' ) . "\n";
	}

	/**
	 * What stands below every mail.
	 *
	 * @param list<string> $lines Sentences and addresses.
	 */
	public static function foot( array $lines ): string {
		return self::RULE . implode( "\n", $lines ) . "\n"
			. wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) . ', ' . home_url() . "\n";
	}

	private static function quoted( string $text ): string {
		return (string) preg_replace( '/\R/u', "\n> ", $text );
	}

	/**
	 * @param array<mixed> $of A part of a view.
	 */
	private static function text( array $of, string $key ): string {
		$value = $of[ $key ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<mixed> $of A part of a view.
	 * @return list<array<mixed>>
	 */
	private static function items( array $of, string $key ): array {
		$items = $of[ $key ] ?? array();
		return is_array( $items ) ? array_values( array_filter( $items, 'is_array' ) ) : array();
	}
}
