<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/**
 * Tells whoever keeps a copy of responses that some are deleted or have lost their person.
 */
final class ResponsesGone {

	public const ACTION = 'userfeedback_responses_gone';

	/**
	 * Call it after the commit.
	 *
	 * @param list<int> $survey_ids Their surveys.
	 * @param list<int> $ids        The responses.
	 */
	public static function tell( array $survey_ids, array $ids ): void {
		/**
		 * Fires after responses were deleted for good or anonymized. Whoever keeps something of them, such as a
		 * quote or a row in another service, removes it here.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ids        The responses.
		 * @param list<int> $survey_ids Their surveys.
		 */
		do_action( 'userfeedback_responses_gone', $ids, $survey_ids );
	}
}
