<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

/**
 * A mail with an HTML and a plain part.
 */
final class Message {

	public const RESPONSE = 'response';
	public const DIGEST   = 'digest';
	public const WEEKLY   = 'weekly';

	/**
	 * @param string                $kind      RESPONSE, DIGEST or WEEKLY.
	 * @param int                   $survey_id 0 for WEEKLY.
	 * @param list<string>          $to        Addresses.
	 * @param string                $html      '' for a plain mail.
	 * @param array<string, string> $headers   Value by name.
	 * @param array<string, string> $pictures  PNG by its name in `cid:` addresses.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly int $survey_id,
		public readonly array $to,
		public readonly string $subject,
		public readonly string $text,
		public readonly string $html = '',
		public readonly array $headers = array(),
		public readonly array $pictures = array()
	) {}
}
