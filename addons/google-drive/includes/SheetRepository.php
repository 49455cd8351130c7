<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use DateTimeImmutable;
use UserFeedback\Database\Database;

/**
 * Keeps what is known of spreadsheets and which responses are in them. One worker at a time writes into a spreadsheet:
 * its token stands in the row, and every change of it asks for the token.
 *
 * @phpstan-import-type Column from Layout
 */
final class SheetRepository {

	/**
	 * Condition of a spreadsheet in which there may be more responses than are noted.
	 */
	public const MAY_HOLD_MORE = "( unsure = 1 OR worker <> '' )";

	/**
	 * Responses in one statement.
	 */
	private const BATCH = 500;

	public function __construct( private Database $database ) {}

	public function find( int $survey_id ): Sheet {
		return Sheet::of_row(
			$survey_id,
			$this->database->row( 'SELECT * FROM {drive_sheet} WHERE survey_id = %d', array( $survey_id ) ) ?? array()
		);
	}

	/**
	 * Surveys with a spreadsheet or rows on their way.
	 *
	 * @return list<int>
	 */
	public function surveys(): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['survey_id'],
			$this->database->rows( 'SELECT survey_id FROM {drive_sheet} ORDER BY survey_id' )
		);
	}

	/**
	 * Takes a spreadsheet for a worker.
	 *
	 * @return bool false while another one has it.
	 */
	public function take( int $survey_id, string $worker, DateTimeImmutable $now, DateTimeImmutable $until ): bool {
		$this->ensure( $survey_id );
		return 1 === $this->database->execute(
			"UPDATE {drive_sheet} SET worker = %s, worker_until = %s WHERE survey_id = %d AND ( worker = '' OR worker_until IS NULL OR worker_until < %s )",
			array( $worker, self::utc( $until ), $survey_id, self::utc( $now ) )
		);
	}

	/**
	 * Notes that rows are about to be written, if the worker still has the spreadsheet.
	 */
	public function begin( int $survey_id, string $worker, DateTimeImmutable $until ): bool {
		$this->database->execute(
			'UPDATE {drive_sheet} SET unsure = 1, worker_until = %s WHERE survey_id = %d AND worker = %s',
			array( self::utc( $until ), $survey_id, $worker )
		);
		// MySQL counts no row whose values stay the same.
		return $worker === $this->database->value(
			'SELECT worker FROM {drive_sheet} WHERE survey_id = %d',
			array( $survey_id )
		);
	}

	public function give_back( int $survey_id, string $worker ): void {
		$this->database->execute(
			"UPDATE {drive_sheet} SET worker = '', worker_until = NULL WHERE survey_id = %d AND worker = %s",
			array( $survey_id, $worker )
		);
	}

	/**
	 * Remembers the file of a survey, if the worker still has the spreadsheet.
	 */
	public function set_file(
		int $survey_id,
		string $worker,
		string $spreadsheet_id,
		int $tab_id,
		string $file_name
	): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET spreadsheet_id = %s, tab_id = %d, file_name = %s WHERE survey_id = %d AND worker = %s',
			array( $spreadsheet_id, $tab_id, mb_substr( $file_name, 0, 255 ), $survey_id, $worker )
		);
	}

	/**
	 * Remembers where the file is, if the worker still has the spreadsheet.
	 */
	public function set_url( int $survey_id, string $worker, string $url ): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET url = %s WHERE survey_id = %d AND worker = %s',
			array( $url, $survey_id, $worker )
		);
	}

	/**
	 * Addresses of the spreadsheets of some surveys, as Google said them.
	 *
	 * @param list<int> $survey_ids Surveys.
	 * @return array<int, string> By survey; none where Google was not asked.
	 */
	public function urls( array $survey_ids ): array {
		$urls = array();
		foreach ( array() === $survey_ids ? array() : $this->database->rows(
			"SELECT survey_id, url FROM {drive_sheet} WHERE url <> '' AND survey_id IN ("
				. implode( ', ', array_fill( 0, count( $survey_ids ), '%d' ) ) . ')',
			$survey_ids
		) as $row ) {
			$urls[ (int) $row['survey_id'] ] = (string) $row['url'];
		}
		return $urls;
	}

	/**
	 * @param array<string, Column> $columns Those of a spreadsheet, by key.
	 */
	public function set_columns( int $survey_id, string $spreadsheet_id, array $columns ): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET columns_json = %s WHERE survey_id = %d AND spreadsheet_id = %s',
			array( (string) wp_json_encode( $columns, JSON_UNESCAPED_UNICODE ), $survey_id, $spreadsheet_id )
		);
	}

	/**
	 * Remembers that responses are in a spreadsheet. Where the owner has begun a new one meanwhile, they are none of
	 * its rows: the former one is known by its newest response.
	 *
	 * @param list<int> $ids Responses.
	 * @return bool Whether it is still the one of the survey.
	 */
	public function add_rows( int $survey_id, string $spreadsheet_id, array $ids, DateTimeImmutable $now ): bool {
		return $this->database->transaction(
			function () use ( $survey_id, $spreadsheet_id, $ids, $now ): bool {
				$current = $this->database->value(
					'SELECT spreadsheet_id FROM {drive_sheet} WHERE survey_id = %d FOR UPDATE',
					array( $survey_id )
				);
				if ( $current !== $spreadsheet_id ) {
					$newest = array() === $ids ? 0 : max( $ids );
					$this->database->execute(
						'UPDATE {drive_former} SET newest = %d WHERE spreadsheet_id = %s AND newest < %d',
						array( $newest, $spreadsheet_id, $newest )
					);
					return false;
				}
				foreach ( array_chunk( $ids, self::BATCH ) as $chunk ) {
					$values = array();
					foreach ( $chunk as $id ) {
						array_push( $values, $id, $survey_id );
					}
					$this->database->execute(
						'INSERT INTO {drive_row} (response_id, survey_id) VALUES '
							. implode( ', ', array_fill( 0, count( $chunk ), '(%d, %d)' ) )
							. ' ON DUPLICATE KEY UPDATE survey_id = VALUES(survey_id)',
						$values
					);
				}
				$this->database->execute(
					'UPDATE {drive_sheet} SET unsure = 0, sent = ( SELECT COUNT(*) FROM {drive_row} WHERE survey_id = %d ), sent_at = %s WHERE survey_id = %d',
					array( $survey_id, self::utc( $now ), $survey_id )
				);
				return true;
			}
		);
	}

	/**
	 * Those of some responses that are in the spreadsheet.
	 *
	 * @param list<int> $ids Responses.
	 * @return list<int>
	 */
	public function among( array $ids ): array {
		return array() === $ids ? array() : array_map(
			static fn ( array $row ): int => (int) $row['response_id'],
			$this->database->rows(
				'SELECT response_id FROM {drive_row} WHERE response_id IN ('
					. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')',
				$ids
			)
		);
	}

	/**
	 * The last rows of a worker did not arrive: Google said so.
	 */
	public function sure( int $survey_id, string $worker ): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET unsure = 0 WHERE survey_id = %d AND worker = %s',
			array( $survey_id, $worker )
		);
	}

	/**
	 * Notes a failure.
	 */
	public function failed(
		int $survey_id,
		string $error,
		string $detail,
		DateTimeImmutable $now,
		DateTimeImmutable $next
	): void {
		$this->ensure( $survey_id );
		$this->database->execute(
			'UPDATE {drive_sheet} SET failures = failures + 1, error = %s, detail = %s, failing_since = COALESCE(failing_since, %s), next_at = %s WHERE survey_id = %d',
			array( $error, $detail, self::utc( $now ), self::utc( $next ), $survey_id )
		);
	}

	/**
	 * Notes that it works, or may be tried at once.
	 *
	 * @param int $survey_id 0 for all surveys.
	 */
	public function works( int $survey_id ): void {
		$this->database->execute(
			"UPDATE {drive_sheet} SET failures = 0, error = '', detail = '', failing_since = NULL, next_at = NULL WHERE ( survey_id = %d OR %d = 0 ) AND ( failures > 0 OR error <> '' OR next_at IS NOT NULL )",
			array( $survey_id, $survey_id )
		);
	}

	/**
	 * Lets the next attempt be made at once.
	 */
	public function hurry( int $survey_id ): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET next_at = NULL WHERE survey_id = %d',
			array( $survey_id )
		);
	}

	/**
	 * Starts to send all responses up to one.
	 */
	public function start_all( int $survey_id, int $to, int $total ): void {
		$this->ensure( $survey_id );
		$this->database->execute(
			'UPDATE {drive_sheet} SET all_total = %d, all_done = 0, all_after = 0, all_to = %d WHERE survey_id = %d',
			array( $total, $to, $survey_id )
		);
	}

	/**
	 * Notes how far it is; 0 as the last response ends it.
	 */
	public function advance_all( int $survey_id, int $after, int $rows ): void {
		$this->database->execute(
			'UPDATE {drive_sheet} SET all_done = all_done + %d, all_after = %d, all_to = CASE WHEN %d = 0 THEN 0 ELSE all_to END WHERE survey_id = %d',
			array( $rows, $after, $after, $survey_id )
		);
	}

	/**
	 * Takes the mark away where the job that would do it is gone: deleting the addon deletes jobs and keeps the rest.
	 */
	public function end_lost_all(): void {
		$this->database->execute(
			"UPDATE {drive_sheet} SET all_after = 0, all_to = 0 WHERE all_to > 0 AND survey_id NOT IN ( SELECT survey_id FROM {outbox} WHERE kind = %s AND status <> 'done' )",
			array( SendAll::KIND )
		);
	}

	/**
	 * Lets the next row begin a new spreadsheet. The old one stays known by the newest response in it, or by the newest
	 * of all where more may be in it: whoever erases a person must name it.
	 */
	public function renew( int $survey_id ): void {
		$this->ensure( $survey_id );
		$this->database->transaction(
			function () use ( $survey_id ): void {
				$more = $this->database->value(
					'SELECT survey_id FROM {drive_sheet} WHERE survey_id = %d AND ' . self::MAY_HOLD_MORE . ' FOR UPDATE',
					array( $survey_id )
				);
				// Apart: within the INSERT it would lock responses, and visitors would wait.
				$newest = null === $more ? 0 : (int) $this->database->value( 'SELECT MAX(id) FROM {response}' );
				$this->database->execute(
					"INSERT INTO {drive_former} (spreadsheet_id, url, survey_id, file_name, newest) SELECT s.spreadsheet_id, s.url, s.survey_id, s.file_name, GREATEST( %d, COALESCE( MAX(d.response_id), 0 ) ) FROM {drive_sheet} s LEFT JOIN {drive_row} d ON d.survey_id = s.survey_id WHERE s.survey_id = %d AND s.spreadsheet_id <> '' GROUP BY s.spreadsheet_id, s.url, s.survey_id, s.file_name ON DUPLICATE KEY UPDATE file_name = VALUES(file_name), newest = VALUES(newest)",
					array( $newest, $survey_id )
				);
				$this->database->execute( 'DELETE FROM {drive_row} WHERE survey_id = %d', array( $survey_id ) );
				$this->database->execute(
					"UPDATE {drive_sheet} SET spreadsheet_id = '', url = '', generation = generation + 1, columns_json = '', worker = '', worker_until = NULL, unsure = 0, sent = 0, sent_at = NULL, failures = 0, error = '', detail = '', failing_since = NULL, next_at = NULL, all_to = 0 WHERE survey_id = %d",
					array( $survey_id )
				);
			}
		);
	}

	/**
	 * Forgets everything about a survey that is gone.
	 */
	public function forget( int $survey_id ): void {
		$this->database->transaction(
			function () use ( $survey_id ): void {
				$this->database->execute( 'DELETE FROM {drive_row} WHERE survey_id = %d', array( $survey_id ) );
				$this->database->execute( 'DELETE FROM {drive_sheet} WHERE survey_id = %d', array( $survey_id ) );
				$this->database->execute( 'DELETE FROM {drive_former} WHERE survey_id = %d', array( $survey_id ) );
			}
		);
	}

	/**
	 * Forgets those of some responses that are deleted. The anonymized ones stay noted: their rows are still there.
	 *
	 * @param list<int> $ids Responses.
	 */
	public function forget_deleted( array $ids ): void {
		foreach ( array_chunk( $ids, self::BATCH ) as $chunk ) {
			$in = ' IN (' . implode( ', ', array_fill( 0, count( $chunk ), '%d' ) ) . ')';
			$this->database->execute(
				'DELETE FROM {drive_row} WHERE response_id' . $in . ' AND response_id NOT IN ( SELECT id FROM {response} WHERE id' . $in . ' )',
				array( ...$chunk, ...$chunk )
			);
		}
	}

	private function ensure( int $survey_id ): void {
		$this->database->execute(
			"INSERT INTO {drive_sheet} (survey_id, columns_json) VALUES (%d, '') ON DUPLICATE KEY UPDATE survey_id = VALUES(survey_id)",
			array( $survey_id )
		);
	}

	private static function utc( DateTimeImmutable $time ): string {
		return $time->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
