<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Results\AnswerCriteria;
use UserFeedback\Results\AnswerSearch;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\EmailType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Finds what people wrote in answers to a question, the newest texts, and counts their words.
 *
 * @phpstan-type Found array{ids: list<int>, newest_only: bool, cursor: string, looked: int, progress: Progress}
 * @phpstan-type Progress array{counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null}
 */
final class WrittenWords {

	/**
	 * Responses per statement.
	 */
	private const CHUNK = 1000;

	/**
	 * @param string $stop_words Folder of the lists.
	 * @param int    $newest     Texts that are read, the newest.
	 */
	public function __construct(
		private AnswerSearch $search,
		private WordsQuery $query,
		private QuestionTypeRegistry $types,
		private string $stop_words,
		private int $newest = 5000
	) {}

	/**
	 * Whether the answer to a question is a text itself. Addresses are no words.
	 *
	 * @throws Failure 404 for an unknown question, 400 for one of addresses.
	 */
	public function is_text( Survey $survey, string $question_id ): bool {
		$question = $survey->question( $question_id )
			?? throw Failure::not_found( __( 'This question does not exist.', 'userfeedback' ) );
		$type     = $this->types->find( $question->type );
		if ( $type instanceof EmailType ) {
			throw Failure::invalid(
				array( 'question_id' => __( 'The answers to this question are addresses.', 'userfeedback' ) ),
				400
			);
		}
		return true === $type?->is_prose();
	}

	/**
	 * Responses with a text, as far as this call gets: complete when enough are found. `cursor` and `looked` are as in
	 * AnswerSearch.
	 *
	 * @param string $cursor Where the last slice ended, '' for the first.
	 * @return Found
	 */
	public function find( AnswerCriteria $criteria, string $cursor ): array {
		// One more than are read: whether there are older ones.
		$found     = $this->search->page( $criteria, $cursor, $this->newest, 0, $this->newest + 1 );
		$progress  = $found['progress'];
		$is_enough = $found['found'] > $this->newest;
		if ( $is_enough ) {
			$progress['complete'] = true;
			$progress['next']     = null;
		}
		return array(
			'ids'         => $found['ids'],
			'newest_only' => $is_enough,
			'cursor'      => $found['cursor'],
			'looked'      => $found['looked'],
			'progress'    => $progress,
		);
	}

	/**
	 * The words of the site's language that stand in some responses.
	 *
	 * @param bool      $is_text From is_text().
	 * @param list<int> $ids     The responses.
	 */
	public function count( string $question_id, bool $is_text, array $ids ): WordCounts {
		$locale = get_locale();
		$counts = new WordCounts(
			new WordSplitter(
				StopWords::of( $locale, $this->stop_words ),
				$locale,
				class_exists( \IntlBreakIterator::class )
			)
		);
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			foreach ( $this->query->texts( $question_id, $chunk, $is_text ) as $text ) {
				$counts->add( $text );
			}
		}
		return $counts;
	}
}
