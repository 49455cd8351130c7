<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * The newest texts and comments of a survey. Where a person was erased, `written` is 0: a replacement is left that
 * nobody wrote. It is asked of the newest responses only, whose index does not have it.
 *
 * @phpstan-type Words array{text: string, survey_id: int, response_id: int, at: string}
 */
final class NewestWordsQuery {

	/**
	 * Older responses are not looked through.
	 */
	private const NEWEST = 200;

	private const FOREVER = '9999-12-31';

	public function __construct( private Database $database ) {}

	/**
	 * What was written last.
	 *
	 * @param list<string> $text_questions Those that ask for a text.
	 * @return Words|null
	 */
	public function read( int $survey_id, array $text_questions, string $from ): ?array {
		return $this->newest( $survey_id, $text_questions, $from, self::FOREVER, 1 )[0] ?? null;
	}

	/**
	 * What was written last on some days, one text per response.
	 *
	 * @param list<string> $text_questions Those that ask for a text.
	 * @return list<Words> Newest first.
	 */
	public function newest( int $survey_id, array $text_questions, string $from, string $to, int $most ): array {
		$is_text = array() === $text_questions
			? '1 = 0'
			: 'a.question_id IN (' . implode( ',', array_fill( 0, count( $text_questions ), '%s' ) ) . ')';
		$rows    = $this->database->rows(
			"SELECT n.id, n.submitted_at, a.value_text, a.extra, CASE WHEN $is_text THEN 1 ELSE 0 END AS is_text FROM ( SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' AND submitted_day BETWEEN %s AND %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n JOIN {response} r ON r.id = n.id AND r.written = 1 JOIN {answer} a ON a.response_id = n.id WHERE a.position = 0 AND ( $is_text OR a.extra LIKE %s ) ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC LIMIT 20",
			array( ...$text_questions, $survey_id, $from, $to, self::NEWEST, ...$text_questions, '{"comments":%' )
		);
		$found   = array();
		foreach ( $rows as $row ) {
			$extra    = json_decode( (string) $row['extra'], true );
			$comments = is_array( $extra ) ? $extra['comments'] ?? '' : '';
			$text     = 1 === (int) $row['is_text'] ? (string) $row['value_text'] : $comments;
			if ( is_string( $text ) && '' !== trim( $text ) ) {
				$found[ (int) $row['id'] ] ??= array(
					'text'        => trim( $text ),
					'survey_id'   => $survey_id,
					'response_id' => (int) $row['id'],
					'at'          => (string) $row['submitted_at'],
				);
			}
		}
		return array_slice( array_values( $found ), 0, $most );
	}
}
