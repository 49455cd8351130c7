<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Responses\Submission\NewResponse;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;

/**
 * Responses and their answers. The use cases open the transactions.
 */
final class ResponseRepository {

	public const PUBLISH = 'publish';
	public const TRASH   = 'trash';

	/**
	 * The INSERT of responses and the placeholders of one, in the order of NewResponse::to_row().
	 */
	private const INSERT = 'INSERT INTO {response} (survey_id, client_id, body_hash, status, submitted_at, submitted_day, page_id, page_url, page_title, user_id, ip, browser, os, device, country, unanswered, written, language, hidden_fields) VALUES ';
	private const ROW    = '(%d, x%s, x%s, %s, %s, %s, %d, %s, %s, %d, %s, %s, %s, %s, %s, %s, %d, %s, NULLIF(%s, \'\'))';

	public function __construct( private Database $database ) {}

	/**
	 * Stores a response with its answers, unless its client id exists.
	 *
	 * @return int|null Its id, or null when the client id is taken.
	 */
	public function insert( NewResponse $response ): ?int {
		$id = $this->database->insert_unless_taken( self::INSERT . self::ROW, $response->to_row() );
		if ( null === $id ) {
			return null;
		}
		$this->insert_answers( array( $id => $response ) );
		return $id;
	}

	/**
	 * Stores many new responses.
	 *
	 * @param non-empty-list<NewResponse> $responses The responses.
	 */
	public function insert_many( array $responses ): void {
		$values  = array();
		$clients = array();
		foreach ( $responses as $response ) {
			array_push( $values, ...$response->to_row() );
			$clients[ self::hex( $response->client_id ) ] = $response;
		}
		$this->database->execute(
			self::INSERT . implode( ', ', array_fill( 0, count( $responses ), self::ROW ) ),
			$values
		);
		// Ids of one statement need not be consecutive (Galera): read them back.
		$rows   = $this->database->rows(
			'SELECT id, LOWER(HEX(client_id)) AS client FROM {response} WHERE client_id IN (' . implode(
				', ',
				array_fill( 0, count( $clients ), 'x%s' )
			) . ') ORDER BY id',
			array_map( 'strval', array_keys( $clients ) )
		);
		$stored = array();
		foreach ( $rows as $row ) {
			$stored[ (int) $row['id'] ] = $clients[ (string) $row['client'] ];
		}
		$this->insert_answers( $stored );
	}

	/**
	 * Stores answers in the order of the key of the table: other orders leave its pages half empty.
	 *
	 * @param array<int, NewResponse> $responses By id, ascending; each has at least one answer.
	 */
	private function insert_answers( array $responses ): void {
		$count  = 0;
		$values = array();
		foreach ( $responses as $id => $response ) {
			$answers = $response->answers->rows;
			ksort( $answers, SORT_STRING );
			foreach ( $answers as $question_id => $rows ) {
				foreach ( $rows as $position => $row ) {
					array_push(
						$values,
						$id,
						(string) $question_id,
						$position,
						$row->value_key,
						$row->value_text,
						self::encode( $row )
					);
					++$count;
				}
			}
		}
		$this->database->execute(
			'INSERT INTO {answer} (response_id, question_id, position, value_key, value_text, extra) VALUES '
			. implode( ', ', array_fill( 0, $count, '(%d, %s, %d, %s, %s, %s)' ) ),
			$values
		);
	}

	/**
	 * The stored response of a client id.
	 *
	 * @return array{id: int, survey_id: int, body_hash: string}|null
	 */
	public function find_by_client( string $client_id ): ?array {
		$row = $this->database->row(
			'SELECT id, survey_id, LOWER(HEX(body_hash)) AS body_hash FROM {response} WHERE client_id = x%s',
			array( self::hex( $client_id ) )
		);
		return null === $row ? null : array(
			'id'        => (int) $row['id'],
			'survey_id' => (int) $row['survey_id'],
			'body_hash' => (string) $row['body_hash'],
		);
	}

	/**
	 * Responses of a survey, locked until the transaction ends.
	 *
	 * @param list<int> $ids At least one.
	 * @return list<array{id: int, status: string, day: string, device: string, unanswered: list<string>, read: bool, starred: bool}> Those that exist and belong to the survey, by id.
	 */
	public function lock( int $survey_id, array $ids ): array {
		$rows = $this->database->rows(
			'SELECT id, status, submitted_day, device, unanswered, is_read, starred FROM {response} WHERE survey_id = %d AND id IN ('
			. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ') ORDER BY id FOR UPDATE',
			array( $survey_id, ...$ids )
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'         => (int) $row['id'],
				'status'     => (string) $row['status'],
				'day'        => (string) $row['submitted_day'],
				'device'     => (string) $row['device'],
				'unanswered' => self::ids_of( (string) $row['unanswered'] ),
				'read'       => 0 !== (int) $row['is_read'],
				'starred'    => 0 !== (int) $row['starred'],
			),
			$rows
		);
	}

	/**
	 * As lock(), when all of them must be the survey's.
	 *
	 * @param list<int> $ids At least one.
	 * @return list<array{id: int, status: string, day: string, device: string, unanswered: list<string>, read: bool, starred: bool}> By id.
	 * @throws Failure 400 when one is not.
	 */
	public function lock_all( int $survey_id, array $ids ): array {
		$found = $this->lock( $survey_id, $ids );
		if ( count( $found ) !== count( array_unique( $ids ) ) ) {
			throw Failure::invalid(
				array(
					'response_ids' => __( 'Some of these responses do not belong to this survey.', 'userfeedback' ),
				),
				400
			);
		}
		return $found;
	}

	/**
	 * Questions of a value of the column `unanswered`.
	 *
	 * @return list<string>
	 */
	public static function ids_of( string $unanswered ): array {
		return '' === $unanswered ? array() : explode( ',', $unanswered );
	}

	/**
	 * Counted values of the answers of responses.
	 *
	 * @param list<int> $ids At least one.
	 * @return array<int, array<string|int, list<StoredAnswer>>> By response and question; without texts.
	 */
	public function counted_answers( array $ids ): array {
		$answers = array();
		$rows    = $this->database->rows(
			'SELECT response_id, question_id, value_key FROM {answer} WHERE response_id IN ('
			. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ') ORDER BY response_id, question_id, position',
			$ids
		);
		foreach ( $rows as $row ) {
			$key = (string) $row['value_key'];
			$answers[ (int) $row['response_id'] ][ (string) $row['question_id'] ][] = new StoredAnswer(
				$key,
				'',
				StoredAnswer::number_of( $key )
			);
		}
		return $answers;
	}

	/**
	 * Sets the status of responses.
	 *
	 * @param list<int> $ids At least one.
	 */
	public function set_status( array $ids, string $status ): void {
		$this->database->execute(
			'UPDATE {response} SET status = %s WHERE id IN (' . implode(
				', ',
				array_fill( 0, count( $ids ), '%d' )
			) . ')',
			array( $status, ...$ids )
		);
	}

	/**
	 * Marks responses.
	 *
	 * @param list<int> $ids At least one.
	 */
	public function set_mark( array $ids, Mark $mark, bool $value ): void {
		$this->database->execute(
			'UPDATE {response} SET ' . $mark->column() . ' = %d WHERE id IN ('
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ')',
			array( $value ? 1 : 0, ...$ids )
		);
	}

	/**
	 * Deletes responses and everything that belongs to them.
	 *
	 * @param non-empty-list<int> $ids The responses.
	 */
	public function delete( array $ids ): void {
		$in = ' IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')';
		$this->database->execute( 'DELETE FROM {answer} WHERE response_id' . $in, $ids );
		$this->database->execute( 'DELETE FROM {outbox} WHERE response_id' . $in, $ids );
		$this->database->execute( 'DELETE FROM {response_tag} WHERE response_id' . $in, $ids );
		$this->database->execute( 'DELETE FROM {note} WHERE response_id' . $in, $ids );
		$this->database->execute( 'DELETE FROM {opinion} WHERE response_id' . $in, $ids );
		$this->database->execute( 'DELETE FROM {webhook_delivery} WHERE response_id' . $in, $ids );
		FileRepository::let_go( $this->database, $ids );
		$this->database->execute( 'DELETE FROM {response} WHERE id' . $in, $ids );
	}

	/**
	 * A UUID in the format of its column.
	 */
	public static function hex( string $uuid ): string {
		return str_replace( '-', '', $uuid );
	}

	/**
	 * Comment and name of an answer, for their column.
	 */
	private static function encode( StoredAnswer $row ): string {
		return array() === $row->extra
			? ''
			: (string) wp_json_encode( $row->extra, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
