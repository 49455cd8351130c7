<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Settings\SettingsRepository;
use WP_CLI;

/**
 * `wp userfeedback settings`.
 */
final class SettingsCommand {

	public function __construct( private SettingsRepository $settings ) {}

	/**
	 * Reads or changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : get or set.
	 *
	 * [<name>]
	 * : uninstall_remove_data: whether deleting the plugin removes surveys, responses and settings of this site.
	 * smallest_group: fewest responses of a filter whose figures are shown, 0 for any.
	 *
	 * [<value>]
	 * : yes or no, or a number.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback settings get
	 *     wp userfeedback settings set uninstall_remove_data yes
	 *     wp userfeedback settings set smallest_group 5
	 *
	 * @param list<string> $args Action, name and value.
	 */
	public function __invoke( array $args ): void {
		$name = $args[1] ?? '';
		if ( '' !== $name && ! in_array( $name, SettingsRepository::SETTABLE, true ) ) {
			WP_CLI::error( 'There is only ' . implode( ', ', SettingsRepository::SETTABLE ) . '.' );
		}
		match ( $args[0] ?? '' ) {
			'get'   => $this->get( '' === $name ? SettingsRepository::SETTABLE : array( $name ) ),
			'set'   => $this->set( $name, $args[2] ?? '' ),
			default => WP_CLI::error( 'Say get or set.' ),
		};
	}

	/**
	 * @param list<string> $names What to print.
	 */
	private function get( array $names ): void {
		foreach ( $names as $name ) {
			WP_CLI::log(
				$name . ' ' . ( $this->is_number( $name )
				? $this->settings->number( $name )
				: ( $this->settings->flag( $name ) ? 'yes' : 'no' ) )
			);
		}
	}

	private function set( string $name, string $value ): void {
		if ( '' !== $name && $this->is_number( $name ) ) {
			if ( 1 !== preg_match( '/^\d{1,4}$/D', $value ) || (int) $value > SettingsRepository::MOST ) {
				WP_CLI::error( 'Say a number from 0 to ' . SettingsRepository::MOST . '.' );
			}
			$this->settings->save( array( $name => (int) $value ) );
		} else {
			if ( '' === $name || ! in_array( $value, array( 'yes', 'no' ), true ) ) {
				WP_CLI::error( 'Say which setting, and yes or no.' );
			}
			$this->settings->save( array( $name => 'yes' === $value ) );
		}
		WP_CLI::success( $name . ' is ' . $value . '.' );
	}

	private function is_number( string $name ): bool {
		return is_int( $this->settings->defaults()[ $name ] ?? null );
	}
}
