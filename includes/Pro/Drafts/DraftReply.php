<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

/**
 * A model's JSON, also where it broke off: then the questions that arrived whole.
 */
final class DraftReply {

	/**
	 * An object with all its braces, at the end of the one before.
	 */
	private const WHOLE = '/\G[\s,]*(\{(?:[^{}"]++|"(?:[^"\\\\]++|\\\\.)*+"|(?1))*+\})/su';

	/**
	 * @param list<array<mixed>> $questions As the model wrote them.
	 * @param bool               $complete  Whether the whole answer arrived.
	 */
	private function __construct(
		public readonly string $title,
		public readonly array $questions,
		public readonly bool $complete
	) {}

	public static function parse( string $text ): self {
		$data = self::json( $text );
		if ( ! is_array( $data['questions'] ?? null ) ) {
			return self::half( $text );
		}
		return new self(
			is_string( $data['title'] ?? null ) ? $data['title'] : '',
			array_values( array_filter( $data['questions'], 'is_array' ) ),
			true
		);
	}

	/**
	 * @return array<mixed> [] where it is no JSON.
	 */
	public static function json( string $text ): array {
		// Some models fence their JSON in spite of what they were asked.
		$data = json_decode( trim( (string) preg_replace( '/^\s*```(?:json)?|```\s*$/D', '', $text ) ), true );
		return is_array( $data ) ? $data : array();
	}

	private static function half( string $text ): self {
		$parts     = preg_split( '/"questions"\s*:\s*\[/', $text, 2 );
		$questions = array();
		if ( is_array( $parts ) && isset( $parts[1] ) && false !== preg_match_all( self::WHOLE, $parts[1], $whole ) ) {
			foreach ( $whole[1] as $json ) {
				$question = json_decode( $json, true );
				if ( is_array( $question ) ) {
					$questions[] = $question;
				}
			}
		}
		$title = 1 === preg_match( '/"title"\s*:\s*("(?:[^"\\\\]++|\\\\.)*+")/su', $parts[0] ?? '', $found )
			? json_decode( $found[1], true )
			: '';
		return new self( is_string( $title ) ? $title : '', $questions, false );
	}
}
