<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Languages;

use UserFeedback\Surveys\Survey;

/**
 * Lite: every survey has one language.
 */
final class NoLanguages implements SurveyLanguages {

	public function offered( Survey $survey ): ?array {
		return null;
	}

	public function translated( Survey $survey ): array {
		return array();
	}

	public function options( Survey $survey, string $language ): ?array {
		return null;
	}

	public function copy( Survey $from, Survey $to ): void {}
}
