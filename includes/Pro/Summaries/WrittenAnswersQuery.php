<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Database\Database;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Reads what people wrote: text answers and comments of published responses, newest first. Where a person was erased,
 * `written` is 0: a replacement is left that nobody wrote.
 *
 * @phpstan-type Written array{response_id: int, question_id: string, text: string, names: list<string>}
 */
final class WrittenAnswersQuery {

	/**
	 * Newest responses whose answers are read.
	 */
	private const SCAN = 5000;

	/**
	 * Newest responses of the days of a filter that are held against it: a screen that opens waits for it.
	 */
	private const FILTERED = 50000;

	public function __construct(
		private Database $database,
		private AnswerReader $reader,
		private QuestionTypeRegistry $types
	) {}

	/**
	 * @param int $limit Most answers.
	 * @return list<Written>
	 */
	public function newest( Scope $scope, int $limit ): array {
		$rows  = $this->rows( $scope );
		$names = $this->names( $rows );
		$list  = array();
		foreach ( $rows as $row ) {
			$id     = (int) $row['response_id'];
			$answer = '1' === $row['is_text'] ? (string) $row['value_text'] : '';
			foreach ( array( $answer, $this->extra( $row, 'comments' ) ) as $text ) {
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
	 * What people wrote in some responses, whatever their survey.
	 *
	 * @param non-empty-list<int> $ids     Responses.
	 * @param array<int, Survey>  $surveys By id; those of others are left out.
	 * @return list<array{response_id: int, question_id: string, is_comment: bool, question: string, text: string, names: list<string>}> By response and question.
	 */
	public function of_responses( array $ids, array $surveys ): array {
		$rows  = $this->database->rows(
			'SELECT a.response_id, a.question_id, a.value_text, a.extra, r.user_id, r.survey_id FROM {response} r JOIN {answer} a ON a.response_id = r.id AND a.position = 0 WHERE r.written = 1 AND r.id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ORDER BY a.response_id, a.question_id',
			$ids
		);
		$names = $this->names( $rows );
		$prose = array_map( fn ( Survey $survey ): array => $this->text_questions( $survey ), $surveys );
		$list  = array();
		foreach ( $rows as $row ) {
			$id       = (int) $row['response_id'];
			$survey   = $surveys[ (int) $row['survey_id'] ] ?? null;
			$question = $survey?->question( (string) $row['question_id'] );
			if ( null === $survey || null === $question ) {
				continue;
			}
			$texts = array(
				in_array( $question->id, $prose[ $survey->id ], true ) ? (string) $row['value_text'] : '',
				$this->extra( $row, 'comments' ),
			);
			foreach ( $texts as $is_comment => $text ) {
				if ( '' !== trim( $text ) ) {
					$list[] = array(
						'response_id' => $id,
						'question_id' => $question->id,
						'is_comment'  => 1 === $is_comment,
						'question'    => $question->title,
						'text'        => trim( $text ),
						'names'       => $names[ $id ] ?? array(),
					);
				}
			}
		}
		return $list;
	}

	/**
	 * Number of written answers among the newest responses.
	 *
	 * @param int $after Only those of responses with a higher id.
	 */
	public function count( Scope $scope, int $after = 0 ): int {
		list( $from, $values ) = self::from( $scope );
		$texts                 = $this->text_questions( $scope->survey );
		$is_text               = self::is_text( $texts );
		return (int) $this->database->value(
			"SELECT SUM( CASE WHEN $is_text AND a.value_text <> '' THEN 1 ELSE 0 END ) + SUM( CASE WHEN a.extra LIKE %s THEN 1 ELSE 0 END ) $from JOIN {answer} a ON a.response_id = n.id WHERE n.written = 1 AND a.position = 0 AND n.id > %d",
			array( ...$texts, '%"comments":"_%', ...$values, $after )
		);
	}

	/**
	 * Number of the newest responses, whether they have written answers or not.
	 */
	public function responses( Scope $scope ): int {
		list( $from, $values ) = self::from( $scope );
		return (int) $this->database->value( 'SELECT COUNT(*) ' . $from, $values );
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
				array( $texts[ $id ] ?? '', (string) $row['value_text'], $this->extra( $row, 'comments' ) )
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
	private function names( array $rows ): array {
		cache_users( array_values( array_unique( array_map( 'intval', array_column( $rows, 'user_id' ) ) ) ) );
		$names = array();
		foreach ( $rows as $row ) {
			$user    = get_userdata( (int) $row['user_id'] );
			$account = false === $user
				? array()
				: array( $user->display_name, $user->first_name, $user->last_name, $user->user_login );
			foreach ( array( $this->extra( $row, 'name' ), ...$account ) as $name ) {
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
	private function extra( array $row, string $name ): string {
		return $this->reader->extra( array( $row ) )[ $name ] ?? '';
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows( Scope $scope ): array {
		list( $from, $values ) = self::from( $scope );
		$texts                 = $this->text_questions( $scope->survey );
		$is_text               = self::is_text( $texts );
		return $this->database->rows(
			"SELECT a.response_id, a.question_id, a.value_text, a.extra, n.user_id, CASE WHEN $is_text THEN '1' ELSE '0' END AS is_text $from JOIN {answer} a ON a.response_id = n.id WHERE n.written = 1 AND a.position = 0 AND ( $is_text AND a.value_text <> '' OR a.extra <> '' ) ORDER BY n.submitted_day DESC, n.submitted_at DESC, n.id DESC, a.question_id",
			array( ...$texts, ...$values, ...$texts )
		);
	}

	/**
	 * The newest responses as `n`. It has those without texts too, because looking on for `written` ones would read a
	 * whole survey where few people write.
	 *
	 * @return array{literal-string, list<int|string>} SQL and its values.
	 */
	private static function from( Scope $scope ): array {
		$where = $scope->where();
		if ( null === $where || null === $scope->range ) {
			return array(
				"FROM ( SELECT id, user_id, written, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) n",
				array( $scope->survey->id, self::SCAN ),
			);
		}
		return array(
			"FROM ( SELECT r.id, r.user_id, r.written, r.submitted_day, r.submitted_at FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' AND submitted_day BETWEEN %s AND %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d ) m JOIN {response} r ON r.id = m.id WHERE "
				. $where[0]
				. ' ORDER BY r.submitted_day DESC, r.submitted_at DESC, r.id DESC LIMIT %d ) n',
			array(
				$scope->survey->id,
				$scope->range->start(),
				$scope->range->end(),
				self::FILTERED,
				...$where[1],
				self::SCAN,
			),
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
	private function text_questions( Survey $survey ): array {
		return array_values(
			array_map(
				static fn ( Question $question ): string => $question->id,
				array_filter(
					$survey->questions,
					fn ( Question $question ): bool => true === $this->types->find( $question->type )?->is_prose()
				)
			)
		);
	}
}
