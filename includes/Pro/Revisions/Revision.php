<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use DateTimeImmutable;

/**
 * A survey as it was after a save.
 *
 * @phpstan-import-type Change from Changes
 * @phpstan-import-type SurveyContent from Content
 */
final class Revision {

	public const CREATED   = 'created';
	public const SAVED     = 'saved';
	public const PUBLISHED = 'published';
	public const AUTOSAVE  = 'autosave';
	public const RESTORED  = 'restored';

	/**
	 * @param int               $id       0 while it is not stored.
	 * @param int               $revision Of the survey.
	 * @param string            $kind     CREATED, SAVED, PUBLISHED, AUTOSAVE or RESTORED.
	 * @param int               $author   User id; 0 where it is not known any more.
	 * @param DateTimeImmutable $begun_at UTC; when the first of its autosaves came.
	 * @param DateTimeImmutable $saved_at UTC.
	 * @param list<Change>      $changes  Since the revision before it.
	 * @param SurveyContent     $content  From Content.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $survey_id,
		public readonly int $revision,
		public readonly string $kind,
		public readonly int $author,
		public readonly DateTimeImmutable $begun_at,
		public readonly DateTimeImmutable $saved_at,
		public readonly array $changes,
		public readonly array $content
	) {}
}
