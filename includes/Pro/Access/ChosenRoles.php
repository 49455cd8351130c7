<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Access;

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
		$roles = match ( $capability ) {
			Capability::Edit   => $this->settings->items( 'create_edit_surveys' ),
			Capability::View   => $this->settings->items( 'view_results' ),
			Capability::Delete => $this->settings->items( 'delete_surveys' ),
			Capability::Manage => array(),
		};
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		if ( false !== $user && array() !== array_intersect( $roles, $user->roles ) ) {
			return array( 'exist' );
		}
		return array( 'manage_options' );
	}
}
