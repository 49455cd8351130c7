<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Results\Range;
use UserFeedback\Support\Failure;

/**
 * Days of the site that a map is of, Y-m-d, both included.
 */
final class Days {

	public readonly string $from;

	public readonly string $to;

	/**
	 * @param string|null $from null for the first one.
	 * @param string|null $to   null for the last one.
	 */
	public function __construct( ?string $from = null, ?string $to = null ) {
		$this->from = $from ?? '1000-01-01';
		$this->to   = $to ?? '9999-12-31';
	}

	/**
	 * Those that a request names; all without.
	 *
	 * @param string $from  Y-m-d or ''.
	 * @param string $to    Y-m-d or ''.
	 * @param string $today Y-m-d.
	 * @throws Failure 400 naming the field.
	 */
	public static function of_request( string $from, string $to, string $today ): self {
		$range = Range::of_request(
			array(
				'from' => $from,
				'to'   => $to,
			),
			$today,
			1
		);
		return new self( '' === $from ? null : $range->start(), '' === $to ? null : $range->end() );
	}
}
