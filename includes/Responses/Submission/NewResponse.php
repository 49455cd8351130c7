<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use DateTimeImmutable;
use UserFeedback\Responses\ResponseRepository;

/**
 * A response that will be stored.
 */
final class NewResponse {

	/**
	 * @param string            $client_id    UUID made in the browser.
	 * @param string            $body_hash    See Submission::hash().
	 * @param DateTimeImmutable $submitted_at UTC.
	 * @param string            $day          Y-m-d in the site's time zone.
	 * @param int               $user_id      0 for a guest.
	 * @param UserAgent         $agent        Browser, system, device.
	 * @param string            $country      Two letters, or ''.
	 * @param string            $language     Tag of the language in which it was given, or ''.
	 * @param string            $hidden       From HiddenFields::encode().
	 */
	public function __construct(
		public readonly int $survey_id,
		public readonly string $client_id,
		public readonly string $body_hash,
		public readonly DateTimeImmutable $submitted_at,
		public readonly string $day,
		public readonly SubmittedPage $page,
		public readonly int $user_id,
		public readonly string $ip,
		public readonly UserAgent $agent,
		public readonly Answers $answers,
		public readonly string $country = '',
		public readonly string $language = '',
		public readonly string $hidden = ''
	) {}

	/**
	 * The values of the response's row, in the order of ResponseRepository::INSERT.
	 *
	 * @return list<string|int>
	 */
	public function to_row(): array {
		return array(
			$this->survey_id,
			ResponseRepository::hex( $this->client_id ),
			$this->body_hash,
			ResponseRepository::PUBLISH,
			$this->submitted_at->format( 'Y-m-d H:i:s' ),
			$this->day,
			$this->page->id,
			$this->page->url,
			$this->page->title,
			$this->user_id,
			$this->ip,
			$this->agent->browser,
			$this->agent->os,
			$this->agent->device,
			$this->country,
			implode( ',', $this->answers->unanswered ),
			$this->answers->is_written() ? 1 : 0,
			$this->language,
			$this->hidden,
		);
	}
}
