<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Results\Annotations;
use UserFeedback\Results\Scores;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What people wrote in all surveys, newest first, slice by slice (wire type `InboxResult`). A reply has the next
 * items, and where a search looked for as long as it may, fewer.
 */
final class ReadInbox {

	/**
	 * Least and largest number of low, middle and high scores, by scale.
	 */
	private const BUCKETS = array(
		'mean' => array(
			'low'    => array( 1, 2 ),
			'middle' => array( 3, 3 ),
			'high'   => array( 4, 5 ),
		),
		'nps'  => array(
			'low'    => array( 0, 6 ),
			'middle' => array( 7, 8 ),
			'high'   => array( 9, 10 ),
		),
	);

	/**
	 * @param int   $piece   Responses per statement of a search.
	 * @param float $seconds After which a slice begins no other piece.
	 */
	public function __construct(
		private InboxQuery $query,
		private InboxItems $items,
		private SurveyRepository $surveys,
		private Scores $scores,
		private Annotations $annotations,
		private int $piece = 1000,
		private float $seconds = 0.4
	) {}

	/**
	 * The next items.
	 *
	 * @param string $cursor Where the last slice ended, '' for the newest.
	 * @param int    $most   Items.
	 * @return array{items: list<array<string, mixed>>, counts: array{all: int, unread: int, starred: int}|null, counted: int, total_to_look_at: int, complete: bool, next: string|null}
	 */
	public function read( InboxCriteria $criteria, string $cursor, int $most ): array {
		$counts = null;
		if ( '' === $cursor ) {
			$counts = $this->query->counts( $criteria->survey_id );
			$place  = InboxPlace::start( $counts[ $criteria->state ] );
		} else {
			$place = InboxPlace::of_cursor( $cursor );
		}
		$until   = microtime( true ) + $this->seconds;
		$ids     = array();
		$surveys = array();
		$piece   = $criteria->looks_inside() ? $this->piece : $most + 1;
		do {
			$rows     = $this->query->next( $criteria, $place, $piece );
			$surveys += $this->surveys_of( $rows, $surveys );
			$matching = $this->matching( $criteria, $rows, $surveys );
			foreach ( $rows as $row ) {
				if ( isset( $matching[ $row['id'] ] ) ) {
					if ( count( $ids ) === $most ) {
						break 2;
					}
					$ids[] = $row['id'];
				}
				$place = $place->behind( $row['at'], $row['id'] );
			}
			$complete = count( $rows ) < $piece;
		} while ( ! $complete && microtime( true ) < $until );
		$last     = end( $rows );
		$complete = count( $rows ) < $piece && ( false === $last || $last['id'] === $place->id );
		return array(
			'items'            => $this->items->of( $ids, $surveys, $criteria->search ),
			'counts'           => $counts,
			'counted'          => $place->looked,
			'total_to_look_at' => $complete ? $place->looked : $place->total,
			'complete'         => $complete,
			'next'             => $complete ? null : $place->to_cursor(),
		);
	}

	/**
	 * @param list<array{id: int, survey_id: int, at: string}> $rows  Of InboxQuery.
	 * @param array<int, Survey>                               $known By id.
	 * @return array<int, Survey> Those of the rows that are not known.
	 */
	private function surveys_of( array $rows, array $known ): array {
		$ids = array_values( array_diff( array_unique( array_column( $rows, 'survey_id' ) ), array_keys( $known ) ) );
		return array() === $ids ? array() : $this->surveys->find_all( $ids );
	}

	/**
	 * @param list<array{id: int, survey_id: int, at: string}> $rows    Of InboxQuery.
	 * @param array<int, Survey>                               $surveys By id.
	 * @return array<int, true> By id of the response.
	 */
	private function matching( InboxCriteria $criteria, array $rows, array $surveys ): array {
		$ids = array_column( $rows, 'id' );
		if ( array() === $ids ) {
			return array();
		}
		$matching = '' === $criteria->search
			? array_fill_keys( $ids, true )
			: $this->query->containing( $ids, $criteria->search );
		if ( '' !== $criteria->field ) {
			list( $name, $value ) = explode( '=', $criteria->field, 2 ) + array( '', '' );
			$stored               = HiddenFields::stored( $name, HiddenFields::clean( $value ) );
			$matching             = array_intersect_key( $matching, $this->query->with_field( $ids, $stored ) );
		}
		if ( '' !== $criteria->tag ) {
			$matching = array_intersect_key( $matching, $this->annotations->tagged( $ids, $criteria->tag ) );
		}
		if ( $criteria->is_about_opinions() ) {
			$matching = array_intersect_key(
				$matching,
				$this->annotations->having( $ids, $criteria->sentiment, $criteria->topic )
			);
		}
		return null === $criteria->score || array() === $matching
			? $matching
			: array_intersect_key( $matching, $this->scored( $criteria->score, $rows, $surveys ) );
	}

	/**
	 * @param 'low'|'middle'|'high'                            $score   Wanted.
	 * @param list<array{id: int, survey_id: int, at: string}> $rows    Of InboxQuery.
	 * @param array<int, Survey>                               $surveys By id.
	 * @return array<int, true> By id of the response.
	 */
	private function scored( string $score, array $rows, array $surveys ): array {
		$scales = array();
		foreach ( $surveys as $id => $survey ) {
			$question = $this->scores->question( $survey );
			if ( null !== $question ) {
				$scales[ $id ] = array( $question->id, self::BUCKETS[ $this->scores->scale( $question ) ][ $score ] );
			}
		}
		$ids = array_column( $rows, 'id' );
		if ( array() === $scales || array() === $ids ) {
			return array();
		}
		$numbers = $this->query->numbers( $ids, array_values( array_unique( array_column( $scales, 0 ) ) ) );
		$scored  = array();
		foreach ( $rows as $row ) {
			list( $question, $bucket ) = $scales[ $row['survey_id'] ] ?? array( '', array( 1, 0 ) );
			$number                    = $numbers[ $row['id'] ][ $question ] ?? -1;
			if ( $bucket[0] <= $number && $number <= $bucket[1] ) {
				$scored[ $row['id'] ] = true;
			}
		}
		return $scored;
	}
}
