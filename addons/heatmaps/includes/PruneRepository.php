<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Database\Database;

/**
 * Deletes what was recorded. Days are deleted through their elements, which the clustered key of the cells leads to;
 * the row of a day goes last, so that a run that was killed finds it again.
 */
final class PruneRepository {

	/**
	 * Rows of one statement (SEC-PR9).
	 */
	public const BATCH = 1000;

	/**
	 * Elements of one statement.
	 */
	private const ELEMENTS = 50;

	public function __construct( private Database $database ) {}

	/**
	 * Days of views before a day, by version and class of devices.
	 *
	 * @param string $before Y-m-d.
	 * @return list<array{version: int, device: int}>
	 */
	public function old( string $before ): array {
		return self::maps(
			$this->database->rows(
				'SELECT DISTINCT version_id, device FROM {heatmap_day} WHERE day < %s ORDER BY version_id, device',
				array( $before )
			)
		);
	}

	/**
	 * Everything of heatmaps that their owners deleted.
	 *
	 * @return list<array{version: int, device: int}>
	 */
	public function of_deleted(): array {
		return self::maps(
			$this->database->rows(
				'SELECT DISTINCT e.version_id, e.device FROM {heatmap} h JOIN {heatmap_version} v ON v.heatmap_id = h.id JOIN {heatmap_element} e ON e.version_id = v.id WHERE h.state = %s ORDER BY e.version_id, e.device',
				array( Heatmap::DELETED )
			)
		);
	}

	/**
	 * Deletes cells of a version and class of devices before a day.
	 *
	 * @param float               $until When the time is up.
	 * @param callable(int): void $told  Hears of each batch.
	 * @return bool Whether all are gone.
	 */
	public function delete_cells( int $version, int $device, string $before, float $until, callable $told ): bool {
		$after = 0;
		for ( ; ; ) {
			$ids = array_map(
				'intval',
				array_column(
					$this->database->rows(
						'SELECT id FROM {heatmap_element} WHERE version_id = %d AND device = %d AND id > %d ORDER BY id LIMIT %d',
						array( $version, $device, $after, self::ELEMENTS )
					),
					'id'
				)
			);
			if ( array() === $ids ) {
				return true;
			}
			do {
				if ( microtime( true ) > $until ) {
					return false;
				}
				$gone = $this->database->execute(
					'DELETE FROM {heatmap_bin} WHERE element_id IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
						. ' ) AND layer IN ( 1, 2, 3, 4, 5 ) AND day < %s LIMIT %d',
					array( ...$ids, $before, self::BATCH )
				);
				$told( $gone );
			} while ( self::BATCH === $gone );
			$after = max( $ids );
		}
	}

	/**
	 * Deletes the days of a version and class of devices, and its elements and the version where none are left.
	 */
	public function delete_days( int $version, int $device, string $before ): void {
		$this->database->execute(
			'DELETE FROM {heatmap_day} WHERE version_id = %d AND device = %d AND day < %s',
			array( $version, $device, $before )
		);
		$left = $this->database->rows(
			'SELECT device, COUNT(*) AS days FROM {heatmap_day} WHERE version_id = %d GROUP BY device',
			array( $version )
		);
		if ( ! in_array( (string) $device, array_column( $left, 'device' ), true ) ) {
			$this->database->execute(
				'DELETE FROM {heatmap_element} WHERE version_id = %d AND device = %d',
				array( $version, $device )
			);
		}
		if ( array() === $left ) {
			$this->database->execute(
				'DELETE FROM {heatmap_version} WHERE id = %d AND last_seen < %s',
				array( $version, $before )
			);
		}
	}

	/**
	 * Removes deleted heatmaps that have nothing left.
	 */
	public function forget_deleted(): void {
		$ids = array_column(
			$this->database->rows( 'SELECT id FROM {heatmap} WHERE state = %s', array( Heatmap::DELETED ) ),
			'id'
		);
		foreach ( $ids as $id ) {
			$this->database->transaction(
				function () use ( $id ): void {
					$this->database->execute(
						'DELETE FROM {heatmap_day} WHERE version_id IN ( SELECT id FROM {heatmap_version} WHERE heatmap_id = %d )',
						array( (int) $id )
					);
					$this->database->execute( 'DELETE FROM {heatmap_version} WHERE heatmap_id = %d', array( (int) $id ) );
					$this->database->execute( 'DELETE FROM {heatmap} WHERE id = %d', array( (int) $id ) );
				}
			);
		}
	}

	/**
	 * Number of tiles before a day.
	 *
	 * @param string $before Y-m-d.
	 */
	public function count( string $before ): int {
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM {heatmap_bin} WHERE day < %s',
			array( $before )
		);
	}

	/**
	 * @param list<array<string, string|null>> $rows Of a query.
	 * @return list<array{version: int, device: int}>
	 */
	private static function maps( array $rows ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'version' => (int) $row['version_id'],
				'device'  => (int) $row['device'],
			),
			$rows
		);
	}
}
