<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

use Closure;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Responses\Submission\SubmissionInput;
use UserFeedback\Responses\Submission\SubmitResponse;
use UserFeedback\Support\Failure;

/**
 * The two public calls from body to reply, for the REST routes and the early path.
 */
final class PublicCalls {

	/**
	 * A call creates only what it uses: loading classes is a large part of the cost of the early path.
	 *
	 * @param Closure(): SubmitResponse   $submit     Stores a submission.
	 * @param Closure(): RecordImpression $impression Counts an impression.
	 * @param Closure(): RateLimiter      $limiter    Slows floods down.
	 * @param Closure(): LiveIndex        $index      Has the questions as visitors get them.
	 */
	public function __construct(
		private Closure $submit,
		private Closure $impression,
		private Closure $limiter,
		private Closure $index
	) {}

	/**
	 * POST surveys/{id}/responses.
	 *
	 * @return array{status: int, body: array<string, mixed>}
	 * @throws Failure What SubmissionInput and SubmitResponse throw, and 429.
	 */
	public function submit( int $survey_id, string $body ): array {
		$submission = SubmissionInput::from_json( $body );
		$visitor    = Visitor::from_request();
		( $this->limiter )()->count( $visitor );
		$stored = ( $this->submit )()->run( $survey_id, $submission, $visitor );
		if ( $visitor->user_id > 0 ) {
			RememberedSurveys::add_answered( $visitor->user_id, $survey_id, $submission->client_id, time() );
		}
		return array(
			'status' => $stored->is_new ? 201 : 200,
			'body'   => array( 'data' => $stored->id ),
		);
	}

	/**
	 * POST surveys/{id}/impression.
	 *
	 * @param bool $with_questions Whether the widget still needs the questions.
	 * @return array{status: int, body: array<string, mixed>}
	 * @throws Failure What RecordImpression throws.
	 */
	public function impression( int $survey_id, bool $with_questions ): array {
		$impression = ( $this->impression )();
		try {
			$impression->run( $survey_id, Visitor::from_request() );
		} catch ( Failure $failure ) {
			// If counting fails, the reply still contains the questions; the answers wait in the browser.
			if ( ! $with_questions || Failure::store()->status !== $failure->status ) {
				throw $failure;
			}
		}
		$body = array( 'data' => true );
		if ( $with_questions ) {
			$index             = ( $this->index )();
			$body['questions'] = $index->questions( $survey_id ) ?? $index->make_questions(
				$impression->survey( $survey_id )
			);
		}
		return array(
			'status' => 200,
			'body'   => $body,
		);
	}
}
