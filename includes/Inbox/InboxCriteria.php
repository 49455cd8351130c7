<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

/**
 * Which written answers are wanted.
 */
final class InboxCriteria {

	public const STATES = array( 'all', 'unread', 'starred' );
	public const SCORES = array( 'low', 'middle', 'high' );

	/**
	 * @param 'all'|'unread'|'starred' $state     Which responses.
	 * @param string                   $search    What a text contains, '' for anything.
	 * @param int|null                 $survey_id Null for all surveys.
	 * @param 'low'|'middle'|'high'|null $score   Of the same response; null for anything, also none.
	 */
	public function __construct(
		public readonly string $state = 'all',
		public readonly string $search = '',
		public readonly ?int $survey_id = null,
		public readonly ?string $score = null
	) {}
}
