<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Database\Database;

/**
 * Reads responses for spreadsheets, and which of them are in one.
 */
final class RowsQuery {

	public function __construct( private Database $database ) {}

	/**
	 * Published responses of a survey, oldest first.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @return array<int, array<string, string|null>> By id.
	 */
	public function published( int $survey_id, array $ids ): array {
		$found = array();
		foreach ( $this->database->rows(
			"SELECT id, submitted_at, page_title, page_url, hidden_fields FROM {response} WHERE survey_id = %d AND status = 'publish' AND id IN ("
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ') ORDER BY id',
			array( $survey_id, ...$ids )
		) as $row ) {
			$found[ (int) $row['id'] ] = $row;
		}
		return $found;
	}

	/**
	 * Published responses that are in no spreadsheet, oldest first.
	 *
	 * @param int $after Id of the last one before them.
	 * @param int $to    Id of the last one of interest.
	 * @return list<int>
	 */
	public function missing( int $survey_id, int $after, int $to, int $most ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				"SELECT r.id FROM {response} r LEFT JOIN {drive_row} d ON d.response_id = r.id WHERE r.survey_id = %d AND r.status = 'publish' AND r.id > %d AND r.id <= %d AND d.response_id IS NULL ORDER BY r.id LIMIT %d",
				array( $survey_id, $after, $to, $most )
			)
		);
	}

	/**
	 * Number of them, and the newest.
	 *
	 * @return array{rows: int, newest: int}
	 */
	public function count_missing( int $survey_id ): array {
		$row = $this->database->row(
			"SELECT COUNT(*) AS missing, MAX(r.id) AS newest FROM {response} r LEFT JOIN {drive_row} d ON d.response_id = r.id WHERE r.survey_id = %d AND r.status = 'publish' AND d.response_id IS NULL",
			array( $survey_id )
		);
		return array(
			'rows'   => (int) ( $row['missing'] ?? 0 ),
			'newest' => (int) ( $row['newest'] ?? 0 ),
		);
	}

	/**
	 * Spreadsheets that hold copies of some responses. Of a former one only the newest response is known, so it is
	 * named for all that are older, and one that has a worker or unsure rows for all of its survey: one too many to
	 * look into is better than one forgotten.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @return list<array{name: string, spreadsheet_id: string, url: string}>
	 */
	public function copies( array $ids ): array {
		$in = ' IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')';
		return array_map(
			static fn ( array $row ): array => array(
				'name'           => (string) $row['file_name'],
				'spreadsheet_id' => (string) $row['spreadsheet_id'],
				'url'            => (string) $row['url'],
			),
			$this->database->rows(
				'SELECT DISTINCT s.survey_id, s.file_name, s.spreadsheet_id, s.url FROM {drive_row} d JOIN {drive_sheet} s ON s.survey_id = d.survey_id WHERE d.response_id' . $in
					. " UNION SELECT DISTINCT s.survey_id, s.file_name, s.spreadsheet_id, s.url FROM {response} r JOIN {drive_sheet} s ON s.survey_id = r.survey_id AND s.spreadsheet_id <> '' AND "
					. SheetRepository::MAY_HOLD_MORE . ' WHERE r.id' . $in
					. ' UNION SELECT DISTINCT f.survey_id, f.file_name, f.spreadsheet_id, f.url FROM {response} r JOIN {drive_former} f ON f.survey_id = r.survey_id AND r.id <= f.newest WHERE r.id' . $in
					. ' ORDER BY survey_id, spreadsheet_id',
				array( ...$ids, ...$ids, ...$ids )
			)
		);
	}
}
