<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * The one place that tells others about a changed survey.
 */
final class SurveyChanged {

	public const ACTION = 'userfeedback_survey_changed';

	/**
	 * Tells. Call it after the change is committed.
	 *
	 * @param int $survey_id The survey.
	 */
	public static function announce( int $survey_id ): void {
		/**
		 * Fires after a survey was stored, changed its status or was deleted.
		 *
		 * @param int $survey_id The survey; it may not exist any more.
		 */
		do_action( self::ACTION, $survey_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
	}
}
