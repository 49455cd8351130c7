<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Closure;
use DateTimeImmutable;
use OpenSpout\Common\Entity\Cell;
use OpenSpout\Common\Entity\Row;
use OpenSpout\Common\Entity\Style\Style;
use OpenSpout\Common\Exception\SpoutException;
use OpenSpout\Writer\Common\Creator\Style\StyleBuilder;
use OpenSpout\Writer\Common\Creator\WriterEntityFactory;
use OpenSpout\Writer\XLSX\Entity\SheetView;
use OpenSpout\Writer\XLSX\Writer;
use UserFeedback\Addons\AddonExports;

/**
 * A spreadsheet: responses, figures, and what both are about; or what an addon puts into one.
 *
 * @phpstan-import-type Sheet from AddonExports
 * @phpstan-import-type Sheet from FigureSheets as FigureSheet
 */
final class XlsxFile implements ExportFile {

	/**
	 * Rows that a sheet of Excel has. What does not fit gets another sheet.
	 */
	private const SHEET_ROWS = 1048576;

	/**
	 * Rows between two looks at whether somebody waits.
	 */
	private const STEP = 500;

	/**
	 * Longest text of a cell of Excel, in units of UTF-16, as it counts.
	 */
	private const CELL_LENGTH = 32767;

	private Writer $writer;

	private Style $text;

	private Style $date;

	private Style $bold;

	/**
	 * @var list<Column>
	 */
	private array $columns = array();

	private int $left = 0;

	private int $response_sheets = 0;

	/**
	 * @var list<FigureSheet>
	 */
	private array $figures = array();

	/**
	 * @param string                             $path        File to write.
	 * @param Closure(): list<FigureSheet>|null    $get_figures What stands behind the rows.
	 * @param Closure(int): list<FigureSheet>|null $get_about   Gets the number of rows, returns what comes last.
	 */
	public function __construct(
		private string $path,
		private ?Closure $get_figures = null,
		private ?Closure $get_about = null
	) {}

	/**
	 * Whether this server can make spreadsheets. A checkout without Composer's packages cannot.
	 */
	public static function is_possible(): bool {
		Spreadsheets::load();
		return class_exists( WriterEntityFactory::class ) && class_exists( \ZipArchive::class );
	}

	public function open( array $columns, bool $is_continued = false ): void {
		$this->columns = $columns;
		$this->prepare();
		// Responses that come while the rows are written are not in the file.
		$this->figures = null === $this->get_figures ? array() : ( $this->get_figures )();
		$this->run(
			function (): void {
				$this->writer->openToFile( $this->path );
				$this->start_responses();
			}
		);
	}

	/**
	 * Writes a whole workbook of an addon.
	 *
	 * @param non-empty-list<Sheet>      $sheets   Its sheets.
	 * @param (callable(int): void)|null $progress Gets the number of rows now and then; may throw to stop.
	 * @throws ExportStopped When it cannot be written.
	 */
	public function write( array $sheets, ?callable $progress = null ): void {
		$this->prepare();
		$this->run(
			function () use ( $sheets, $progress ): void {
				$this->writer->openToFile( $this->path );
				$written = 0;
				foreach ( $sheets as $place => $sheet ) {
					if ( $place > 0 ) {
						$this->writer->addNewSheetAndMakeItCurrent();
					}
					$this->start( $sheet['name'], $sheet['widths'], $sheet['header'] );
					$this->left = self::SHEET_ROWS - 1;
					foreach ( $sheet['rows'] as $cells ) {
						if ( 0 === $this->left ) {
							break;
						}
						$this->writer->addRow( $this->row( $cells, $this->text ) );
						--$this->left;
						++$written;
						if ( null !== $progress && 0 === $written % self::STEP ) {
							$progress( $written );
						}
					}
				}
				$this->writer->close();
			}
		);
	}

	/**
	 * Makes the library's writer.
	 *
	 * @throws ExportStopped Where there is no library.
	 */
	private function prepare(): void {
		if ( ! self::is_possible() ) {
			throw ExportStopped::no_spreadsheets();
		}
		$this->text   = new Style();
		$this->date   = ( new StyleBuilder() )->setFormat( 'yyyy-mm-dd hh:mm:ss' )->build();
		$this->bold   = ( new StyleBuilder() )->setFontBold()->build();
		$this->writer = WriterEntityFactory::createXLSXWriter();
		$this->writer->setTempFolder( rtrim( get_temp_dir(), '/' ) );
		$this->writer->setShouldCreateNewSheetsAutomatically( false );
	}

	public function add( array $cells ): void {
		$this->run(
			function () use ( $cells ): void {
				if ( 0 === $this->left ) {
					$this->writer->addNewSheetAndMakeItCurrent();
					$this->start_responses();
				}
				$this->writer->addRow( $this->row( $cells, $this->text ) );
				--$this->left;
			}
		);
	}

	public function close( int $rows ): void {
		$this->run(
			function () use ( $rows ): void {
				$about = null === $this->get_about ? array() : ( $this->get_about )( $rows );
				foreach ( array( ...$this->figures, ...$about ) as $sheet ) {
					$this->writer->addNewSheetAndMakeItCurrent();
					$this->start( $sheet['name'], $sheet['widths'], $sheet['rows'][0] );
					foreach ( array_slice( $sheet['rows'], 1 ) as $cells ) {
						$this->writer->addRow( $this->row( $cells, $this->text ) );
					}
				}
				$this->writer->close();
			}
		);
	}

	/**
	 * Removes what was written: half a spreadsheet cannot be opened, so nobody takes it for a whole one.
	 */
	public function fail( int $rows ): void {
		if ( isset( $this->writer ) ) {
			$this->run( fn () => $this->writer->close() );
		}
		wp_delete_file( $this->path );
	}

	private function start_responses(): void {
		++$this->response_sheets;
		$name = __( 'Responses', 'userfeedback' );
		$this->start(
			1 === $this->response_sheets ? $name : $name . ' ' . $this->response_sheets,
			array_map( static fn ( Column $column ): int => $column->width, $this->columns ),
			array_map( static fn ( Column $column ): string => $column->header, $this->columns )
		);
		$this->left = self::SHEET_ROWS - 1;
	}

	/**
	 * Begins the current sheet with a header that stays while one scrolls.
	 *
	 * @param list<int>    $widths Of the columns, in characters.
	 * @param list<mixed>  $header Names of the columns.
	 */
	private function start( string $name, array $widths, array $header ): void {
		$sheet = $this->writer->getCurrentSheet();
		$sheet->setName( mb_substr( $name, 0, 31 ) );
		$sheet->setSheetView( ( new SheetView() )->setFreezeRow( 2 )->setRightToLeft( is_rtl() ) );
		Spreadsheets::forget_widths( $this->writer );
		foreach ( $widths as $place => $width ) {
			$this->writer->setColumnWidth( $width, $place + 1 );
		}
		$this->writer->addRow( $this->row( $header, $this->bold ) );
	}

	/**
	 * @param list<mixed> $cells Cells of Column.
	 */
	private function row( array $cells, Style $style ): Row {
		return new Row(
			array_map(
				function ( mixed $cell ): Cell {
					if ( is_int( $cell ) || is_float( $cell ) || null === $cell ) {
						return new Cell( $cell );
					}
					if ( $cell instanceof DateTimeImmutable ) {
						return new Cell( $cell, $this->date );
					}
					return self::text_cell( is_array( $cell ) ? implode( '; ', $cell ) : (string) $cell );
				},
				$cells
			),
			$style
		);
	}

	/**
	 * A text, also where it looks like a formula (SEC-E1).
	 */
	private static function text_cell( string $text ): Cell {
		// XML has no such characters, and the library writes them: no reader would open the file.
		$text = str_replace( array( "\u{FFFE}", "\u{FFFF}" ), "\u{FFFD}", $text );
		$cell = new Cell( strlen( $text ) > self::CELL_LENGTH ? self::cut( $text ) : $text );
		if ( '' !== $text ) {
			$cell->setType( Cell::TYPE_STRING );
		}
		return $cell;
	}

	/**
	 * A text that fits into a cell. Excel calls a file damaged that has longer ones, and nobody would notice that words
	 * are missing.
	 */
	private static function cut( string $text ): string {
		$units = mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' );
		if ( strlen( $units ) <= 2 * self::CELL_LENGTH ) {
			return $text;
		}
		/* translators: stands at the end of a text. %s: a number. */
		$end  = ' ' . __( '… (cut: a cell of a spreadsheet takes %s characters)', 'userfeedback' );
		$end  = sprintf( $end, number_format_i18n( self::CELL_LENGTH ) );
		$kept = substr( $units, 0, 2 * self::CELL_LENGTH - strlen( mb_convert_encoding( $end, 'UTF-16LE', 'UTF-8' ) ) );
		// Half of a pair is no character.
		if ( 0xD8 === ( ord( $kept[ strlen( $kept ) - 1 ] ) & 0xFC ) ) {
			$kept = substr( $kept, 0, -2 );
		}
		return mb_convert_encoding( $kept, 'UTF-8', 'UTF-16LE' ) . $end;
	}

	/**
	 * @param Closure(): mixed $work Uses the writer.
	 * @throws ExportStopped When the library cannot write.
	 */
	private function run( Closure $work ): void {
		try {
			$work();
		} catch ( SpoutException $error ) {
			throw ExportStopped::no_space();
		}
	}
}
