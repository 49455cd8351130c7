<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Logic;

use UserFeedback\Surveys\Survey;

/**
 * Show and hide alone, as in Lite: what else is stored waits for Pro.
 */
final class PlainWalk implements Walk {

	public function visible( array $questions, array $answers, array $facts ): array {
		return LogicEvaluator::visible_questions( $questions, $answers );
	}

	public function needs_part( array $questions ): bool {
		return false;
	}

	public function shows_answers(): bool {
		return false;
	}

	public function fields( Survey $survey ): array {
		return array();
	}
}
