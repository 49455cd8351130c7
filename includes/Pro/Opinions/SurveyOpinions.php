<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\FilterQuery;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Pro\Summaries\WrittenAnswersQuery;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Sentiments and topics of a survey, and what a person says instead of the model.
 */
final class SurveyOpinions {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ChosenFilters $filters,
		private SmallestGroup $smallest,
		private OpinionRepository $opinions,
		private Topics $topics,
		private PlaceQuery $places,
		private WrittenAnswersQuery $answers
	) {}

	/**
	 * Texts by topic and sentiment. Groups smaller than the site's smallest one are left out, and so is their total.
	 *
	 * @param array<string, string|null> $days  from and to.
	 * @param array<mixed>               $given The query's `filter`.
	 * @return array{topics: list<array{id: int, name: string, total: int, sentiments: array<string, int>}>, sentiments: array<string, int>, total: int}
	 * @throws Failure 400 naming the field, 403 where the plan has none or the group is too small, 404 for an unknown survey.
	 */
	public function counts( int $survey_id, array $days, array $given ): array {
		$this->entitlements->require( Feature::AiSummary );
		$survey = $this->surveys->find( $survey_id ) ?? throw Failure::no_survey();
		$filter = $this->filters->read( $survey, $given );
		$range  = $this->report->range( $days, $survey );
		if ( null !== $filter ) {
			$this->smallest->require( $survey, $range, $filter );
		}
		$none   = array_fill_keys( Sentiment::words(), 0 );
		$all    = $none;
		$topics = array();
		$rows   = $this->opinions->counts(
			$survey->id,
			$range->start(),
			$range->end(),
			FilterQuery::where( $filter ?? new Filter() )
		);
		foreach ( $rows as $row ) {
			if ( $this->smallest->is_small( $row['people'] ) ) {
				continue;
			}
			$id              = $row['topic_id'];
			$topics[ $id ] ??= array(
				'id'         => $id,
				'name'       => $row['name'],
				'total'      => 0,
				'sentiments' => $none,
			);

			$topics[ $id ]['total'] += $row['texts'];
			if ( '' !== $row['sentiment'] ) {
				$topics[ $id ]['sentiments'][ $row['sentiment'] ] += $row['texts'];

				$all[ $row['sentiment'] ] += $row['texts'];
			}
		}
		usort(
			$topics,
			static fn ( array $a, array $b ): int => array( 0 === $a['id'], $b['total'], $a['name'] )
				<=> array( 0 === $b['id'], $a['total'], $b['name'] )
		);
		return array(
			'topics'     => $topics,
			'sentiments' => $all,
			'total'      => array_sum( array_column( $topics, 'total' ) ),
		);
	}

	/**
	 * Keeps what a person says about a text.
	 *
	 * @param Sentiment|null $sentiment Null leaves it.
	 * @param int|null       $topic_id  Null leaves it, 0 takes it away.
	 * @return list<array<string, mixed>> Of the response, wire type Opinion.
	 * @throws Failure 403 where the plan has none, 404 when the survey has no such response or topic, 422 naming `question_id` when nothing is written there.
	 */
	public function correct(
		int $survey_id,
		int $response_id,
		string $question_id,
		bool $is_comment,
		?Sentiment $sentiment,
		?int $topic_id
	): array {
		$this->entitlements->require( Feature::AiSummary );
		$survey = $this->surveys->find( $survey_id ) ?? throw Failure::no_survey();
		// Who may delete need not see results.
		Capability::View->enforce();
		if ( null === $this->places->find( $survey_id, $response_id ) ) {
			throw Failure::not_found( __( 'This response does not exist.', 'userfeedback' ) );
		}
		if ( null !== $topic_id && 0 !== $topic_id ) {
			$this->topics->require( $topic_id );
		}
		$written = array_filter(
			$this->answers->of_responses( array( $response_id ), array( $survey_id => $survey ) ),
			static fn ( array $text ): bool => $text['question_id'] === $question_id
				&& $text['is_comment'] === $is_comment
		);
		if ( array() === $written ) {
			throw Failure::invalid( array( 'question_id' => __( 'Nothing is written here.', 'userfeedback' ) ) );
		}
		$this->opinions->correct( $response_id, $question_id, $is_comment, $sentiment, $topic_id );
		MarksVersion::change();
		return $this->opinions->of_responses( array( $response_id ) )[ $response_id ] ?? array();
	}
}
