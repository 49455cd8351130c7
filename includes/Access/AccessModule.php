<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Settings\SettingsRegistry;

/**
 * Objects and hooks of this feature.
 */
final class AccessModule implements Module {

	public function register( Container $container ): void {
		$container->set( RoleMap::class, static fn (): RoleMap => new Administrators() );
		$container->set(
			SurveyAuthorQuery::class,
			static fn ( Container $c ): SurveyAuthorQuery => new SurveyAuthorQuery( $c->get( Database::class ) )
		);
		$container->extend( SettingsRegistry::class, array( AccessSettings::class, 'register' ) );
	}

	public function boot( Container $container ): void {
		add_filter(
			'map_meta_cap',
			static function ( array $caps, string $cap, int $user_id, array $args ) use ( $container ): array {
				// WordPress runs this on every page: classes load only for one of our names.
				if ( ! str_starts_with( $cap, 'userfeedback_' ) ) {
					return $caps;
				}
				if ( 'userfeedback_reach_all_surveys' === $cap || 'userfeedback_reach_survey' === $cap ) {
					$survey = is_int( $args[0] ?? null ) ? $args[0] : 0;
					return array( self::reaches( $container, $user_id, $survey ) ? 'exist' : 'manage_options' );
				}
				$ours = Capability::tryFrom( $cap );
				return null === $ours ? $caps : $container->get( RoleMap::class )->primitives( $ours, $user_id );
			},
			10,
			4
		);
	}

	/**
	 * Whether a user who does not manage the site reaches a survey.
	 *
	 * @param int $survey_id 0 for all surveys.
	 */
	private static function reaches( Container $container, int $user_id, int $survey_id ): bool {
		return ! $container->get( RoleMap::class )->is_limited( $user_id )
			|| ( $survey_id > 0 && $container->get( SurveyAuthorQuery::class )->author_of( $survey_id ) === $user_id );
	}
}
