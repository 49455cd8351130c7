<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Support\Failure;

/**
 * Which surveys the current user reaches: all, or, where the owner limits authors, their own (docs/settings.md).
 * Lists ask author(); what names a survey calls reach(), which `Rest\RestController` does for every route. Background
 * jobs, the terminal and visitors reach all.
 */
final class SurveyScope {

	/**
	 * Meta capabilities, which `AccessModule` maps.
	 */
	public const ALL = 'userfeedback_reach_all_surveys';
	public const ONE = 'userfeedback_reach_survey';

	/**
	 * The user whose surveys alone the current user reaches; null for all.
	 */
	public static function author(): ?int {
		return wp_doing_cron() || current_user_can( self::ALL ) ? null : get_current_user_id();
	}

	/**
	 * A survey of somebody else is one that does not exist.
	 *
	 * @throws Failure 404.
	 */
	public static function reach( int $survey_id ): void {
		if ( ! wp_doing_cron() && ! current_user_can( self::ONE, $survey_id ) ) {
			throw Failure::no_survey();
		}
	}

	/**
	 * For what reaches the surveys of all.
	 *
	 * @throws Failure 403.
	 */
	public static function reach_all(): void {
		if ( null !== self::author() ) {
			throw Failure::forbidden(
				__( 'This also affects other people’s surveys. Ask someone who manages the site.', 'userfeedback' )
			);
		}
	}
}
