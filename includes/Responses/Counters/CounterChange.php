<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counters;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;

/**
 * The changes that a response makes to the counters. This class and, in SQL, RecountRepository define what
 * counts under which metric.
 */
final class CounterChange {

	public const IMPRESSION = 'impression';
	public const PUBLISH    = 'publish';
	public const TRASH      = 'trash';
	public const ASKED      = 'asked';
	public const ANSWERED   = 'answered';
	public const VALUE      = 'value';
	public const DEVICE     = 'device';
	public const READ       = 'read';

	/**
	 * @param string $day         Y-m-d in the site's time zone.
	 * @param string $question_id '' unless the metric is about a question.
	 * @param string $value_key   '' unless the metric is about a value.
	 * @param int    $value_sum   Added to the sum of numbers.
	 */
	public function __construct(
		public readonly int $survey_id,
		public readonly string $day,
		public readonly string $metric,
		public readonly string $question_id = '',
		public readonly string $value_key = '',
		public readonly int $total = 1,
		public readonly int $value_sum = 0
	) {}

	/**
	 * Everything that one response counts for.
	 *
	 * @param string                                $device     desktop, tablet or mobile.
	 * @param array<string|int, list<StoredAnswer>> $answers    By question.
	 * @param list<string>                          $unanswered Questions that were asked and passed.
	 * @param int                                   $sign       1 when it comes, -1 when it goes.
	 * @return list<self>
	 */
	public static function of_published(
		int $survey_id,
		string $day,
		string $device,
		array $answers,
		array $unanswered,
		int $sign = 1
	): array {
		$changes = array( new self( $survey_id, $day, self::PUBLISH, '', '', $sign ) );
		if ( '' !== $device ) {
			$changes[] = new self( $survey_id, $day, self::DEVICE, '', $device, $sign );
		}
		foreach ( $answers as $question_id => $rows ) {
			$sum = 0;
			foreach ( $rows as $row ) {
				$sum += $row->number;
				if ( '' !== $row->value_key ) {
					$changes[] = new self(
						$survey_id,
						$day,
						self::VALUE,
						(string) $question_id,
						$row->value_key,
						$sign,
						$sign * $row->number
					);
				}
			}
			$changes[] = new self( $survey_id, $day, self::ANSWERED, (string) $question_id, '', $sign, $sign * $sum );
		}
		foreach ( array( ...array_map( 'strval', array_keys( $answers ) ), ...$unanswered ) as $question_id ) {
			$changes[] = new self( $survey_id, $day, self::ASKED, $question_id, '', $sign );
		}
		return $changes;
	}

	/**
	 * Everything that one response no longer counts for when it is deleted, whatever its status.
	 *
	 * @param array{status: string, day: string, device: string, unanswered: list<string>, read: bool} $response From ResponseRepository::lock().
	 * @param array<string|int, list<StoredAnswer>>                                                    $answers  By question.
	 * @return list<self>
	 */
	public static function of_removed( int $survey_id, array $response, array $answers ): array {
		if ( self::PUBLISH !== $response['status'] ) {
			return array( new self( $survey_id, $response['day'], $response['status'], '', '', -1 ) );
		}
		$changes = self::of_published(
			$survey_id,
			$response['day'],
			$response['device'],
			$answers,
			$response['unanswered'],
			-1
		);
		if ( $response['read'] ) {
			$changes[] = new self( $survey_id, $response['day'], self::READ, '', '', -1 );
		}
		return $changes;
	}

	/**
	 * The changes with one entry per counter, sorted by the key of the table in every transaction, so that two
	 * transactions cannot deadlock.
	 *
	 * @param list<self> $changes Any.
	 * @return list<self> Without those that change nothing.
	 */
	public static function merge( array $changes ): array {
		$merged = array();
		foreach ( $changes as $change ) {
			$key            = sprintf(
				'%010d %s %s %s %s',
				$change->survey_id,
				$change->metric,
				$change->day,
				$change->question_id,
				$change->value_key
			);
			$known          = $merged[ $key ] ?? null;
			$merged[ $key ] = null === $known ? $change : new self(
				$change->survey_id,
				$change->day,
				$change->metric,
				$change->question_id,
				$change->value_key,
				$known->total + $change->total,
				$known->value_sum + $change->value_sum
			);
		}
		ksort( $merged, SORT_STRING );
		return array_values(
			array_filter(
				$merged,
				static fn ( self $change ): bool => 0 !== $change->total || 0 !== $change->value_sum
			)
		);
	}
}
