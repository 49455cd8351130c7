<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

use Closure;
use UserFeedback\Access\Capability;
use UserFeedback\Display\Fields;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Counts that a visitor saw a survey: once per started widget (A49, A50).
 */
final class RecordImpression {

	/**
	 * @param LiveIndex                   $index   Knows most live surveys without a query.
	 * @param Closure(): SurveyRepository $surveys Surveys.
	 * @param Closure(): AnswerCheck      $check   Knows whether a survey of the database can be answered.
	 */
	public function __construct(
		private LiveIndex $index,
		private Closure $surveys,
		private CounterRepository $counters,
		private Closure $check,
		private Clock $clock
	) {}

	/**
	 * Counts it.
	 *
	 * @throws Failure 404 when it is not live, 503 when it could not be counted.
	 */
	public function run( int $survey_id, Visitor $visitor ): void {
		if ( true !== $this->index->is_live( $survey_id, $this->clock->site_now() ) ) {
			$this->survey( $survey_id );
		}
		$edits = $visitor->user_id > 0 && user_can( $visitor->user_id, Capability::Edit->value );
		if ( ! $edits && $visitor->user_id > 0 && $this->shows_once( $survey_id ) ) {
			RememberedSurveys::add_seen( $visitor->user_id, $survey_id, $this->clock->now()->getTimestamp() );
		}

		$policy = DataPolicy::current();
		$counts = $policy->counts_browser( $visitor->user_agent ) && match ( $policy->counted() ) {
			DataPolicy::EVERYONE   => true,
			DataPolicy::SIGNED_OUT => 0 === $visitor->user_id,
			default                => ! $edits,
		};

		/**
		 * Filters whether an impression counts. Unless the owner chose otherwise, impressions of people who may edit
		 * surveys do not, because they look at their own work (A50), and those of bots do not.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $counts    Whether it counts.
		 * @param int  $user_id   The visitor, 0 for a guest.
		 * @param int  $survey_id The survey.
		 */
		if ( true === apply_filters( 'userfeedback_count_impression', $counts, $visitor->user_id, $survey_id ) ) {
			$this->counters->add(
				array(
					new CounterChange(
						$survey_id,
						$this->clock->site_now()->format( 'Y-m-d' ),
						CounterChange::IMPRESSION
					),
				)
			);
		}
	}

	/**
	 * Whether a live survey shows only once, as visitors get it.
	 */
	private function shows_once( int $survey_id ): bool {
		$entry   = $this->index->find( $survey_id, $this->clock->now() );
		$payload = new Fields( null === $entry ? array() : $this->index->payload( $entry ) ?? array() );
		return 'once' === $payload->part( 'behavior' )->text( 'display_length' );
	}

	/**
	 * A live survey, from the database.
	 *
	 * @throws Failure 404 when it is not live.
	 */
	public function survey( int $survey_id ): Survey {
		$survey = ( $this->surveys )()->find_for_visitor( $survey_id );
		if ( null === $survey || ! ( $this->check )()->can_be_answered( $survey, $this->clock->site_now() ) ) {
			throw Failure::not_found();
		}
		return $survey;
	}
}
