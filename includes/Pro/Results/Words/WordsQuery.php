<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Database\Database;

/**
 * Texts and comments of one question.
 */
final class WordsQuery {

	public function __construct( private Database $database ) {}

	/**
	 * What people wrote in some responses. Of those whose person was erased, a replacement is left that nobody wrote.
	 *
	 * @param list<int> $ids       The responses, at least one.
	 * @param bool      $with_text Whether the answer itself is a text, not only its comment.
	 * @return list<string>
	 */
	public function texts( string $question_id, array $ids, bool $with_text ): array {
		$texts = array();
		foreach ( $this->database->rows(
			'SELECT a.value_text, a.extra FROM {answer} a JOIN {response} r ON r.id = a.response_id AND r.written = 1 WHERE a.question_id = %s AND a.position = 0 AND a.response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' )',
			array( $question_id, ...$ids )
		) as $row ) {
			$extra    = json_decode( (string) $row['extra'], true );
			$comments = is_array( $extra ) ? $extra['comments'] ?? '' : '';
			$text     = trim(
				( $with_text ? (string) $row['value_text'] : '' ) . "\n" . ( is_string( $comments ) ? $comments : '' )
			);
			if ( '' !== $text ) {
				$texts[] = $text;
			}
		}
		return $texts;
	}
}
