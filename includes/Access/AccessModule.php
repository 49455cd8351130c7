<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Settings\SettingsRegistry;

/**
 * Objects and hooks of this feature.
 */
final class AccessModule implements Module {

	public function register( Container $container ): void {
		$container->set( RoleMap::class, static fn (): RoleMap => new Administrators() );
		$container->extend( SettingsRegistry::class, array( AccessSettings::class, 'register' ) );
	}

	public function boot( Container $container ): void {
		add_filter(
			'map_meta_cap',
			static function ( array $caps, string $cap, int $user_id ) use ( $container ): array {
				// WordPress runs this on every page: the class loads only for one of our names.
				$ours = str_starts_with( $cap, 'userfeedback_' ) ? Capability::tryFrom( $cap ) : null;
				return null === $ours ? $caps : $container->get( RoleMap::class )->primitives( $ours, $user_id );
			},
			10,
			3
		);
	}
}
