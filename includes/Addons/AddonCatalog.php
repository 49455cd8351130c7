<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use RuntimeException;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;
use UserFeedback\Support\Failure;
use UserFeedback\Support\JsonFile;

/**
 * The list of addons, from addons.json.
 */
final class AddonCatalog {

	/**
	 * Entries once read.
	 *
	 * @var array<string, AddonEntry>|null
	 */
	private ?array $entries = null;

	/**
	 * All addons, in the order of the list.
	 *
	 * @return array<string, AddonEntry> By slug.
	 */
	public function all(): array {
		$this->entries ??= self::read( Plugin::path( 'addons.json' ) );
		return $this->entries;
	}

	/**
	 * One addon, or null for a slug that is not in the list.
	 *
	 * @param string $slug E.g. `question-types`.
	 */
	public function find( string $slug ): ?AddonEntry {
		return $this->all()[ $slug ] ?? null;
	}

	/**
	 * The addon with a main file. The whole path is compared, so no path leads elsewhere (SEC-I7).
	 *
	 * @param string $basename E.g. `userfeedback-behavior/userfeedback-behavior.php`.
	 * @throws Failure 400 for anything else.
	 */
	public function by_basename( string $basename ): AddonEntry {
		foreach ( $this->all() as $slug => $addon ) {
			if ( AddonStates::basename( $slug ) === $basename ) {
				return $addon;
			}
		}
		throw Failure::invalid( array( 'plugin' => __( 'There is no such addon.', 'userfeedback' ) ), 400 );
	}

	/**
	 * Reads the list.
	 *
	 * @return array<string, AddonEntry>
	 * @throws RuntimeException When the file is damaged.
	 */
	private static function read( string $file ): array {
		$entries = array();
		foreach ( JsonFile::read( $file ) as $item ) {
			$text = static fn ( string $key ): string => is_array( $item ) && is_string( $item[ $key ] ?? null ) ? $item[ $key ] : throw new RuntimeException( 'addons.json lacks ' . $key ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for developers.
			$slug = $text( 'slug' );

			$entries[ $slug ] = new AddonEntry(
				$slug,
				$text( 'title' ),
				$text( 'excerpt' ),
				$text( 'icon' ),
				PlanLevel::from( $text( 'plan' ) ),
				$text( 'category' ),
				$text( 'note' )
			);
		}
		return $entries;
	}
}
