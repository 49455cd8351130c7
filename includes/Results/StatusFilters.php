<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * The quick filters that the list of responses takes.
 */
final class StatusFilters {

	/**
	 * @var list<'all'|'publish'|'trash'>
	 */
	private array $statuses = array( 'all' );

	/**
	 * @param 'publish'|'trash' ...$statuses More filters.
	 */
	public function add( string ...$statuses ): void {
		array_push( $this->statuses, ...array_values( $statuses ) );
	}

	/**
	 * @return list<'all'|'publish'|'trash'>
	 */
	public function all(): array {
		return $this->statuses;
	}
}
