<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * The directory plugin "UserFeedback Lite" uses the same REST namespace. While it is active, this plugin
 * registers nothing and leaves its data alone.
 */
final class Neighbor {

	/**
	 * Whether the other plugin runs on this request.
	 */
	public static function is_active(): bool {
		return class_exists( 'UserFeedback_Base', false )
			|| defined( 'USERFEEDBACK_VERSION' )
			|| function_exists( 'userfeedback_lite' );
	}

	/**
	 * Explains to administrators why this plugin does nothing.
	 */
	public static function show_notice(): void {
		add_action(
			'admin_notices',
			static function (): void {
				if ( ! current_user_can( 'activate_plugins' ) ) {
					return;
				}
				echo '<div class="notice notice-warning"><p>';
				echo esc_html__(
					'UserFeedback is waiting: another plugin of the same name is active. Deactivate one of the two. No data of either is touched.',
					'userfeedback'
				);
				echo '</p></div>';
			}
		);
	}
}
