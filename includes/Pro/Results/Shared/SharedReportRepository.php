<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * The links to shared reports. Only the digest of a token is stored: a stolen table opens no report.
 */
final class SharedReportRepository {

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct( private Database $database ) {}

	/**
	 * Stores a link; its id is ignored.
	 *
	 * @param string $token Goes into the link.
	 * @return int Its id.
	 */
	public function insert( SharedReport $report, string $token ): int {
		$this->database->execute(
			'INSERT INTO {report} (survey_id, digest, name, days, filter, written, summary, password, figures, author,
				created_at, ends_at)
			VALUES (%d, x%s, %s, %s, %s, %d, %d, %s, %s, %d, %s, %s)',
			array(
				$report->survey_id,
				self::digest( $token ),
				$report->name,
				$report->days,
				self::encode( $report->filter ),
				(int) $report->written,
				(int) $report->summary,
				$report->password,
				self::encode( $report->figures ),
				$report->author,
				$report->created_at->format( self::FORMAT ),
				$report->ends_at?->format( self::FORMAT ),
			)
		);
		return (int) $this->database->value( 'SELECT id FROM {report} WHERE digest = x%s', array( self::digest( $token ) ) );
	}

	/**
	 * Links of a survey, newest first.
	 *
	 * @return list<SharedReport>
	 */
	public function of_survey( int $survey_id ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				'SELECT * FROM {report} WHERE survey_id = %d ORDER BY id DESC LIMIT 200',
				array( $survey_id )
			)
		);
	}

	public function count( int $survey_id ): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {report} WHERE survey_id = %d', array( $survey_id ) );
	}

	public function find( int $id ): ?SharedReport {
		$row = $this->database->row( 'SELECT * FROM {report} WHERE id = %d', array( $id ) );
		return null === $row ? null : self::read( $row );
	}

	/**
	 * The index answers by the digest, so the time that it takes tells nothing about a token.
	 */
	public function find_by_token( string $token ): ?SharedReport {
		$row = $this->database->row( 'SELECT * FROM {report} WHERE digest = x%s', array( self::digest( $token ) ) );
		return null === $row ? null : self::read( $row );
	}

	/**
	 * @return bool Whether the survey had it.
	 */
	public function delete( int $survey_id, int $id ): bool {
		return $this->database->execute(
			'DELETE FROM {report} WHERE id = %d AND survey_id = %d',
			array( $id, $survey_id )
		) > 0;
	}

	public function note_opened( int $id, DateTimeImmutable $now ): void {
		$this->database->execute(
			'UPDATE {report} SET opened = opened + 1, opened_at = %s WHERE id = %d',
			array( $now->format( self::FORMAT ), $id )
		);
	}

	/**
	 * Takes one try of the hour, before the password is looked at: calls at the same moment get one each.
	 *
	 * @param int $most Tries an hour.
	 * @return int Tries that are left after this one, -1 where there was none.
	 */
	public function take_try( int $id, int $most, DateTimeImmutable $now ): int {
		$start = $now->modify( '-1 hour' )->format( self::FORMAT );
		// MySQL sets columns from left to right, SQLite reads the old row: both see the old moment in the first.
		$this->database->execute(
			'UPDATE {report} SET tries = CASE WHEN tries_at IS NULL OR tries_at <= %s THEN 0 ELSE tries END WHERE id = %d',
			array( $start, $id )
		);
		$taken = $this->database->execute(
			'UPDATE {report} SET tries_at = CASE WHEN tries = 0 THEN %s ELSE tries_at END, tries = tries + 1
			WHERE id = %d AND tries < %d',
			array( $now->format( self::FORMAT ), $id, $most )
		);
		return 0 === $taken
			? -1
			: max( 0, $most - (int) $this->database->value( 'SELECT tries FROM {report} WHERE id = %d', array( $id ) ) );
	}

	public function forget_tries( int $id ): void {
		$this->database->execute( 'UPDATE {report} SET tries = 0 WHERE id = %d', array( $id ) );
	}

	private static function digest( string $token ): string {
		return hash( 'sha256', $token );
	}

	/**
	 * @param array<mixed> $value What is stored; '' stands for an empty one.
	 */
	private static function encode( array $value ): string {
		return array() === $value ? '' : (string) wp_json_encode( $value );
	}

	/**
	 * @return array<mixed>
	 */
	private static function decode( ?string $text ): array {
		$value = json_decode( (string) $text, true );
		return is_array( $value ) ? $value : array();
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): SharedReport {
		$utc    = new DateTimeZone( 'UTC' );
		$moment = static fn ( ?string $at ): ?DateTimeImmutable => null === $at
			? null
			: new DateTimeImmutable( $at, $utc );
		/**
		 * Only insert() writes it.
		 *
		 * @var array<string, mixed> $figures
		 */
		$figures = self::decode( $row['figures'] );
		return new SharedReport(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['name'],
			(string) $row['days'],
			self::decode( $row['filter'] ),
			'1' === $row['written'],
			'1' === $row['summary'],
			(string) $row['password'],
			$figures,
			(int) $row['author'],
			new DateTimeImmutable( (string) $row['created_at'], $utc ),
			$moment( $row['ends_at'] ),
			$moment( $row['opened_at'] ),
			(int) $row['opened']
		);
	}
}
