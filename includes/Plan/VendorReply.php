<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The vendor's reply, not validated.
 */
final class VendorReply {

	/**
	 * @param string $body Body; '' when it went into a file.
	 */
	public function __construct( public readonly int $status, public readonly string $body ) {}

	/**
	 * The body as a JSON object, or null when it is none.
	 *
	 * @return array<mixed>|null
	 */
	public function object(): ?array {
		$data = json_decode( $this->body, true, 8 );
		return is_array( $data ) && ! array_is_list( $data ) ? $data : null;
	}
}
