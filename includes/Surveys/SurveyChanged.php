<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Fires the actions about changed surveys; nothing else does.
 */
final class SurveyChanged {

	public const ACTION = 'userfeedback_survey_changed';

	/**
	 * Fires once for all surveys of a call, for listeners whose work does not depend on their number.
	 */
	public const BATCH_ACTION = 'userfeedback_surveys_changed';

	/**
	 * Fires the actions. Call it after the commit.
	 */
	public static function announce( int ...$survey_ids ): void {
		foreach ( $survey_ids as $survey_id ) {
			/**
			 * Fires after a survey was saved, changed status or was deleted.
			 *
			 * @since 0.1.0
			 *
			 * @param int $survey_id The survey, which may be deleted.
			 */
			do_action( self::ACTION, $survey_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
		}
		if ( array() !== $survey_ids ) {
			/**
			 * Fires once after a call changed one or more surveys.
			 *
			 * @since 0.1.0
			 *
			 * @param list<int> $survey_ids The surveys.
			 */
			do_action( self::BATCH_ACTION, array_values( $survey_ids ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
		}
	}
}
