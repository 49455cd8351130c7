<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use ReflectionClass;
use ReflectionFunction;

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
	 * Tells administrators why this plugin does nothing, and offers the way out.
	 */
	public static function show_notice(): void {
		add_action(
			'admin_notices',
			static function (): void {
				if ( ! current_user_can( 'activate_plugins' ) ) {
					return;
				}
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				$file = self::file();
				$data = '' === $file ? array() : get_plugin_data( WP_PLUGIN_DIR . '/' . $file, false );
				$name = trim( ( $data['Name'] ?? '' ) . ' ' . ( $data['Version'] ?? '' ) );
				echo '<div class="notice notice-warning"><p>';
				echo esc_html(
					'' === $name
						? __(
							'UserFeedback is waiting: another plugin of the same name is active. Deactivate one of the two. Both keep their data.',
							'userfeedback'
						)
						: sprintf(
							/* translators: %s: name and version of the other plugin. */
							__(
								'UserFeedback is waiting: "%s" is active and uses the same addresses. Only one of the two can run. Surveys and responses of both stay as they are.',
								'userfeedback'
							),
							$name
						)
				);
				echo '</p>';
				$address = self::deactivation( $file );
				if ( '' !== $address ) {
					printf(
						'<p><a class="button" href="%1$s">%2$s</a></p>',
						esc_url( $address ),
						/* translators: %s: name and version of the other plugin. */
						esc_html( sprintf( __( 'Deactivate "%s"', 'userfeedback' ), $name ) )
					);
				}
				echo '</div>';
			}
		);
	}

	/**
	 * The other plugin's main file as WordPress names it, '' when it cannot be told.
	 */
	private static function file(): string {
		$where = null;
		$class = 'UserFeedback_Base';
		if ( class_exists( $class, false ) ) {
			$where = ( new ReflectionClass( $class ) )->getFileName(); // @phpstan-ignore argument.type (another plugin's class)
		} elseif ( function_exists( 'userfeedback_lite' ) ) {
			$where = ( new ReflectionFunction( 'userfeedback_lite' ) )->getFileName();
		}
		if ( ! is_string( $where ) ) {
			return '';
		}
		$active = (array) get_option( 'active_plugins', array() );
		if ( is_multisite() ) {
			array_push( $active, ...array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		}
		$found = array( '' => '' );
		foreach ( array_filter( $active, 'is_string' ) as $file ) {
			$folder = (string) realpath( dirname( WP_PLUGIN_DIR . '/' . $file ) );
			if ( str_starts_with( (string) realpath( $where ), $folder . DIRECTORY_SEPARATOR ) ) {
				$found[ $folder ] = $file;
			}
		}
		// A linked checkout of ours may hold the whole site.
		ksort( $found );
		return array_pop( $found );
	}

	/**
	 * Address that deactivates it, '' for those who may not.
	 */
	private static function deactivation( string $file ): string {
		$network = is_multisite() && '' !== $file && is_plugin_active_for_network( $file );
		if ( '' === $file || ! current_user_can( $network ? 'manage_network_plugins' : 'deactivate_plugin', $file ) ) {
			return '';
		}
		$page = $network ? network_admin_url( 'plugins.php' ) : admin_url( 'plugins.php' );
		return wp_nonce_url(
			add_query_arg(
				array(
					'action' => 'deactivate',
					'plugin' => rawurlencode( $file ),
				),
				$page
			),
			'deactivate-plugin_' . $file
		);
	}
}
