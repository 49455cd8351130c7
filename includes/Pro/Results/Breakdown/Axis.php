<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

/**
 * Rows or columns in their order: what each shows, and which stored keys it consists of.
 *
 * @phpstan-type Entry array{key: string, value: mixed, removed: bool, of: list<string>}
 */
final class Axis {

	/**
	 * @param list<Entry> $entries  In order.
	 * @param bool        $multiple Whether a person can be in several.
	 */
	public function __construct( public readonly array $entries, public readonly bool $multiple ) {}

	/**
	 * The key of the entry that a stored key belongs to.
	 *
	 * @return array<array-key, string>
	 */
	public function places(): array {
		$places = array();
		foreach ( $this->entries as $entry ) {
			foreach ( $entry['of'] as $stored ) {
				$places[ $stored ] = $entry['key'];
			}
		}
		return $places;
	}
}
