<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

/**
 * How sending a message ended.
 */
final class Sent {

	/**
	 * @param string       $reason  '' when the mail server took it for at least one address, else why it did not.
	 * @param list<string> $refused Addresses that the mail server refused while it took the message for others.
	 */
	public function __construct( public readonly string $reason, public readonly array $refused = array() ) {}
}
