<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Sums of a survey without a filter.
 */
final class CounterFigures implements FigureSource {

	public function __construct(
		private int $survey_id,
		private ResultsQuery $query,
		private AnswersQuery $answers
	) {}

	public function days( string $from, string $to ): array {
		return $this->query->days( $this->survey_id, $from, $to );
	}

	public function tallies( Range $range ): array {
		return $this->query->tallies( $this->survey_id, $range );
	}

	public function newest( string $question_id, Range $range, int $answered, int $responses, int $limit ): array {
		return $this->answers->page( $this->survey_id, $question_id, $range, $answered, $responses, $limit, 0 );
	}

	public function is_comparable(): bool {
		return true;
	}

	/**
	 * @return array{}
	 */
	public function progress(): array {
		return array();
	}
}
