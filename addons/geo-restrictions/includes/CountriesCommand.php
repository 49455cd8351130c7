<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Support\Failure;
use WP_CLI;

/**
 * `wp userfeedback countries`.
 */
final class CountriesCommand {

	public function __construct(
		private DatabaseStore $store,
		private Countries $countries,
		private LoadDatabase $load,
		private UpdateDatabase $update
	) {}

	/**
	 * Loads a database of countries, from the address that was used last or from another one.
	 *
	 * The one before stays when anything goes wrong.
	 *
	 * ## OPTIONS
	 *
	 * [<source>]
	 * : An https address or a file of this server, in the MaxMind DB format (.mmdb, .mmdb.gz).
	 *
	 * [--sha256=<checksum>]
	 * : Checksum that the file must have.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback countries update /usr/share/GeoIP/countries.mmdb
	 *     wp userfeedback countries update
	 *
	 * @param list<string>               $args    Source.
	 * @param array<string, string|bool> $options sha256.
	 */
	public function update( array $args, array $options ): void {
		$source = $args[0] ?? $this->store->address();
		$sha256 = is_string( $options['sha256'] ?? null ) ? $options['sha256'] : '';
		if ( '' === $source ) {
			WP_CLI::error( 'No address was used yet. Name one, or a file.' );
		}
		try {
			if ( 1 === preg_match( '~^https?://~i', $source ) ) {
				$this->load->from_address( $source, $sha256 );
			} else {
				$this->load->from_file( $source, basename( $source ), $sha256 );
			}
		} catch ( Failure $failure ) {
			WP_CLI::error( implode( ' ', array( $failure->getMessage(), ...array_values( $failure->params ) ) ) );
		}
		$this->update->loaded();
		$this->update->follow();
		$this->status();
	}

	/**
	 * Prints the country of addresses.
	 *
	 * ## OPTIONS
	 *
	 * <address>...
	 * : IP addresses.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback countries lookup 192.0.2.1 2001:db8::1
	 *
	 * @param list<string> $args Addresses.
	 */
	public function lookup( array $args ): void {
		foreach ( $args as $address ) {
			if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
				WP_CLI::error( "This is no IP address: $address" );
			}
			$country = $this->countries->of_address( $address );
			WP_CLI::line( $address . "\t" . ( '' === $country ? 'unknown' : $country ) );
		}
	}

	/**
	 * Prints which database is used.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback countries status
	 */
	public function status(): void {
		$about = $this->store->about();
		if ( null === $about ) {
			WP_CLI::warning( 'There is no database of countries. Load one with: wp userfeedback countries update <file or address>' );
			return;
		}
		if ( ! $about['readable'] ) {
			WP_CLI::warning( "{$about['name']} cannot be read." );
			return;
		}
		WP_CLI::success(
			sprintf( '%s (%s), built %s, %s.', $about['name'], $about['kind'], substr( $about['built_at'], 0, 10 ), (string) size_format( $about['bytes'] ) )
		);
	}
}
