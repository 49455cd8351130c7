<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use DateTimeImmutable;
use UserFeedback\Database\Database;

/**
 * Stores heatmaps. After each change it notes in an autoloaded option which pages are recorded, so that a visitor's
 * page asks no table.
 */
final class HeatmapRepository {

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct( private Database $database, private LiveHeatmaps $live ) {}

	public function find( int $id ): ?Heatmap {
		$row = $this->database->row(
			'SELECT * FROM {heatmap} WHERE id = %d AND state <> %s',
			array( $id, Heatmap::DELETED )
		);
		return null === $row ? null : Heatmap::of_row( $row );
	}

	/**
	 * Those that are not finished.
	 *
	 * @return list<Heatmap>
	 */
	public function unfinished( DateTimeImmutable $now ): array {
		return array_map(
			Heatmap::of_row( ... ),
			$this->database->rows(
				'SELECT * FROM {heatmap} WHERE state IN ( %s, %s ) AND ends_at > %s ORDER BY id',
				array( Heatmap::RECORDING, Heatmap::PAUSED, $now->format( self::FORMAT ) )
			)
		);
	}

	/**
	 * Stores a new or a changed one.
	 */
	public function store( Heatmap $heatmap, DateTimeImmutable $now ): int {
		$id = $heatmap->id;
		if ( 0 === $id ) {
			$id = $this->database->insert( 'heatmap', $heatmap->to_row() );
		} else {
			$this->database->update( 'heatmap', $heatmap->to_row(), array( 'id' => $id ) );
		}
		$this->note( $now );
		return $id;
	}

	/**
	 * Ends the heatmaps of a post that was deleted. They stay readable.
	 */
	public function end_of_post( int $post_id, DateTimeImmutable $now ): void {
		$ended = $this->database->execute(
			'UPDATE {heatmap} SET state = %s WHERE post_id = %d AND state IN ( %s, %s )',
			array( Heatmap::FINISHED, $post_id, Heatmap::RECORDING, Heatmap::PAUSED )
		);
		if ( $ended > 0 ) {
			$this->note( $now );
		}
	}

	/**
	 * Takes a heatmap out of everything; its data goes in batches.
	 *
	 * @return bool Whether there was one.
	 */
	public function mark_deleted( int $id, DateTimeImmutable $now ): bool {
		$found = $this->database->execute(
			'UPDATE {heatmap} SET state = %s WHERE id = %d AND state <> %s',
			array( Heatmap::DELETED, $id, Heatmap::DELETED )
		) > 0;
		$this->note( $now );
		return $found;
	}

	/**
	 * Notes which pages are recorded.
	 */
	public function note( DateTimeImmutable $now ): void {
		$this->live->note(
			array_values(
				array_filter(
					$this->unfinished( $now ),
					static fn ( Heatmap $heatmap ): bool => Heatmap::RECORDING === $heatmap->state
				)
			)
		);
	}
}
