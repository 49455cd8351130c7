<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

/**
 * How far a list is: the last response that was looked at, how many were, and of how many.
 */
final class InboxPlace {

	/**
	 * Of a cursor: 14 digits of time, id, looked, total.
	 */
	public const PATTERN = '^\d{14}-\d{1,10}-\d{1,10}-\d{1,10}\z';

	/**
	 * @param string $at UTC, as the database writes it.
	 */
	public function __construct(
		public readonly string $at,
		public readonly int $id,
		public readonly int $looked,
		public readonly int $total
	) {}

	/**
	 * Before the newest.
	 *
	 * @param int $total Responses to look at.
	 */
	public static function start( int $total ): self {
		return new self( '9999-12-31 23:59:59', 0, 0, $total );
	}

	/**
	 * @param string $cursor Of the form of PATTERN.
	 */
	public static function of_cursor( string $cursor ): self {
		list( $at, $id, $looked, $total ) = explode( '-', $cursor );
		return new self(
			(string) preg_replace( '/(....)(..)(..)(..)(..)(..)/', '$1-$2-$3 $4:$5:$6', $at ),
			(int) $id,
			(int) $looked,
			(int) $total
		);
	}

	public function to_cursor(): string {
		return implode(
			'-',
			array( (string) preg_replace( '/\D/', '', $this->at ), $this->id, $this->looked, $this->total )
		);
	}

	/**
	 * The place behind a response.
	 */
	public function behind( string $at, int $id ): self {
		return new self( $at, $id, $this->looked + 1, max( $this->total, $this->looked + 1 ) );
	}
}
