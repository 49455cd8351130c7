<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Cli;

use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseScope;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Pro\Plan\LicenseUse;
use UserFeedback\Support\Failure;
use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * Activates, checks and deactivates the license.
 */
final class LicenseCommand {

	public function __construct(
		private Licenses $licenses,
		private LicenseStore $store,
		private LicenseUse $use
	) {}

	/**
	 * Prints the license, with its key masked.
	 *
	 * ## OPTIONS
	 *
	 * [--network]
	 * : The license of the network.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license status
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options network, format.
	 */
	public function status( array $args, array $options ): void {
		$license = $this->store->info( self::scope( $options ) );
		if ( 'json' === ( $options['format'] ?? 'table' ) ) {
			WP_CLI::print_value( $license, array( 'format' => 'json' ) );
		} elseif ( null === $license ) {
			WP_CLI::log( 'There is no license key.' );
		} else {
			format_items(
				'table',
				array( $license ),
				array( 'key', 'type', 'status', 'expires_at', 'checked_at', 'works_until' )
			);
		}
	}

	/**
	 * Activates a license key.
	 *
	 * ## OPTIONS
	 *
	 * <key>
	 * : The key. The shell keeps it in its history; - reads it from the standard input.
	 *
	 * [--network]
	 * : For all sites of the network.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license activate - < key.txt
	 *
	 * @param list<string>               $args    The key.
	 * @param array<string, string|bool> $options network.
	 */
	public function activate( array $args, array $options ): void {
		$key = $args[0] ?? '';
		$this->change( $this->licenses->verify( ... ), '-' === $key ? (string) fgets( STDIN ) : $key, $options );
	}

	/**
	 * Deactivates the license key and removes it. Paid features are locked then.
	 *
	 * ## OPTIONS
	 *
	 * [--network]
	 * : The license of the network.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license deactivate
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options network, yes.
	 */
	public function deactivate( array $args, array $options ): void {
		$use = $this->use->read();
		foreach ( $use['surveys'] as $survey ) {
			WP_CLI::log( sprintf( 'Live survey %d uses it: %s', $survey['id'], $survey['title'] ) );
		}
		if ( $use['more'] > 0 ) {
			WP_CLI::log( sprintf( 'And %d more.', $use['more'] ) );
		}
		WP_CLI::confirm( 'Deactivate the license key?', $options );
		$this->change( $this->licenses->deactivate( ... ), '', $options );
	}

	/**
	 * Asks the license server again.
	 *
	 * ## OPTIONS
	 *
	 * [--network]
	 * : The license of the network.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback license refresh
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options network.
	 */
	public function refresh( array $args, array $options ): void {
		$this->change( $this->licenses->refresh( ... ), '', $options );
	}

	/**
	 * @param callable(string, LicenseScope): string $change  One of Licenses.
	 * @param array<string, string|bool>             $options network.
	 */
	private function change( callable $change, string $key, array $options ): void {
		try {
			$message = $change( $key, self::scope( $options ) );
		} catch ( Failure $failure ) {
			WP_CLI::error( $failure->getMessage() );
		}
		if ( '' === $message ) {
			WP_CLI::error( 'There is no license key.' );
		}
		WP_CLI::success( $message );
	}

	/**
	 * @param array<string, string|bool> $options network.
	 */
	private static function scope( array $options ): LicenseScope {
		if ( isset( $options['network'] ) && ! is_multisite() ) {
			WP_CLI::error( 'This site is not part of a network.' );
		}
		return isset( $options['network'] ) ? LicenseScope::Network : LicenseScope::Site;
	}
}
