<?php
declare(strict_types=1);

namespace UserFeedback\Integrations\Automator;

use Closure;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Adds UserFeedback to Uncanny Automator. Its classes exist only while that plugin is active.
 */
final class Automator {

	/**
	 * Name of the integration inside of Uncanny Automator.
	 */
	public const CODE = 'USERFEEDBACK';

	/**
	 * Called on Uncanny Automator's `automator_add_integration`.
	 *
	 * @param Closure(): SurveyRepository $surveys Asked for when somebody edits a recipe.
	 */
	public static function add( Closure $surveys ): void {
		if (
			! class_exists( '\Uncanny_Automator\Integration' )
			|| ! class_exists( '\Uncanny_Automator\Recipe\Trigger' )
		) {
			// An older version, which knows integrations in another form.
			return;
		}
		new AutomatorIntegration();
		new ResponseTrigger( $surveys );
	}
}
