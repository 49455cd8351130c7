<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

/**
 * Conditions about one column of the response, or about what it gives away: weekday and hour. Addons register theirs.
 */
final class Columns {

	/**
	 * Allowed values by column; null for any.
	 *
	 * @var array<string, list<string>|null>
	 */
	private array $columns = array(
		'device'   => array( 'desktop', 'tablet', 'mobile' ),
		'browser'  => null,
		'os'       => null,
		'language' => null,
		'weekday'  => array( '0', '1', '2', '3', '4', '5', '6' ),
		'hour'     => array(
			...array( '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11' ),
			...array( '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23' ),
		),
	);

	/**
	 * Those that are known of every response.
	 */
	public const ALWAYS_KNOWN = array( 'weekday', 'hour' );

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
