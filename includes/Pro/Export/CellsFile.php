<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Closure;
use DateTimeImmutable;
use Generator;

/**
 * Cells as they are, a line of JSON per row: from it a spreadsheet is made, which itself cannot be written in
 * pieces.
 *
 * @phpstan-import-type Cell from Column
 * @phpstan-import-type Sheet from FigureSheets
 */
final class CellsFile implements ExportFile {

	/**
	 * Name of a date in a line.
	 */
	private const DATE = 'date';

	/**
	 * @param resource              $stream  Where to write, or to read.
	 * @param Closure(): list<Sheet> $figures Of this moment.
	 */
	public function __construct( private $stream, private Closure $figures ) {}

	/**
	 * Keeps the figures before the first row: when the last one is written there may be other responses.
	 */
	public function open( array $columns, bool $is_continued = false ): void {
		if ( ! $is_continued ) {
			$this->write( ( $this->figures )() );
		}
	}

	public function add( array $cells ): void {
		$line = array_map(
			static fn ( mixed $cell ): mixed => $cell instanceof DateTimeImmutable
				? array( self::DATE => $cell->format( DATE_RFC3339 ) )
				: $cell,
			$cells
		);
		$this->write( $line );
	}

	/**
	 * @param array<mixed> $line Of the file.
	 * @throws ExportStopped When it cannot be written.
	 */
	private function write( array $line ): void {
		$json = (string) wp_json_encode(
			$line,
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
		if ( false === fwrite( $this->stream, $json . "\n" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
			throw ExportStopped::no_space();
		}
	}

	public function close( int $rows ): void {}

	public function fail( int $rows ): void {}

	/**
	 * The figures that were kept.
	 *
	 * @return list<Sheet>
	 * @throws ExportStopped When they are damaged.
	 */
	public function figures(): array {
		rewind( $this->stream );
		/**
		 * @var list<Sheet>|null $sheets
		 */
		$sheets = json_decode( (string) fgets( $this->stream ), true );
		return is_array( $sheets ) ? $sheets : throw ExportStopped::no_space();
	}

	/**
	 * The rows that were added.
	 *
	 * @return Generator<list<Cell>>
	 * @throws ExportStopped When a line is damaged.
	 */
	public function rows(): Generator {
		$zone = wp_timezone();
		rewind( $this->stream );
		// The figures stand before them.
		fgets( $this->stream );
		for ( $line = fgets( $this->stream ); false !== $line; $line = fgets( $this->stream ) ) {
			$cells = json_decode( $line, true );
			if ( ! is_array( $cells ) ) {
				throw ExportStopped::no_space();
			}
			yield array_values(
				array_map(
					static fn ( mixed $cell ): mixed => is_array( $cell ) && isset( $cell[ self::DATE ] )
						? ( new DateTimeImmutable( $cell[ self::DATE ] ) )->setTimezone( $zone )
						: $cell,
					$cells
				)
			);
		}
	}
}
