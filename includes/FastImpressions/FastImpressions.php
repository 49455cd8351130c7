<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Switches the endpoint on and off, tests it every hour, and gives pages its URL only while the last test
 * passed. Off by default.
 *
 * The file is in wp-content beside WordPress's own drop-ins. Many hosts that block direct calls in the plugin
 * folder run PHP there, an update of the plugin does not remove it, and an absolute path in it finds
 * wp-config.php wherever the folders are.
 */
final class FastImpressions {

	public const OPTION = 'userfeedback_core_fast_path';

	/**
	 * Background job of the self-test.
	 */
	public const EVENT = 'userfeedback_core_test_fast_path';

	/**
	 * The file, in wp-content.
	 */
	public const FILE = 'userfeedback-impression.php';

	/**
	 * Seconds for which a passed test counts: two runs, because WP-Cron waits for visitors.
	 */
	private const TRUSTED = 7200;

	/**
	 * @param string $file The plugin's main file, absolute.
	 */
	public function __construct( private Clock $clock, private string $file ) {}

	/**
	 * Switches it on and tests it.
	 *
	 * @return bool Whether the test passed; it is tried again every hour.
	 * @throws Failure Where it cannot work, or the file cannot be written.
	 */
	public function enable(): bool {
		if ( is_multisite() ) {
			throw Failure::install( __( 'Fast impressions are not available on a network of sites.', 'userfeedback' ) );
		}
		if ( 0 !== strcasecmp( self::origin( $this->url() ), self::origin( home_url() ) ) ) {
			throw Failure::install(
				__( 'Fast impressions need the folder wp-content at the address of the site.', 'userfeedback' )
			);
		}
		if ( false === @file_put_contents( self::path(), $this->code(), LOCK_EX ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- from the terminal, without credentials to ask for; the failure is told.
			/* translators: %s: path of a file. */
			throw Failure::install( sprintf( __( 'The file %s cannot be written.', 'userfeedback' ), self::path() ) );
		}
		update_option( self::OPTION, array( 'passed_at' => 0 ), true );
		$this->follow();
		return $this->test();
	}

	/**
	 * Switches it off: pages forget the address, calls go to REST.
	 */
	public function disable(): void {
		delete_option( self::OPTION );
		wp_unschedule_hook( self::EVENT );
		wp_delete_file( self::path() );
	}

	/**
	 * Whether the owner switched it on.
	 */
	public static function is_enabled(): bool {
		return null !== self::state();
	}

	/**
	 * Calls the endpoint as a visitor would and stores the result.
	 */
	public function test(): bool {
		if ( ! self::is_enabled() ) {
			return false;
		}
		$word   = bin2hex( random_bytes( 16 ) );
		$reply  = wp_remote_post(
			$this->url() . '?test=' . $word,
			array(
				'timeout'     => 10,
				'redirection' => 0,
				'headers'     => array( 'Origin' => self::origin( home_url() ) ),
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for calls of a site to itself.
			)
		);
		$body   = json_decode( wp_remote_retrieve_body( $reply ), true );
		$passed = 200 === wp_remote_retrieve_response_code( $reply ) && array(
			'data' => true,
			'test' => $word,
		) === $body;
		update_option( self::OPTION, array( 'passed_at' => $passed ? $this->clock->now()->getTimestamp() : 0 ), true );
		return $passed;
	}

	/**
	 * Schedules or unschedules the test; also after a reactivation.
	 */
	public function follow(): void {
		if ( self::is_enabled() && false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now()->getTimestamp() + HOUR_IN_SECONDS, 'hourly', self::EVENT );
		}
	}

	/**
	 * URL to which pages may send impressions, or '' for the REST route.
	 */
	public function tested_url(): string {
		$state = self::state();
		return null !== $state && $state + self::TRUSTED > $this->clock->now()->getTimestamp() ? $this->url() : '';
	}

	/**
	 * Address of the file.
	 */
	public function url(): string {
		return content_url( self::FILE );
	}

	/**
	 * Path of the file.
	 */
	public static function path(): string {
		return WP_CONTENT_DIR . '/' . self::FILE;
	}

	/**
	 * Time of the last test when it passed, 0 when it failed, null while this is off.
	 *
	 * From the autoloaded options: get_option() would make a query on every page for one that is not there.
	 */
	private static function state(): ?int {
		$stored = wp_load_alloptions()[ self::OPTION ] ?? null;
		if ( ! is_string( $stored ) ) {
			return null;
		}
		$state = get_option( self::OPTION );
		return is_array( $state ) && is_int( $state['passed_at'] ?? null ) ? $state['passed_at'] : 0;
	}

	/**
	 * Content of the file.
	 */
	private function code(): string {
		$endpoint = var_export( dirname( $this->file ) . '/includes/FastImpressions/Endpoint.php', true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		$load     = var_export( ABSPATH . 'wp-load.php', true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		$plugin   = var_export( plugin_basename( $this->file ), true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		return <<<PHP
			<?php
			/**
			 * Counts impressions of UserFeedback's surveys without starting all of WordPress.
			 * Made by `wp userfeedback fast-impressions enable`, removed by `… disable`.
			 */
			const SHORTINIT = true;
			require $load;
			if ( ! is_file( $endpoint ) ) {
				http_response_code( 404 );
				exit;
			}
			require $endpoint;
			UserFeedback\FastImpressions\Endpoint::answer( $plugin );

			PHP;
	}

	/**
	 * Scheme, host and port of an address.
	 */
	private static function origin( string $url ): string {
		return 1 === preg_match( '#^https?://[^/]+#i', $url, $found ) ? $found[0] : '';
	}
}
