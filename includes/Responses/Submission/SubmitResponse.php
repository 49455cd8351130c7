<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use Closure;
use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Stores a response: all of it or nothing, and only once however often it is sent. When this returns, the
 * commit is done.
 */
final class SubmitResponse {

	/**
	 * @param AnswerCheck               $check Holds answers against the survey.
	 * @param Closure(): FileRepository $files Files of visitors; few responses have one.
	 */
	public function __construct(
		private Database $database,
		private SurveyRepository $surveys,
		private ResponseRepository $responses,
		private CounterRepository $counters,
		private OutboxRepository $outbox,
		private OutboxHandlers $handlers,
		private AnswerCheck $check,
		private Clock $clock,
		private SurveyLanguages $languages,
		private Closure $files
	) {}

	/**
	 * Stores a submission.
	 *
	 * @throws Failure 404 when the survey is not live, 422 naming a wrong answer,
	 *                 409 when the client id came with another content, 503 when nothing was stored.
	 */
	public function run( int $survey_id, Submission $submission, Visitor $visitor ): Submitted {
		$survey = $this->surveys->find_for_visitor( $survey_id );
		if ( null === $survey || ! $this->check->can_be_answered( $survey, $this->clock->site_now() ) ) {
			throw Failure::not_found();
		}
		$response = $this->prepare( $survey, $submission, $visitor );
		$payloads = $this->handlers->payloads( $response->answers->asked( $survey ), $response->answers->rows );
		$id       = $this->database->transaction( fn (): ?int => $this->store( $response, $payloads ) );
		if ( null === $id ) {
			return $this->known( $response );
		}
		if ( array() !== $payloads ) {
			Schedule::after_reply();
		}
		return new Submitted( $id, true );
	}

	/**
	 * The response to store. Answers in another language are the source's from here on: nothing behind this knows of
	 * languages.
	 */
	private function prepare( Survey $survey, Submission $submission, Visitor $visitor ): NewResponse {
		$options      = '' === $submission->language
			? null
			: $this->languages->options( $survey, $submission->language );
		$answers      = array_map(
			static fn ( GivenAnswer $answer ): GivenAnswer => $answer->with_texts(
				$options[ $answer->question_id ] ?? array()
			),
			$submission->answers
		);
		$is_anonymous = DataPolicy::current()->is_anonymous();
		$is_current   = null === $submission->revision || $submission->revision === $survey->revision;
		return new NewResponse(
			$survey->id,
			$submission->client_id,
			$submission->hash(),
			$this->clock->now(),
			$this->clock->site_now()->format( 'Y-m-d' ),
			$submission->page,
			$visitor->stored_user(),
			$visitor->stored_ip(),
			$visitor->stored_agent(),
			$this->check->check( $survey, $answers, $submission->facts, $is_current ),
			$visitor->stored_country(),
			null === $options || $is_anonymous ? '' : $submission->language,
			// Conditions may ask for them all the same.
			$is_anonymous ? '' : $this->check->hidden_fields( $survey, $submission->facts )
		);
	}

	/**
	 * Writes the rows of one response, inside the transaction.
	 *
	 * @param array<string, string> $payloads Outbox jobs by kind.
	 * @return int|null Its id, or null when the client id is taken.
	 */
	private function store( NewResponse $response, array $payloads ): ?int {
		$id = $this->responses->insert( $response );
		if ( null !== $id ) {
			foreach ( $response->answers->tokens() as $question_id => $token ) {
				( $this->files )()->bind( $response->survey_id, $id, (string) $question_id, $token );
			}
			$this->outbox->add(
				$response->survey_id,
				$id,
				$payloads,
				$response->submitted_at->format( 'Y-m-d H:i:s' )
			);
			$this->counters->add(
				CounterChange::of_published(
					$response->survey_id,
					$response->day,
					$response->agent->device,
					$response->answers->rows,
					$response->answers->unanswered
				)
			);
		}
		return $id;
	}

	/**
	 * The response with this client id.
	 *
	 * @throws Failure 409 when it is another one, 503 when it cannot be seen yet.
	 */
	private function known( NewResponse $response ): Submitted {
		$known = $this->responses->find_by_client( $response->client_id );
		if ( null === $known ) {
			throw Failure::store();
		}
		if ( $known['survey_id'] !== $response->survey_id || $known['body_hash'] !== $response->body_hash ) {
			throw Failure::conflict( __( 'Another response was sent under this id.', 'userfeedback' ) );
		}
		return new Submitted( $known['id'], false );
	}
}
