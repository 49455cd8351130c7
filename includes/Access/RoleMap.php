<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Plan\Entitlements;
use UserFeedback\Plan\Feature;
use UserFeedback\Settings\SettingsRepository;

/**
 * Who has which capability (A99, ACC-01 to ACC-04): the roles of the three access lists, and everyone who
 * manages options. Lite ignores the lists.
 */
final class RoleMap {

	/**
	 * @param SettingsRepository $settings     Holds the lists of roles.
	 * @param Entitlements       $entitlements What the site may do.
	 */
	public function __construct( private SettingsRepository $settings, private Entitlements $entitlements ) {}

	/**
	 * The WordPress capabilities behind one of ours.
	 *
	 * @param int $user_id Who asks, 0 for visitors.
	 * @return list<string> All of them are needed.
	 */
	public function primitives( Capability $capability, int $user_id ): array {
		if ( ! $this->entitlements->allows( Feature::AccessRoles ) ) {
			return array( 'manage_options' );
		}
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
