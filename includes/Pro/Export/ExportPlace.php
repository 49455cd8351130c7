<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * How far an export has come: a file that is made in pieces goes on from here.
 *
 * @phpstan-import-type Place from ExportQuery
 */
final class ExportPlace {

	/**
	 * @param int           $last_id The newest response that the file will have.
	 * @param int           $rows    Rows that it has.
	 * @param Place|null    $after   The last response read; null at the start.
	 * @param bool          $is_end  Whether nothing is left to read.
	 */
	public function __construct(
		public readonly int $last_id,
		public readonly int $rows = 0,
		public readonly ?array $after = null,
		public readonly bool $is_end = false
	) {}
}
