<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Makes the writer of a format.
 *
 * @phpstan-import-type Sheet from FigureSheets
 */
final class Files {

	public function __construct( private FigureSheets $sheets ) {}

	/**
	 * @param resource         $stream  Where CSV and JSON Lines go.
	 * @param string           $path    Where XLSX goes: a spreadsheet is a zip, which no stream can be.
	 * @param list<Sheet>|null $figures Those of the moment for which its rows stand; null for now.
	 */
	public function of( ExportOptions $options, $stream, string $path, ?array $figures = null ): ExportFile {
		return match ( $options->format ) {
			Format::Csv       => new CsvFile( $stream ),
			Format::JsonLines => new JsonLinesFile( $stream ),
			Format::Xlsx      => new XlsxFile(
				$path,
				fn (): array => $figures ?? $this->sheets->figures( $options ),
				fn ( int $rows ): array => array( $this->sheets->about( $options, $rows ) )
			),
		};
	}

	/**
	 * Rows of a spreadsheet that is written in slices.
	 *
	 * @param resource $stream Where they go.
	 */
	public function cells( ExportOptions $options, $stream ): CellsFile {
		return new CellsFile( $stream, fn (): array => $this->sheets->figures( $options ) );
	}
}
