<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

use UserFeedback\Display\FontFolder;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\WidgetFont;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * Which font's files are here, and which are no longer used.
 *
 * @phpstan-type Stored array{family: string, weight: string, folder: string, bytes: int, files: int, fetched_at: string}
 */
final class FontStore {

	/**
	 * Seconds for which files stay that no new page names: caches keep pages for weeks.
	 */
	private const KEPT = 30 * 86_400;

	/**
	 * @param LiveIndex $index Contains the address of the style sheet.
	 */
	public function __construct( private LiveIndex $index, private Clock $clock ) {}

	/**
	 * The font whose files are here, or null.
	 *
	 * @return Stored|null
	 */
	public function current(): ?array {
		$font = self::read()['font'];
		return null !== $font && FontFolder::exists( $font['folder'] ) ? $font : null;
	}

	/**
	 * Makes a font the one that visitors get.
	 *
	 * @param string                $folder Name of the folder with its files.
	 * @param array<string, string> $files  Content by name.
	 */
	public function put( string $family, string $weight, string $folder, array $files ): void {
		$this->store(
			array(
				'family'     => $family,
				'weight'     => $weight,
				'folder'     => $folder,
				'bytes'      => array_sum( array_map( 'strlen', $files ) ),
				'files'      => count( $files ) - 1,
				'fetched_at' => Moment::wire( $this->clock->now() ),
			)
		);
	}

	/**
	 * The site uses the theme's font again.
	 */
	public function clear(): void {
		if ( null !== self::read()['font'] ) {
			$this->store( null );
		}
	}

	/**
	 * Deletes files that no page can name any more. Runs daily.
	 */
	public function sweep(): void {
		$stored = self::read();
		$now    = $this->clock->now()->getTimestamp();
		$kept   = array_filter( $stored['retired'], static fn ( int $since ): bool => $since > $now - self::KEPT );
		$used   = array( $stored['font']['folder'] ?? '', ...array_map( 'strval', array_keys( $kept ) ) );
		foreach ( array_diff( FontFolder::all(), $used ) as $folder ) {
			FontFolder::delete( $folder );
		}
		if ( $kept !== $stored['retired'] ) {
			$this->write( $stored['font'], $kept );
		}
	}

	/**
	 * @param Stored|null $font What visitors get from now on.
	 */
	private function store( ?array $font ): void {
		$stored  = self::read();
		$before  = $stored['font']['folder'] ?? '';
		$now     = $font['folder'] ?? '';
		$retired = $stored['retired'];
		unset( $retired[ $now ] );
		if ( '' !== $before && $before !== $now ) {
			$retired[ $before ] = $this->clock->now()->getTimestamp();
		}
		$this->write( $font, $retired );
		$this->index->forget();
	}

	/**
	 * @param Stored|null        $font    What visitors get.
	 * @param array<string, int> $retired When each folder was used last.
	 */
	private function write( ?array $font, array $retired ): void {
		update_option(
			WidgetFont::OPTION,
			array(
				'font'    => $font,
				'retired' => $retired,
			),
			true
		);
	}

	/**
	 * @return array{font: Stored|null, retired: array<string, int>}
	 */
	private static function read(): array {
		$stored  = get_option( WidgetFont::OPTION );
		$font    = is_array( $stored ) ? $stored['font'] ?? null : null;
		$old     = is_array( $stored ) ? $stored['retired'] ?? null : null;
		$retired = array();
		foreach ( is_array( $old ) ? $old : array() as $folder => $since ) {
			$retired[ (string) $folder ] = is_int( $since ) ? $since : 0;
		}
		// @phpstan-ignore return.type (write() wrote it.)
		return array(
			'font'    => is_array( $font ) && is_string( $font['folder'] ?? null ) ? $font : null,
			'retired' => $retired,
		);
	}
}
