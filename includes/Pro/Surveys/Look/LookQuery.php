<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Look;

use UserFeedback\Database\Database;
use UserFeedback\Surveys\Survey;

/**
 * The looks that surveys have stored; those in the trash keep theirs.
 */
final class LookQuery {

	/**
	 * Surveys in one query: settings are read, not whole surveys.
	 */
	private const SLICE = 500;

	public function __construct( private Database $database ) {}

	/**
	 * Ids of the surveys whose settings differ, oldest first.
	 *
	 * @param callable(array<mixed>): bool $differs Gets the settings as they are stored.
	 * @return list<int>
	 */
	public function ids( callable $differs ): array {
		$found = array();
		$last  = 0;
		do {
			$read = 0;
			$rows = $this->database->rows(
				'SELECT id, settings FROM {survey} WHERE id > %d AND status IN ( %s, %s ) ORDER BY id LIMIT %d',
				array( $last, Survey::PUBLISH, Survey::DRAFT, self::SLICE )
			);
			foreach ( $rows as $row ) {
				++$read;
				$last     = (int) $row['id'];
				$settings = json_decode( (string) $row['settings'], true );
				if ( is_array( $settings ) && $differs( $settings ) ) {
					$found[] = $last;
				}
			}
		} while ( self::SLICE === $read );
		return $found;
	}
}
