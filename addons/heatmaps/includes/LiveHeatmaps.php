<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * The heatmaps that record, as an autoloaded option: what a visitor's page and the beacon need to know.
 *
 * @phpstan-type Live array{id: int, post: int, path: string, sample: int, until: int}
 */
final class LiveHeatmaps {

	public const OPTION = 'userfeedback_core_live_heatmaps';

	/**
	 * Heatmaps that may record at a time: the option is read on every page.
	 */
	public const MOST = 50;

	/**
	 * @return list<Live>
	 */
	public function all(): array {
		$stored = get_option( self::OPTION );
		$found  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $entry ) {
			if ( is_array( $entry ) && is_numeric( $entry['id'] ?? null ) ) {
				$number  = static function ( string $key ) use ( $entry ): int {
					return is_numeric( $entry[ $key ] ?? null ) ? (int) $entry[ $key ] : 0;
				};
				$found[] = array(
					'id'     => $number( 'id' ),
					'post'   => $number( 'post' ),
					'path'   => is_string( $entry['path'] ?? null ) ? $entry['path'] : '',
					'sample' => $number( 'sample' ),
					'until'  => $number( 'until' ),
				);
			}
		}
		return $found;
	}

	/**
	 * One that records now.
	 *
	 * @return Live|null
	 */
	public function find( int $id, int $now ): ?array {
		foreach ( $this->all() as $live ) {
			if ( $live['id'] === $id && $now < $live['until'] ) {
				return $live;
			}
		}
		return null;
	}

	/**
	 * @param list<Heatmap> $heatmaps All that record.
	 */
	public function note( array $heatmaps ): void {
		$entries = array_map(
			static fn ( Heatmap $heatmap ): array => array(
				'id'     => $heatmap->id,
				'post'   => $heatmap->post_id,
				'path'   => $heatmap->path,
				'sample' => $heatmap->sample,
				'until'  => $heatmap->ends_at()->getTimestamp(),
			),
			array_slice( $heatmaps, 0, self::MOST )
		);
		update_option( self::OPTION, $entries, true );
	}
}
