<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Failure;

/**
 * Brings settings and notifications that came over the wire into the stored form.
 */
interface SettingsReader {

	/**
	 * @param array<mixed>         $sent      As sent, valid by SurveySchema.
	 * @param array<string, mixed> $before    Complete, as stored or as a new survey starts.
	 * @param list<Question>       $questions The survey's questions.
	 * @return array<string, mixed> Complete.
	 * @throws Failure 422 naming each field that is wrong.
	 */
	public function settings( array $sent, array $before, array $questions ): array;

	/**
	 * @param array<mixed>         $sent      As sent, valid by SurveySchema.
	 * @param array<string, mixed> $before    Complete, as stored or as a new survey starts.
	 * @param list<Question>       $questions The survey's questions.
	 * @return array<string, mixed> Complete.
	 * @throws Failure 422 naming each field that is wrong.
	 */
	public function notifications( array $sent, array $before, array $questions ): array;
}
