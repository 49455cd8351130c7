<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Access\Capability;
use UserFeedback\Access\Permission;

/**
 * Who may change plugins from our screens (SEC-I1): people who
 * manage UserFeedback and may do the same in WordPress's own.
 */
enum PluginPermission: string implements Permission {

	case Install  = 'install_plugins';
	case Activate = 'activate_plugins';

	/**
	 * Whether the current user may.
	 */
	public function allowed(): bool {
		if ( ! Capability::Manage->allowed() || ! current_user_can( $this->value ) ) {
			return false;
		}
		return self::Install !== $this
			|| ( wp_is_file_mod_allowed( 'userfeedback_install' ) && ( ! is_multisite() || is_super_admin() ) );
	}
}
