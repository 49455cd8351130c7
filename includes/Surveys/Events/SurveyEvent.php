<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use DateTimeImmutable;

/**
 * Something that happened to a survey and may change its answers.
 *
 * @phpstan-type Change array{what: string, question?: string, from?: string, to?: string}
 */
final class SurveyEvent {

	public const PUBLISHED = 'published';
	public const PAUSED    = 'paused';
	public const EDITED    = 'edited';

	/**
	 * @param string            $kind    PUBLISHED, PAUSED or EDITED.
	 * @param DateTimeImmutable $at      UTC; in the future where a publication is scheduled.
	 * @param list<Change>      $changes What an edit changed, from SurveyChanges.
	 * @param int               $author  User id.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly DateTimeImmutable $at,
		public readonly array $changes,
		public readonly int $author
	) {}
}
