<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use DateTimeImmutable;
use UserFeedback\Pro\Webhooks\Formats\Format;

/**
 * An address that is told about events. Immutable.
 */
final class Webhook {

	/**
	 * Score questions of every survey, in place of one question.
	 */
	public const ANY_SCORE = array( 'nps', 'star-rating' );

	/**
	 * @param int                    $id             0 while it is not stored.
	 * @param int                    $survey_id      0 for all surveys.
	 * @param string                 $name           For the list, may be ''.
	 * @param list<Event>            $events         Of Event::CHOICES.
	 * @param string                 $score_question Id of a question, or a type of ANY_SCORE; '' without that event.
	 * @param int                    $score_below    The event happens for scores below it.
	 * @param bool                   $visitor        Whether IP address, browser and account go out too (A68).
	 * @param string                 $secret         See Secret.
	 * @param string                 $old_secret     The former one, '' without.
	 * @param DateTimeImmutable|null $old_until      UTC; until when the former one signs too.
	 * @param DateTimeImmutable|null $failing_since  UTC; first failure since a message was accepted.
	 * @param DateTimeImmutable|null $stopped_at     UTC; when it was switched off because of failures.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $survey_id,
		public readonly string $name,
		public readonly string $url,
		public readonly Format $format,
		public readonly array $events,
		public readonly string $score_question,
		public readonly int $score_below,
		public readonly bool $visitor,
		public readonly bool $active,
		public readonly string $secret,
		public readonly string $old_secret,
		public readonly ?DateTimeImmutable $old_until,
		public readonly ?DateTimeImmutable $failing_since,
		public readonly ?DateTimeImmutable $stopped_at
	) {}

	/**
	 * Whether it wants an event of a survey.
	 */
	public function wants( Event $event, int $survey_id ): bool {
		return $this->active
			&& ( 0 === $this->survey_id || $survey_id === $this->survey_id )
			&& in_array( $event->choice(), $this->events, true );
	}

	/**
	 * Secrets that sign now.
	 *
	 * @return non-empty-list<string>
	 */
	public function secrets( DateTimeImmutable $now ): array {
		return null !== $this->old_until && $this->old_until > $now && '' !== $this->old_secret
			? array( $this->secret, $this->old_secret )
			: array( $this->secret );
	}

	/**
	 * What people know it by: its name, or its address where it has none.
	 */
	public function label(): string {
		return '' === $this->name ? $this->short_url() : $this->name;
	}

	/**
	 * Host and last characters of the address: those of chat services are secrets themselves.
	 */
	public function short_url(): string {
		$host = (string) wp_parse_url( $this->url, PHP_URL_HOST );
		return strlen( $this->url ) > 40 ? $host . '/…' . substr( $this->url, -4 ) : $this->url;
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
}
