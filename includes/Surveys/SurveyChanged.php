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
	 * Fires for each survey that was stored, before the other actions.
	 */
	public const STORED_ACTION = 'userfeedback_survey_stored';

	/**
	 * Fires the action about one stored survey. Call it after the commit, before announce().
	 *
	 * @param Survey $before   As it was stored before; with id 0 when it is new.
	 * @param bool   $autosave Whether nobody asked for the save.
	 */
	public static function stored( Survey $survey, Survey $before, bool $autosave = false ): void {
		/**
		 * Fires after a survey was saved or changed status, with both of its states.
		 *
		 * @since 0.1.0
		 *
		 * @param Survey $survey   As it is stored now.
		 * @param Survey $before   As it was before; with id 0 when it is new.
		 * @param bool   $autosave Whether nobody asked for the save.
		 */
		do_action( self::STORED_ACTION, $survey, $before, $autosave ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
	}

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
