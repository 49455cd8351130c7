<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\Offers;
use UserFeedback\Plugin;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyChanged;
use WP_Error;

/**
 * The demo's WordPress: a small café's site, and a wp-admin without the noise
 * of a fresh installation.
 */
final class Site {

	/**
	 * Settings and pages. Safe to run again.
	 */
	public static function set_up( string $time_zone ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'userfeedback/userfeedback.php' );
		update_option( 'blogname', 'Tidewater Coffee' );
		update_option( 'blogdescription', 'Coffee by the harbour' );
		update_option(
			'timezone_string',
			in_array( $time_zone, timezone_identifiers_list(), true ) ? $time_zone : 'UTC'
		);
		update_option( 'permalink_structure', '/%postname%/' );
		update_option( 'show_avatars', 0 );
		update_option( 'default_comment_status', 'closed' );
		flush_rewrite_rules();

		$admin = get_user_by( 'login', 'admin' );
		if ( false !== $admin ) {
			// Playground's well-known password would open wp-admin to anyone who reaches this machine.
			wp_set_password( wp_generate_password( 32 ), $admin->ID );
			wp_update_user(
				array(
					'ID'           => $admin->ID,
					'display_name' => 'Mara',
				)
			);
			update_user_meta( $admin->ID, 'show_welcome_panel', 0 );
			update_user_meta(
				$admin->ID,
				'wp_persisted_preferences',
				array( 'core' => array( 'welcomeGuide' => false ) )
			);
		}
		foreach ( array( 'hello-world', 'sample-page' ) as $slug ) {
			$found = get_page_by_path( $slug, OBJECT, array( 'post', 'page' ) );
			if ( null !== $found ) {
				wp_delete_post( $found->ID, true );
			}
		}
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::page( 'home', 'Welcome', self::home() ) );
		self::page(
			'opening-hours',
			'Opening hours',
			"<!-- wp:paragraph -->\n<p>Monday to Friday 7.30 to 18.00, Saturday and Sunday 9.00 to 17.00.</p>\n<!-- /wp:paragraph -->"
		);
	}

	/**
	 * The addons that are there, with a license that includes them.
	 */
	public static function add_addons(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( Offers::addons() as $slug ) {
			if ( is_file( WP_PLUGIN_DIR . '/' . AddonStates::basename( $slug ) ) ) {
				activate_plugin( AddonStates::basename( $slug ) );
			}
		}
		DevelopmentLicense::save();
	}

	/**
	 * A license key, activated at the development vendor's.
	 *
	 * @param string $key The key; '' for the one that the site has.
	 * @return array<string, mixed>|WP_Error
	 */
	public static function license( string $key ): array|WP_Error {
		try {
			$licenses = Plugin::container()->get( Licenses::class );
			return array(
				'done' => '' === $key ? $licenses->refresh( '', LicenseScope::Site ) : $licenses->verify(
					$key,
					LicenseScope::Site
				),
			);
		} catch ( Failure $failure ) {
			return new WP_Error( 'license', $failure->getMessage() );
		}
	}

	/**
	 * Text of the front page.
	 */
	private static function home(): string {
		$paragraphs = array(
			'We roast on Tuesdays, bake every morning and open at half past seven. Come in out of the wind.',
			'The survey at the bottom right is the demo: answer it as a visitor would. It asks one question of each of the nine types.',
			'Your answers appear in wp-admin at once, next to 4,000 demo responses to six surveys of the past year.',
		);
		return implode(
			"\n",
			array_map(
				static fn (
					string $text
				): string => "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->",
				$paragraphs
			)
		);
	}

	/**
	 * A page, made unless it is there.
	 */
	public static function page( string $slug, string $title, string $content ): int {
		$found = get_page_by_path( $slug );
		if ( null !== $found ) {
			return $found->ID;
		}
		return wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $content,
			)
		);
	}

	/**
	 * Rewrites the site's address where it is stored, because the old port is taken.
	 *
	 * @param string $from Old address, without slash at the end.
	 */
	public static function move( string $from, string $to ): void {
		global $wpdb;
		$columns = array(
			$wpdb->options                          => 'option_value',
			$wpdb->posts                            => 'post_content',
			$wpdb->prefix . 'userfeedback_survey'   => 'questions',
			$wpdb->prefix . 'userfeedback_response' => 'page_url',
		);
		delete_option( LiveIndex::OPTION );
		foreach ( $columns as $table => $column ) {
			// JSON writes the slashes of an address with a backslash before them.
			foreach ( array(
				array( $from, $to ),
				array( str_replace( '/', '\\/', $from ), str_replace( '/', '\\/', $to ) ),
			) as list( $old, $new ) ) {
				$wpdb->query(
					$wpdb->prepare(
						'UPDATE %i SET %i = REPLACE( %i, %s, %s ) WHERE %i NOT LIKE %s',
						$table,
						$column,
						$column,
						$old,
						$new,
						$column,
						'a:%'
					)
				);
			}
		}
		wp_cache_flush();
		$survey = get_option( Survey::OPTION );
		SurveyChanged::announce( is_numeric( $survey ) ? (int) $survey : 0 );
	}

	/**
	 * Keeps what has nothing to do with surveys out of the way.
	 */
	public static function tidy(): void {
		// Nothing can be looked up or updated here, so nothing may nag about it.
		foreach ( array( 'core', 'plugins', 'themes' ) as $kind ) {
			add_filter(
				"pre_site_transient_update_$kind",
				static fn (): object => (object) array(
					'last_checked'    => time(),
					'version_checked' => wp_get_wp_version(),
				)
			);
		}
		add_filter( 'site_status_should_suggest_persistent_object_cache', '__return_false' );
		add_action(
			'wp_dashboard_setup',
			static function (): void {
				foreach ( array(
					'dashboard_primary',
					'dashboard_site_health',
					'dashboard_quick_press',
					'dashboard_php_nag',
					'dashboard_browser_nag',
				) as $box ) {
					remove_meta_box( $box, 'dashboard', 'normal' );
					remove_meta_box( $box, 'dashboard', 'side' );
				}
			}
		);
	}
}
