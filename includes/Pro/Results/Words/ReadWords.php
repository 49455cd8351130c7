<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\AnswerCriteria;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsVersion;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * The words that most people used in their answers to a question (wire type `FrequentWords`, docs/figures.md).
 */
final class ReadWords {

	private const STORED = 'userfeedback_core_words_';

	private const WORDS = 20;
	private const PAIRS = 10;

	/**
	 * @param int $kept Least texts for which the words are kept.
	 */
	public function __construct(
		private Entitlements $entitlements,
		private ChosenFilters $filters,
		private WrittenWords $written,
		private SmallestGroup $smallest,
		private int $kept = 1000
	) {}

	/**
	 * The words, when enough of the responses are looked at.
	 *
	 * @param array<mixed> $given  The query's `filter`.
	 * @param string       $cursor Where the last slice ended, '' for the first.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown question, 400 for one without texts, 403 where the plan has no filters.
	 */
	public function read(
		Survey $survey,
		Range $range,
		string $question_id,
		array $given,
		string $cursor
	): array {
		$this->entitlements->require( Feature::Filters );
		$is_text  = $this->written->is_text( $survey, $question_id );
		$criteria = new AnswerCriteria(
			$survey->id,
			$question_id,
			$range,
			'',
			$is_text ? null : 'comments',
			$this->filters->answers( $survey, $range, $given )
		);
		$found    = $this->written->find( $criteria, $cursor );
		$words    = $found['progress']['complete']
			? $this->words( $criteria, $found['ids'], $is_text )
			: self::nothing();
		return $words + array( 'newest_only' => $found['newest_only'] ) + $found['progress'];
	}

	/**
	 * @param list<int> $ids Responses, newest first.
	 * @return array<string, mixed>
	 */
	private function words( AnswerCriteria $criteria, array $ids, bool $is_text ): array {
		// An erasure leaves the ids as they are.
		$name   = self::STORED . md5(
			(string) wp_json_encode(
				array(
					$criteria->question_id,
					$is_text,
					get_locale(),
					$this->smallest->size(),
					$ids,
					ResultsVersion::current(),
				)
			)
		);
		$stored = count( $ids ) < $this->kept ? false : get_transient( $name );
		if ( is_array( $stored ) ) {
			return $stored;
		}
		$counts = $this->written->count( $criteria->question_id, $is_text, $ids );
		$texts  = $counts->texts();
		if ( $this->smallest->is_small( $texts ) ) {
			return array( 'too_few' => true ) + self::nothing();
		}
		$is_shown = fn ( int $count ): bool => $this->smallest->is_part_shown( $count, $texts );
		$shown    = static fn ( array $word ): array => array(
			'text'  => $word['text'],
			'share' => Figures::share( $word['count'], $texts ),
		);
		$words    = array(
			'texts'    => $texts,
			'words'    => array_map( $shown, $counts->words( self::WORDS, $is_shown ) ),
			'pairs'    => array_map( $shown, $counts->pairs( self::PAIRS, $is_shown ) ),
			'language' => $counts->language(),
			'left_out' => $counts->left_out(),
		);
		if ( count( $ids ) >= $this->kept ) {
			set_transient( $name, $words, HOUR_IN_SECONDS );
		}
		return $words;
	}

	/**
	 * @return array{texts: 0, words: array{}, pairs: array{}, language: string, left_out: false}
	 */
	private static function nothing(): array {
		return array(
			'texts'    => 0,
			'words'    => array(),
			'pairs'    => array(),
			'language' => '',
			'left_out' => false,
		);
	}
}
