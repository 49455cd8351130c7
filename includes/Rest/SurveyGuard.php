<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * Whoever is limited to their own surveys gets 404 for others, whatever the route does with them. A route that names
 * surveys otherwise than this class expects fails OwnSurveysTest.
 */
final class SurveyGuard {

	/**
	 * Parameters with the id of a survey, or ids of several.
	 */
	public const PARAMETERS = array( 'survey', 'survey_id', 'survey_ids', 'surveys' );

	/**
	 * Paths, as they are registered, where `id` is a survey's.
	 */
	public const PATHS = '#^/(surveys|ai-summary|preload-ai-summary|google-drive/surveys)(/|$)#';

	/**
	 * Checks a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param string                                $path    As it is registered, below the namespace.
	 * @throws Failure 404.
	 */
	public static function check( WP_REST_Request $request, string $path ): void {
		if ( null === SurveyScope::author() ) {
			return;
		}
		$names = self::PARAMETERS;
		if ( 1 === preg_match( self::PATHS, $path ) ) {
			$names[] = 'id';
		}
		foreach ( $names as $name ) {
			foreach ( (array) $request[ $name ] as $id ) {
				if ( is_numeric( $id ) && 0 < (int) $id ) {
					SurveyScope::reach( (int) $id );
				}
			}
		}
	}
}
