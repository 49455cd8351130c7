<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

/**
 * Kinds of files.
 */
enum Format: string {

	case Csv       = 'csv';
	case Xlsx      = 'xlsx';
	case JsonLines = 'jsonl';

	public function content_type(): string {
		return match ( $this ) {
			self::Csv       => 'text/csv; charset=utf-8',
			self::Xlsx      => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
			self::JsonLines => 'application/x-ndjson; charset=utf-8',
		};
	}
}
