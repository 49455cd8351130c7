<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Languages;

use UserFeedback\Surveys\Survey;

/**
 * What visitors' calls ask of a survey's languages (docs/languages.md).
 */
interface SurveyLanguages {

	/**
	 * Tags of the source and of what visitors may get besides; null where the survey has one language.
	 *
	 * @return array{source: string, offered: non-empty-list<string>}|null
	 */
	public function offered( Survey $survey ): ?array;

	/**
	 * The survey in each language that visitors may get besides the source.
	 *
	 * @return list<Survey>
	 */
	public function translated( Survey $survey ): array;

	/**
	 * What the survey's options read in a language.
	 *
	 * @return array<array-key, array<array-key, string>>|null Source text by question and text; null where the survey never had the language.
	 */
	public function options( Survey $survey, string $language ): ?array;

	/**
	 * Gives a copy of a survey its languages.
	 *
	 * @param Survey $from The survey that was copied.
	 * @param Survey $to   The copy.
	 */
	public function copy( Survey $from, Survey $to ): void;
}
