<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Access;

use UserFeedback\Access\AccessSettings;
use UserFeedback\Access\Capability;
use UserFeedback\Access\RoleMap;
use UserFeedback\Settings\SettingsRepository;

/**
 * Who has which capability (A99, ACC-01 to ACC-04): the roles of the three access lists, and everyone who
 * manages options.
 */
final class ChosenRoles implements RoleMap {

	/**
	 * @param SettingsRepository $settings Holds the lists of roles.
	 */
	public function __construct( private SettingsRepository $settings ) {}

	public function primitives( Capability $capability, int $user_id ): array {
		// Visitors' calls ask this too: nothing but the option is read.
		$list  = AccessSettings::LISTS[ $capability->value ] ?? '';
		$roles = '' === $list ? array() : $this->settings->stored_items( $list );
		$user  = 0 === $user_id ? false : get_userdata( $user_id );
		if ( false !== $user && array() !== array_intersect( $roles, $user->roles ) ) {
			return array( 'exist' );
		}
		return array( 'manage_options' );
	}

	/**
	 * Only those who may create surveys have some of their own.
	 */
	public function is_limited( int $user_id ): bool {
		return true === ( SettingsRepository::stored()[ AccessSettings::OWN_ONLY ] ?? false )
			&& array( 'exist' ) === $this->primitives( Capability::Edit, $user_id );
	}
}
