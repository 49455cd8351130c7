<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * The one place that tells others about a changed survey.
 */
final class SurveyChanged {

	public const ACTION = 'userfeedback_survey_changed';

	/**
	 * The same once for all surveys of one call, for listeners whose work does not grow with their number.
	 */
	public const BATCH_ACTION = 'userfeedback_surveys_changed';

	/**
	 * Tells. Call it after the change is committed.
	 */
	public static function announce( int ...$survey_ids ): void {
		foreach ( $survey_ids as $survey_id ) {
			/**
			 * Fires after a survey was stored, changed its status or was deleted.
			 *
			 * @param int $survey_id The survey; it may not exist any more.
			 */
			do_action( self::ACTION, $survey_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
		}
		if ( array() !== $survey_ids ) {
			/**
			 * Fires once after one or more surveys were changed by one call.
			 *
			 * @param list<int> $survey_ids The surveys.
			 */
			do_action( self::BATCH_ACTION, array_values( $survey_ids ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
		}
	}
}
