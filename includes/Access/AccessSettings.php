<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;

/**
 * The lists of the Access tab (ACC-01 to ACC-05): only who manages the site can change them.
 */
final class AccessSettings {

	/**
	 * Keys of the lists, by the capability that each gives.
	 */
	public const LISTS = array(
		'userfeedback_edit_surveys'   => 'create_edit_surveys',
		'userfeedback_view_results'   => 'view_results',
		'userfeedback_delete_surveys' => 'delete_surveys',
	);

	/**
	 * Key of the switch that limits who creates surveys to their own.
	 */
	public const OWN_ONLY = 'own_surveys_only';

	public static function register( SettingsRegistry $registry ): void {
		$roles = array(
			'type'     => 'array',
			'maxItems' => 200,
			'items'    => array(
				'type'      => 'string',
				'maxLength' => 100,
			),
		);
		foreach ( self::LISTS as $key ) {
			$registry->add(
				new Setting(
					$key,
					array(),
					$roles,
					clean: self::clean( ... ),
					feature: 'access-roles',
					keep: self::keep( ... )
				)
			);
		}
		$registry->add( new Setting( self::OWN_ONLY, false, array( 'type' => 'boolean' ), feature: 'access-roles' ) );
	}

	/**
	 * Roles of this site that may manage options: no list is without them (ACC-04).
	 *
	 * @return list<string>
	 */
	public static function forced(): array {
		$roles = array_filter(
			wp_roles()->roles,
			static fn ( array $role ): bool => true === ( $role['capabilities']['manage_options'] ?? false )
		);
		return array_map( 'strval', array_keys( $roles ) );
	}

	/**
	 * The roles of this site for the Access tab (ACC-05): wire type `SiteRole`.
	 *
	 * @return list<array{slug: string, label: string, forced: bool}>
	 */
	public static function roles(): array {
		$forced = self::forced();
		$roles  = array();
		foreach ( wp_roles()->roles as $slug => $role ) {
			$roles[] = array(
				'slug'   => (string) $slug,
				'label'  => translate_user_role( $role['name'] ),
				'forced' => in_array( (string) $slug, $forced, true ),
			);
		}
		return $roles;
	}

	/**
	 * Leaves out roles that this site does not have and adds the forced ones.
	 *
	 * @return list<string> In the order of the site's roles.
	 */
	private static function clean( mixed $chosen ): array {
		$wanted = array_merge( self::forced(), is_array( $chosen ) ? $chosen : array() );
		return array_values(
			array_intersect( array_map( 'strval', array_keys( wp_roles()->roles ) ), $wanted )
		);
	}

	/**
	 * A forced role is in every list without anybody's choice, and may lose its right later: only what was chosen for
	 * it before is stored.
	 *
	 * @return list<string>
	 */
	private static function keep( mixed $chosen, mixed $stored ): array {
		$forced = self::forced();
		$before = is_array( $stored ) ? $stored : array();
		return array_values(
			array_filter(
				self::clean( $chosen ),
				static fn ( string $role ): bool => ! in_array( $role, $forced, true )
					|| in_array( $role, $before, true )
			)
		);
	}
}
