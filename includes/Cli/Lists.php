<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * Prints a page of a list.
 */
final class Lists {

	/**
	 * @param array<mixed> $list   Reply of a list's route.
	 * @param list<string> $fields Columns.
	 * @param string       $format table, csv, json, yaml, ids or count.
	 */
	public static function show( array $list, array $fields, string $format ): void {
		if ( 'count' === $format ) {
			WP_CLI::log( (string) $list['pagination']['total'] );
			return;
		}
		if ( 'ids' === $format ) {
			WP_CLI::log( implode( ' ', array_column( $list['items'], 'id' ) ) );
			return;
		}
		$rows = array();
		foreach ( $list['items'] as $item ) {
			$rows[] = $item + array_fill_keys( $fields, '' );
		}
		format_items( $format, $rows, $fields );
		$pages = $list['pagination'];
		if ( 'table' === $format && $pages['pages'] > 1 ) {
			WP_CLI::log( sprintf( 'Page %d of %d, %d in all.', $pages['page'], $pages['pages'], $pages['total'] ) );
		}
	}
}
