<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

/**
 * Conditions about one column of the response. Addons register theirs.
 */
final class Columns {

	/**
	 * Allowed values by column; null for any.
	 *
	 * @var array<string, list<string>|null>
	 */
	private array $columns = array(
		'device'  => array( 'desktop', 'tablet', 'mobile' ),
		'browser' => null,
		'os'      => null,
	);

	/**
	 * @param 'country'    $column A column of the table `response`.
	 * @param list<string> $values All that it can hold.
	 */
	public function add( string $column, array $values ): void {
		$this->columns[ $column ] = $values;
	}

	/**
	 * @return array<string, list<string>|null> Allowed values by column; null for any.
	 */
	public function all(): array {
		return $this->columns;
	}
}
