<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Sums of one survey from which the report computes its figures: from counters, or from the responses that
 * match a filter.
 *
 * @phpstan-import-type Days from DataPoints
 * @phpstan-import-type Row from AnswersQuery
 */
interface FigureSource {

	/**
	 * Published responses and impressions by day; days without any are missing.
	 *
	 * @return Days
	 */
	public function days( string $from, string $to ): array;

	/**
	 * Asked and answered in a range.
	 *
	 * @return array<array-key, Tally> By question; one that nobody was asked is missing.
	 */
	public function tallies( Range $range ): array;

	/**
	 * The newest answers of a question.
	 *
	 * @param int $answered  Responses of the range that answered it.
	 * @param int $responses Responses of the range.
	 * @return list<Row>
	 */
	public function newest( string $question_id, Range $range, int $answered, int $responses, int $limit ): array;

	/**
	 * Whether the days before may be shown.
	 */
	public function is_comparable(): bool;

	/**
	 * How far the count is; [] where the figures are all there at once.
	 *
	 * @return array{}|array{unfiltered_responses_count: int, counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null, too_few?: true}
	 */
	public function progress(): array;
}
