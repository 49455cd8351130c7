<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Takes out of a survey what this site cannot keep, before it is stored (SAVE-10
 * to SAVE-15).
 */
interface Trim {

	/**
	 * The survey as it may be stored.
	 *
	 * @param Survey $survey The survey, complete.
	 * @param Survey $before As it is stored, or as a new survey starts.
	 */
	public function trim( Survey $survey, Survey $before ): Survey;

	/**
	 * Whether questions of a type go (SAVE-10).
	 */
	public function drops( string $type ): bool;

	/**
	 * Whether a survey would lose questions.
	 *
	 * @param list<Question> $questions Its questions.
	 */
	public function drops_any( array $questions ): bool;

	/**
	 * Whether a stored survey would lose anything that its owner set.
	 */
	public function loses( Survey $survey ): bool;
}
