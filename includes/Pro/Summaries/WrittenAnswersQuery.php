<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Database\Database;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Reads what people wrote: text answers and comments of published responses, newest first.
 *
 * @phpstan-type Written array{response_id: int, question_id: string, text: string, names: list<string>}
 */
final class WrittenAnswersQuery {

	/**
	 * Newest responses that are looked at.
	 */
	private const SCAN = 5000;

	private const TEXT_TYPES = array( 'text', 'long-text' );

	public function __construct( private Database $database ) {}

	/**
	 * @param int $limit Most answers.
	 * @return list<Written>
	 */
	public function newest( Survey $survey, int $limit ): array {
		$rows  = $this->rows( $survey );
		$names = self::names( $rows );
		$list  = array();
		foreach ( $rows as $row ) {
			$id     = (int) $row['response_id'];
			$answer = '1' === $row['is_text'] ? (string) $row['value_text'] : '';
			foreach ( array( $answer, self::extra( $row, 'comments' ) ) as $text ) {
				if ( '' !== trim( $text ) ) {
					$list[] = array(
						'response_id' => $id,
						'question_id' => (string) $row['question_id'],
						'text'        => trim( $text ),
						'names'       => $names[ $id ] ?? array(),
					);
				}
			}
		}
		return array_slice( $list, 0, $limit );
	}

	/**
	 * Number of written answers among the newest responses.
	 */
	public function count( Survey $survey ): int {
		list( $from, $values ) = $this->from( $survey );
		$texts                 = self::text_questions( $survey );
		$is_text               = self::is_text( $texts );
		return (int) $this->database->value(
			"SELECT SUM( CASE WHEN $is_text AND a.value_text <> '' THEN 1 ELSE 0 END ) + SUM( CASE WHEN a.extra LIKE %s THEN 1 ELSE 0 END ) $from",
			array( ...$texts, '%"comments":"_%', ...$values )
		);
	}

	/**
	 * The responses of a list that are still published, with all their texts in one.
	 *
	 * @param list<int> $ids Responses.
	 * @return array<int, string> By response.
	 */
	public function published_texts( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$texts = array();
		foreach ( $this->database->rows(
			"SELECT r.id, a.value_text, a.extra FROM {response} r JOIN {answer} a ON a.response_id = r.id WHERE r.status = 'publish' AND r.id IN ( "
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) )
				. ' )',
			$ids
		) as $row ) {
			$id           = (int) $row['id'];
			$texts[ $id ] = implode(
				"\n",
				array( $texts[ $id ] ?? '', (string) $row['value_text'], self::extra( $row, 'comments' ) )
			);
		}
		return $texts;
	}

	/**
	 * The names of each response's person, from the account and from the form.
	 *
	 * @param list<array<string, string|null>> $rows Of rows().
	 * @return array<int, list<string>> By response.
	 */
	private static function names( array $rows ): array {
		cache_users( array_values( array_unique( array_map( 'intval', array_column( $rows, 'user_id' ) ) ) ) );
		$names = array();
		foreach ( $rows as $row ) {
			$user    = get_userdata( (int) $row['user_id'] );
			$account = false === $user
				? array()
				: array( $user->display_name, $user->first_name, $user->last_name, $user->user_login );
			foreach ( array( self::extra( $row, 'name' ), ...$account ) as $name ) {
				if ( '' !== trim( $name ) ) {
					$names[ (int) $row['response_id'] ][ trim( $name ) ] = true;
				}
			}
		}
		return array_map(
			static fn ( array $of_response ): array => array_map( 'strval', array_keys( $of_response ) ),
			$names
		);
	}

	/**
	 * @param array<string, string|null> $row  Of the answer table.
	 * @param 'comments'|'name'          $name Of its extra.
	 */
	private static function extra( array $row, string $name ): string {
		$extra = json_decode( (string) $row['extra'], true );
		$text  = is_array( $extra ) ? ( $extra[ $name ] ?? '' ) : '';
		return is_string( $text ) ? $text : '';
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows( Survey $survey ): array {
		list( $from, $values ) = $this->from( $survey );
		$texts                 = self::text_questions( $survey );
		$is_text               = self::is_text( $texts );
		return $this->database->rows(
			"SELECT a.response_id, a.question_id, a.value_text, a.extra, n.user_id, CASE WHEN $is_text THEN '1' ELSE '0' END AS is_text $from AND ( $is_text AND a.value_text <> '' OR a.extra <> '' ) ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC, a.question_id",
			array( ...$texts, ...$values, ...$texts )
		);
	}

	/**
	 * The first answer row of each question of the newest responses.
	 *
	 * @return array{literal-string, list<int|string>} SQL and its values.
	 */
	private function from( Survey $survey ): array {
		return array(
			"FROM ( SELECT id, user_id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n JOIN {answer} a ON a.response_id = n.id WHERE a.position = 0",
			array( $survey->id, self::SCAN ),
		);
	}

	/**
	 * @param list<string> $texts Ids.
	 * @return literal-string
	 */
	private static function is_text( array $texts ): string {
		return array() === $texts
			? '1 = 0'
			: 'a.question_id IN ( ' . implode( ',', array_fill( 0, count( $texts ), '%s' ) ) . ' )';
	}

	/**
	 * @return list<string>
	 */
	private static function text_questions( Survey $survey ): array {
		return array_values(
			array_map(
				static fn ( Question $question ): string => $question->id,
				array_filter(
					$survey->questions,
					static fn ( Question $question ): bool => in_array( $question->type, self::TEXT_TYPES, true )
				)
			)
		);
	}
}
