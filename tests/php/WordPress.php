<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * Loads the real WordPress of the test site into this process.
 *
 * The site is the one of `npm run site -- up --test` (`npm test` starts it), or
 * the one in the environment variable USERFEEDBACK_TEST_WORDPRESS.
 */
final class WordPress {

	/**
	 * Folder of the WordPress that the tests run in.
	 */
	public static function folder(): string {
		$given = getenv( 'USERFEEDBACK_TEST_WORDPRESS' );
		return is_string( $given ) && '' !== $given ? $given : dirname( __DIR__, 2 ) . '/.cache/test/wordpress';
	}

	/**
	 * Loads WordPress once, with the plugin active.
	 *
	 * @throws RuntimeException Without a test site.
	 */
	public static function load(): void {
		if ( function_exists( 'add_action' ) ) {
			return;
		}
		$load = self::folder() . '/wp-load.php';
		if ( ! is_file( $load ) || ! self::database_answers() ) {
			throw new RuntimeException(
				'There is no WordPress for integration tests. Start it with: npm run site -- up --test'
			);
		}
		// Tests look for files that were left behind: another checkout's are not theirs.
		$temporary = self::folder() . '/wp-content/temporary';
		if ( ! is_dir( $temporary ) ) {
			mkdir( $temporary, 0777, true );
		}
		define( 'WP_TEMP_DIR', $temporary ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		// WordPress looks at the request while it loads.
		$_SERVER['HTTP_HOST']       = 'example.org';
		$_SERVER['SERVER_NAME']     = 'example.org';
		$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
		$_SERVER['REQUEST_METHOD']  = 'GET';
		$_SERVER['REQUEST_URI']     = '/';
		$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
		$_SERVER['HTTP_USER_AGENT'] = '';
		self::require_in_global_scope( $load );
		// Screens' functions, which only wp-admin loads by itself.
		require_once self::folder() . '/wp-admin/includes/admin.php';
	}

	/**
	 * Whether the test site's database runs: WordPress itself would end the process with a page of HTML.
	 */
	private static function database_answers(): bool {
		$config = (string) file_get_contents( self::folder() . '/wp-config.php' );
		if ( 1 !== preg_match( "/'DB_HOST', '([^:']+):([1-9]\d*)'/", $config, $found ) ) {
			return true;
		}
		$socket = @fsockopen( $found[1], (int) $found[2], $code, $message, 2 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- A refusal is an answer here.
		if ( false === $socket ) {
			return false;
		}
		fclose( $socket );
		return true;
	}

	/**
	 * WordPress expects its variables to be global, and PHPUnit calls us inside functions.
	 */
	private static function require_in_global_scope( string $file ): void {
		global $wpdb, $table_prefix, $wp_version, $wp_db_version, $required_php_version, $required_mysql_version, $wp_local_package;
		global $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_roles, $wp_locale, $wp_plugin_paths, $shortcode_tags, $blog_id, $pagenow;
		require $file;
	}
}
