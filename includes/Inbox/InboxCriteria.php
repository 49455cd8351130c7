<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Results\Range;

/**
 * Which written answers are wanted.
 */
final class InboxCriteria {

	public const STATES = array( 'all', 'unread', 'starred' );
	public const SCORES = array( 'low', 'middle', 'high' );

	public const SENTIMENTS = array( 'positive', 'neutral', 'negative', 'mixed' );

	/**
	 * @param 'all'|'unread'|'starred' $state     Which responses.
	 * @param string                   $search    What a text contains, '' for anything.
	 * @param int|null                 $survey_id Null for all surveys.
	 * @param 'low'|'middle'|'high'|null $score   Of the same response; null for anything, also none.
	 * @param string                   $tag       Id of a tag of the response, or 'none'; '' for any.
	 * @param Range|null               $range     Days of the site, null for all.
	 * @param string                   $sentiment Of one of its texts, '' for any.
	 * @param int                      $topic     Id of the topic of one of its texts, 0 for any.
	 * @param string                   $field     Name and value of a hidden field, `plan=pro`; '' for any.
	 */
	public function __construct(
		public readonly string $state = 'all',
		public readonly string $search = '',
		public readonly ?int $survey_id = null,
		public readonly ?string $score = null,
		public readonly string $tag = '',
		public readonly ?Range $range = null,
		public readonly string $sentiment = '',
		public readonly int $topic = 0,
		public readonly string $field = ''
	) {}

	/**
	 * Whether each response has to be looked at: the index does not know.
	 */
	public function looks_inside(): bool {
		return '' !== $this->search || null !== $this->score || '' !== $this->tag || '' !== $this->field
			|| $this->is_about_opinions();
	}

	public function is_about_opinions(): bool {
		return '' !== $this->sentiment || 0 !== $this->topic;
	}
}
