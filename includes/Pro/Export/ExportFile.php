<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Writes rows in one format.
 *
 * @phpstan-import-type Cell from Column
 */
interface ExportFile {

	/**
	 * @param list<Column> $columns      The columns.
	 * @param bool         $is_continued Whether the file has its beginning already.
	 */
	public function open( array $columns, bool $is_continued = false ): void;

	/**
	 * @param list<Cell> $cells One per column.
	 */
	public function add( array $cells ): void;

	/**
	 * Ends a complete file.
	 *
	 * @param int $rows Number of rows.
	 */
	public function close( int $rows ): void;

	/**
	 * Ends a file that lacks rows, so that whoever opens it sees it.
	 *
	 * @param int $rows Number of rows it has.
	 */
	public function fail( int $rows ): void;
}
