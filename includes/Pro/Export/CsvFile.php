<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use DateTimeImmutable;

/**
 * CSV by RFC 4180, in UTF-8 with a byte order mark, which Excel needs (EXP-04, A79).
 */
final class CsvFile implements ExportFile {

	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/**
	 * A text that a spreadsheet would run or take apart (SEC-E1): a formula's first character, also in full width,
	 * behind blanks or a separator.
	 */
	private const RUNS = '/^[\s\x00-\x20\x{A0}\x{200B}\x{FEFF};,]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r\n\x00]/u';

	/**
	 * @param resource $stream Where to write.
	 */
	public function __construct( private $stream ) {}

	public function open( array $columns, bool $is_continued = false ): void {
		if ( $is_continued ) {
			return;
		}
		fwrite( $this->stream, self::BYTE_ORDER_MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
		$this->put( array_map( static fn ( Column $column ): string => self::harmless( $column->header ), $columns ) );
	}

	public function add( array $cells ): void {
		foreach ( $cells as $place => $cell ) {
			if ( is_string( $cell ) ) {
				$cells[ $place ] = self::harmless( $cell );
			} elseif ( $cell instanceof DateTimeImmutable ) {
				$cells[ $place ] = $cell->format( 'Y-m-d H:i:s' );
			} elseif ( is_array( $cell ) ) {
				$cells[ $place ] = self::harmless( implode( '; ', $cell ) );
			}
		}
		$this->put( $cells );
	}

	public function close( int $rows ): void {}

	public function fail( int $rows ): void {
		$this->put(
			array(
				sprintf(
					/* translators: %s: number of responses. */
					__( 'THIS FILE IS INCOMPLETE: the export stopped after %s responses.', 'userfeedback' ),
					number_format_i18n( $rows )
				),
			)
		);
	}

	/**
	 * A text that no spreadsheet runs. Numbers and dates are no texts and stay as they are.
	 */
	public static function harmless( string $text ): string {
		if ( '' === $text || ctype_alnum( $text[0] ) ) {
			return $text;
		}
		return 0 === preg_match( self::RUNS, $text ) ? $text : "'" . $text;
	}

	/**
	 * @param list<mixed> $cells Without objects and arrays.
	 * @throws ExportStopped When nothing can be written.
	 */
	private function put( array $cells ): void {
		if ( false === fputcsv( $this->stream, $cells, ',', '"', '', "\r\n" ) ) {
			throw ExportStopped::no_space();
		}
	}
}
