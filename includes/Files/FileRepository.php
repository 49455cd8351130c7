<?php
declare(strict_types=1);

namespace UserFeedback\Files;

use UserFeedback\Database\Database;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Rows of the files that visitors sent. A row without a response has not been sent with one yet, or its response is
 * gone; when it has expired, the file goes.
 *
 * @phpstan-type File array{id: int, title: string, kind: string, bytes: int, stored_as: string}
 */
final class FileRepository {

	/**
	 * Seconds for which a file waits for its response.
	 */
	public const WAITS = 86400;

	public function __construct( private Database $database, private Clock $clock ) {}

	/**
	 * @param string $token     From FileToken.
	 * @param string $stored_as Name in the folder.
	 * @param string $title     What people read.
	 * @param string $sender    Digest of where it came from, kept while it waits.
	 */
	public function add(
		int $survey_id,
		string $question_id,
		string $token,
		string $stored_as,
		string $title,
		string $kind,
		int $bytes,
		string $sender
	): void {
		$this->database->execute(
			'INSERT INTO {file} (survey_id, question_id, token, stored_as, title, kind, bytes, sender, expires_at) VALUES (%d, %s, %s, %s, %s, %s, %d, %s, %s)',
			array(
				$survey_id,
				$question_id,
				FileToken::digest( $token ),
				$stored_as,
				$title,
				$kind,
				$bytes,
				$sender,
				$this->time( self::WAITS ),
			)
		);
	}

	/**
	 * The file of a token that can still be sent, or was: the same response may come twice.
	 *
	 * @param string $question_id Tokens are of one question.
	 * @return File|null
	 */
	public function of_token( string $question_id, string $token ): ?array {
		$row = $this->database->row(
			'SELECT id, survey_id, title, kind, bytes, stored_as FROM {file} WHERE token = %s AND question_id = %s AND ( response_id IS NOT NULL OR expires_at > %s )',
			array( FileToken::digest( $token ), $question_id, $this->time() )
		);
		return null !== $row && FileToken::is_of( $token, (int) $row['survey_id'], $question_id )
			? self::from_row( $row )
			: null;
	}

	/**
	 * Makes a file part of a response, once; inside its transaction.
	 *
	 * @throws Failure 422 naming the answer, when it belongs to another response or survey.
	 */
	public function bind( int $survey_id, int $response_id, string $question_id, string $token ): void {
		$bound = $this->database->execute(
			'UPDATE {file} SET response_id = %d, sender = \'\' WHERE token = %s AND survey_id = %d AND question_id = %s AND response_id IS NULL',
			array( $response_id, FileToken::digest( $token ), $survey_id, $question_id )
		);
		if ( 1 !== $bound ) {
			throw Failure::invalid(
				array( "answers[$question_id]" => __( 'This file was sent before, or too long ago.', 'userfeedback' ) )
			);
		}
	}

	/**
	 * The file of an answer.
	 *
	 * @return File|null
	 */
	public function of_answer( int $survey_id, int $response_id, string $question_id ): ?array {
		$row = $this->database->row(
			'SELECT id, title, kind, bytes, stored_as FROM {file} WHERE response_id = %d AND survey_id = %d AND question_id = %s',
			array( $response_id, $survey_id, $question_id )
		);
		return null === $row ? null : self::from_row( $row );
	}

	/**
	 * Lets go of files whose responses were deleted or anonymized: the next cleaning removes them.
	 *
	 * @param non-empty-list<int> $responses Their ids.
	 */
	public static function let_go( Database $database, array $responses ): void {
		$database->execute(
			"UPDATE {file} SET response_id = NULL, question_id = '', title = '', expires_at = '2000-01-01 00:00:00' WHERE response_id IN ("
				. implode( ', ', array_fill( 0, count( $responses ), '%d' ) ) . ')',
			$responses
		);
	}

	/**
	 * Files that nobody can send any more.
	 *
	 * @return list<File>
	 */
	public function expired( int $limit ): array {
		return array_map(
			self::from_row( ... ),
			$this->database->rows(
				'SELECT id, title, kind, bytes, stored_as FROM {file} WHERE response_id IS NULL AND expires_at <= %s ORDER BY id LIMIT %d',
				array( $this->time(), $limit )
			)
		);
	}

	/**
	 * Forgets a file that has no response.
	 *
	 * @return bool false when a response came in the meantime.
	 */
	public function forget( int $id ): bool {
		return 1 === $this->database->execute(
			'DELETE FROM {file} WHERE id = %d AND response_id IS NULL',
			array( $id )
		);
	}

	/**
	 * Whether a file waits for its response.
	 */
	public function has_waiting(): bool {
		return null !== $this->database->value( 'SELECT id FROM {file} WHERE response_id IS NULL LIMIT 1' );
	}

	/**
	 * Bytes of all files.
	 */
	public function bytes(): int {
		return (int) $this->database->value( 'SELECT SUM(bytes) FROM {file}' );
	}

	/**
	 * Bytes of the files of a sender that wait for their responses.
	 */
	public function waiting_bytes( string $sender ): int {
		return (int) $this->database->value(
			'SELECT SUM(bytes) FROM {file} WHERE response_id IS NULL AND sender = %s',
			array( $sender )
		);
	}

	/**
	 * Those of some names that a row has.
	 *
	 * @param non-empty-list<string> $names Names in the folder.
	 * @return list<string>
	 */
	public function known( array $names ): array {
		$rows = $this->database->rows(
			'SELECT stored_as FROM {file} WHERE stored_as IN ('
				. implode( ', ', array_fill( 0, count( $names ), '%s' ) ) . ')',
			$names
		);
		return array_map( 'strval', array_column( $rows, 'stored_as' ) );
	}

	private function time( int $from_now = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() + $from_now );
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 * @return File
	 */
	private static function from_row( array $row ): array {
		return array(
			'id'        => (int) $row['id'],
			'title'     => (string) $row['title'],
			'kind'      => (string) $row['kind'],
			'bytes'     => (int) $row['bytes'],
			'stored_as' => (string) $row['stored_as'],
		);
	}
}
