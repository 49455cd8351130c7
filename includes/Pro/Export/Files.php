<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Makes the writer of a format.
 */
final class Files {

	public function __construct( private FigureSheets $sheets ) {}

	/**
	 * @param resource $stream Where CSV and JSON Lines go.
	 * @param string   $path   Where XLSX goes: a spreadsheet is a zip, which no stream can be.
	 */
	public function of( ExportOptions $options, $stream, string $path ): ExportFile {
		return match ( $options->format ) {
			Format::Csv       => new CsvFile( $stream ),
			Format::JsonLines => new JsonLinesFile( $stream ),
			Format::Xlsx      => new XlsxFile( $path, fn ( int $rows ): array => $this->sheets->of( $options, $rows ) ),
		};
	}
}
