<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * Figures of what a question asks about one by one: the places of each option of a ranking with their mean, the
 * answers to each row of a matrix (docs/figures.md; wire type `QuestionPart`).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type Mean from QuestionStats
 * @phpstan-type Part array{key: string, label: string, total: int, mean: Mean|null, values: list<array{key: string, label: string, share: ShareData}>}
 */
final class PartFigures {

	/**
	 * Shares are of those who answered about the part.
	 *
	 * @return list<Part> In the survey's order.
	 */
	public static function of( QuestionType $type, Question $question, Tally $tally ): array {
		$parts = array();
		foreach ( $type->parts( $question ) as $part => $asked ) {
			$counts = array();
			$places = array();
			foreach ( $asked['values'] as $key => $value ) {
				$counts[ $key ] = $tally->values[ $key ] ?? 0;
				if ( is_int( $value ) ) {
					$places[ $value ] = $counts[ $key ];
				}
			}
			$total   = array_sum( $counts );
			$parts[] = array(
				'key'    => (string) $part,
				'label'  => $asked['label'],
				'total'  => $total,
				'mean'   => array() === $places ? null : Figures::mean( $places, 2 ),
				'values' => array_map(
					static fn ( int|string $key, int|string $value ): array => array(
						'key'   => (string) $key,
						'label' => (string) $value,
						'share' => Figures::share( $counts[ $key ], $total ),
					),
					array_keys( $asked['values'] ),
					array_values( $asked['values'] )
				),
			);
		}
		return $parts;
	}
}
