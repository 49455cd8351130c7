<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

/**
 * What a request says about the second group (docs/filters.md).
 */
final class Second {

	/**
	 * What B is: other days of the same people, or other people in the same days.
	 */
	public const KINDS = array( 'previous', 'year', 'dates', 'people' );

	/**
	 * @param string                     $kind   One of KINDS.
	 * @param array<mixed>               $filter `compare_filter`, where it is other people.
	 * @param array<string, string|null> $days   `compare_from` and `compare_to`, where it is other days.
	 * @param ''|'a'|'b'                 $apart  Which group gives up the responses that are in both.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $filter = array(),
		public readonly array $days = array(),
		public readonly string $apart = ''
	) {}
}
