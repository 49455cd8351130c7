<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Compare\Group;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Filters\Subject;
use UserFeedback\Results\AnswerCriteria;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResponseCondition;
use UserFeedback\Results\ResultsVersion;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * The words of two groups in their answers to a question (wire type `WordComparison`).
 *
 * @phpstan-import-type Found from WrittenWords
 */
final class CompareWords {

	private const STORED = 'userfeedback_core_ab_words_';

	/**
	 * @param int   $kept  Least texts of both for which the words are kept.
	 * @param float $pause Seconds of looking for one group after which the next call goes on.
	 */
	public function __construct(
		private Entitlements $entitlements,
		private Groups $groups,
		private WrittenWords $written,
		private SmallestGroup $smallest,
		private int $kept = 1000,
		private float $pause = 0.2
	) {}

	/**
	 * The words, when enough of the responses of both are looked at: of A first, then of B. What takes long has a call
	 * of its own, each group and the count.
	 *
	 * @param Range        $range  Of A.
	 * @param array<mixed> $given  `filter` of the query, for A.
	 * @param string       $cursor `next` of the reply before, '' for the first.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown question, 400 for one without texts, 403 where the plan has no comparison
	 *                 and for a small group.
	 */
	public function read(
		Survey $survey,
		Range $range,
		string $question_id,
		array $given,
		Second $second,
		string $cursor
	): array {
		$this->entitlements->require( Feature::Compare );
		$is_text = $this->written->is_text( $survey, $question_id );
		$pair    = $this->groups->read( $survey, $range, $given, $second );
		if ( '' !== $second->apart && $this->smallest->size() > 0 ) {
			// Word by word, whole and without them, the few would show.
			throw $this->smallest->refusal();
		}
		$cursors  = array( ...explode( '-', $cursor ), '', '' );
		$found    = array();
		$complete = true;
		foreach ( array( 'a', 'b' ) as $place => $name ) {
			if ( ! $pair[ $place ]->filter->is_empty() ) {
				$this->smallest->require( $survey, $pair[ $place ]->range, $pair[ $place ]->filter );
			}
			$start             = microtime( true );
			$found[ $name ]    = $this->written->find(
				new AnswerCriteria(
					$survey->id,
					$question_id,
					$pair[ $place ]->range,
					'',
					$is_text ? null : 'comments',
					self::where( $survey, $pair[ $place ], $name === $second->apart ? $pair[ 1 - $place ] : null )
				),
				$cursors[ $place ]
			);
			$has_looked        = $found[ $name ]['looked'] > 0 && '' !== $found[ $name ]['cursor'];
			$cursors[ $place ] = $found[ $name ]['cursor'];
			if (
				! $found[ $name ]['progress']['complete']
				|| ( $has_looked && microtime( true ) - $start > $this->pause )
			) {
				$complete = false;
				break;
			}
		}
		return $this->words( $question_id, $is_text, $complete ? $found : array() ) + array(
			'counted'          => array_sum( array_column( array_column( $found, 'progress' ), 'counted' ) ),
			'total_to_look_at' => array_sum( array_column( array_column( $found, 'progress' ), 'total_to_look_at' ) ),
			'complete'         => $complete,
			'next'             => $complete ? null : $cursors[0] . '-' . $cursors[1],
		);
	}

	/**
	 * The condition of a group, null for all.
	 *
	 * @param Group|null $other The group to which it gives up what is in both.
	 */
	private static function where( Survey $survey, Group $group, ?Group $other ): ?ResponseCondition {
		return $group->filter->is_empty() && null === $other
			? null
			: Subject::group( $survey->id, $group->filter, $group->range, $other?->left_out() )->condition();
	}

	/**
	 * @param array<string, Found> $found Of both groups; empty while they are looked for.
	 * @return array<string, mixed>
	 */
	private function words( string $question_id, bool $is_text, array $found ): array {
		if ( ! isset( $found['a'], $found['b'] ) ) {
			return self::nothing();
		}
		$ids = array( $found['a']['ids'], $found['b']['ids'] );
		// An erasure leaves the ids as they are.
		$name   = self::STORED . md5(
			(string) wp_json_encode(
				array(
					$question_id,
					$is_text,
					get_locale(),
					$this->smallest->size(),
					$ids,
					array_column( $found, 'newest_only' ),
					ResultsVersion::current(),
				)
			)
		);
		$keep   = count( $ids[0] ) + count( $ids[1] ) >= $this->kept;
		$stored = $keep ? get_transient( $name ) : false;
		if ( is_array( $stored ) ) {
			return $stored;
		}
		$a = $this->written->count( $question_id, $is_text, $ids[0] );
		$b = $this->written->count( $question_id, $is_text, $ids[1] );
		if ( $this->smallest->is_small( $a->texts() ) || $this->smallest->is_small( $b->texts() ) ) {
			return array( 'too_few' => true ) + self::nothing();
		}
		$are_apart = array() === array_intersect( ...$ids );
		$words     = ( new ComparedWords( $this->smallest, $are_apart ) )->of( $a, $b ) + array(
			'a'         => self::side( $a, $found['a']['newest_only'] ),
			'b'         => self::side( $b, $found['b']['newest_only'] ),
			'are_apart' => $are_apart,
			'language'  => $a->language(),
			'left_out'  => $a->left_out() || $b->left_out(),
		);
		if ( $keep ) {
			set_transient( $name, $words, HOUR_IN_SECONDS );
		}
		return $words;
	}

	/**
	 * @return array{texts: int, newest_only: bool}
	 */
	private static function side( WordCounts $counts, bool $newest_only ): array {
		return array(
			'texts'       => $counts->texts(),
			'newest_only' => $newest_only,
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function nothing(): array {
		$side = array(
			'texts'       => 0,
			'newest_only' => false,
		);
		return array(
			'words'     => array(),
			'pairs'     => array(),
			'compared'  => 0,
			'clear'     => array(),
			'a'         => $side,
			'b'         => $side,
			'are_apart' => true,
			'language'  => '',
			'left_out'  => false,
		);
	}
}
