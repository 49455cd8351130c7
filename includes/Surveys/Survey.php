<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * A survey (ENT-01). Immutable; use cases make changed copies with `with()`.
 */
final class Survey {

	public const DRAFT   = 'draft';
	public const PUBLISH = 'publish';
	public const TRASH   = 'trash';

	/**
	 * @param int                    $id            0 while it is not stored.
	 * @param string                 $type          `survey` or `nps` (A38).
	 * @param string                 $status        DRAFT, PUBLISH or TRASH.
	 * @param string                 $template      Key of the template it was made from.
	 * @param list<Question>         $questions     In order.
	 * @param array<string, mixed>   $settings      Complete, as SurveyDefaults::settings() (wire type SurveySettings).
	 * @param array<string, mixed>   $notifications Complete (wire type SurveyNotifications).
	 * @param DateTimeImmutable|null $publish_at    UTC; in the future it means Scheduled (A37).
	 * @param DateTimeImmutable|null $published_at  UTC; first time it went live.
	 * @param DateTimeImmutable      $created_at    UTC.
	 * @param DateTimeImmutable      $updated_at    UTC.
	 * @param int                    $revision      Grows with every save; what a later save may be based on.
	 * @param int                    $saved_by      User id of the last save.
	 * @param string                 $languages     Tags between commas: the source, then what visitors may get; '' for one language.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $type,
		public readonly string $status,
		public readonly string $template,
		public readonly array $questions,
		public readonly array $settings,
		public readonly array $notifications,
		public readonly ?DateTimeImmutable $publish_at,
		public readonly ?DateTimeImmutable $published_at,
		public readonly int $author,
		public readonly DateTimeImmutable $created_at,
		public readonly DateTimeImmutable $updated_at,
		public readonly int $revision = 0,
		public readonly int $saved_by = 0,
		public readonly string $languages = ''
	) {}

	/**
	 * Whether visitors may see and answer it at a given time. Expiry by month and day is a display rule
	 * (SEL-07) and not part of this.
	 */
	public function is_live( DateTimeImmutable $now ): bool {
		return self::PUBLISH === $this->status && ( null === $this->publish_at || $this->publish_at <= $now );
	}

	/**
	 * The questions that visitors can answer.
	 *
	 * @return list<Question>
	 */
	public function asked(): array {
		return array_values(
			array_filter( $this->questions, static fn ( Question $question ): bool => $question->takes_answers() )
		);
	}

	/**
	 * A question by id, or null.
	 *
	 * @param string $id The question's id.
	 */
	public function question( string $id ): ?Question {
		foreach ( $this->questions as $question ) {
			if ( $question->id === $id ) {
				return $question;
			}
		}
		return null;
	}

	/**
	 * Name of the visitor's cookie (ENT-02). Sites of a network may share cookies, and all have a survey of id 1.
	 */
	public function cookie_name(): string {
		return 'userfeedback-' . ( is_main_site() ? '' : get_current_blog_id() . '-' ) . $this->id;
	}

	/**
	 * A copy with other properties.
	 *
	 * @param array<string, mixed> $changes Property => new value.
	 */
	public function with( array $changes ): self {
		$properties = array_merge( get_object_vars( $this ), $changes );
		return new self( ...$properties );
	}

	/**
	 * Tags of its languages, the source first; [] where it has only one.
	 *
	 * @return list<string>
	 */
	public function languages(): array {
		return '' === $this->languages ? array() : explode( ',', $this->languages );
	}
}
