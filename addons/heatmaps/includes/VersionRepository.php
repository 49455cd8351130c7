<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Database\Database;
use UserFeedback\Support\Failure;

/**
 * Versions of pages.
 */
final class VersionRepository {

	/**
	 * Versions of a heatmap. A page whose layout changes all the time belongs to its newest one.
	 */
	private const MOST = 50;

	private const TRIES = 5;

	public function __construct( private Database $database ) {}

	/**
	 * Notes that a version was seen.
	 *
	 * @param string $day Y-m-d in the site's time zone.
	 * @return int Its id.
	 * @throws Failure 503.
	 */
	public function seen( int $heatmap, string $fingerprint, string $day ): int {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row = $this->database->row(
				'SELECT id, last_seen FROM {heatmap_version} WHERE heatmap_id = %d AND fingerprint = %s',
				array( $heatmap, $fingerprint )
			) ?? $this->newest_of_many( $heatmap );
			if ( null !== $row ) {
				if ( (string) $row['last_seen'] < $day ) {
					$this->database->execute(
						'UPDATE {heatmap_version} SET last_seen = %s WHERE id = %d',
						array( $day, (int) $row['id'] )
					);
				}
				return (int) $row['id'];
			}
			$id = $this->database->insert_unless_taken(
				'INSERT INTO {heatmap_version} (heatmap_id, fingerprint, number, first_seen, last_seen) SELECT %d, %s, COALESCE(MAX(v.number), 0) + 1, %s, %s FROM {heatmap_version} v WHERE v.heatmap_id = %d',
				array( $heatmap, $fingerprint, $day, $day, $heatmap )
			);
			if ( null !== $id ) {
				return $id;
			}
		}
		throw Failure::store();
	}

	/**
	 * The newest version where there may be no more.
	 *
	 * @return array<string, string|null>|null
	 */
	private function newest_of_many( int $heatmap ): ?array {
		$newest = $this->database->rows(
			'SELECT id, last_seen FROM {heatmap_version} WHERE heatmap_id = %d ORDER BY number DESC LIMIT %d',
			array( $heatmap, self::MOST )
		);
		return count( $newest ) < self::MOST ? null : $newest[0];
	}
}
