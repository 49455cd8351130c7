<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Saved;

use UserFeedback\Database\Database;

/**
 * The saved filters of surveys.
 */
final class SavedFilterRepository {

	public function __construct( private Database $database ) {}

	/**
	 * @return list<SavedFilter> By name.
	 */
	public function of_survey( int $survey_id ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				'SELECT * FROM {saved_filter} WHERE survey_id = %d ORDER BY name, id',
				array( $survey_id )
			)
		);
	}

	public function find( int $survey_id, int $id ): ?SavedFilter {
		$row = $this->database->row(
			'SELECT * FROM {saved_filter} WHERE survey_id = %d AND id = %d',
			array( $survey_id, $id )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * The filter of a name, as the database compares names.
	 */
	public function named( int $survey_id, string $name ): ?SavedFilter {
		$row = $this->database->row(
			'SELECT * FROM {saved_filter} WHERE survey_id = %d AND name = %s',
			array( $survey_id, $name )
		);
		return null === $row ? null : self::read( $row );
	}

	/**
	 * @return int|null Id of the new filter, null when another has the name.
	 */
	public function create( SavedFilter $filter ): ?int {
		return $this->database->insert_unless_taken(
			'INSERT INTO {saved_filter} (survey_id, name, days, filter, author) VALUES (%d, %s, %s, %s, %d)',
			array(
				$filter->survey_id,
				$filter->name,
				$filter->days,
				(string) wp_json_encode( $filter->filter ),
				$filter->author,
			)
		);
	}

	public function change( SavedFilter $filter ): void {
		$this->database->update(
			'saved_filter',
			array(
				'name'   => $filter->name,
				'days'   => $filter->days,
				'filter' => (string) wp_json_encode( $filter->filter ),
			),
			array( 'id' => $filter->id )
		);
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM {saved_filter} WHERE id = %d', array( $id ) );
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): SavedFilter {
		/**
		 * Only create() and change() write it.
		 *
		 * @var array<string, mixed> $filter
		 */
		$filter = (array) json_decode( (string) $row['filter'], true );
		return new SavedFilter(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['name'],
			(string) $row['days'],
			$filter,
			(int) $row['author']
		);
	}
}
