<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Settings\ReadSettings;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Support\Failure;
use WP_CLI;

/**
 * `wp userfeedback settings`.
 */
final class SettingsCommand {

	public function __construct( private ReadSettings $reader, private SaveSettings $saver ) {}

	/**
	 * Reads or changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : get or set.
	 *
	 * [<name>]
	 * : E.g. uninstall_remove_data. `get` without a name lists all settings.
	 *
	 * [<value>]
	 * : yes or no, a number, a text, or JSON for lists.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback settings get
	 *     wp userfeedback settings set uninstall_remove_data yes
	 *     wp userfeedback settings set smallest_group 5
	 *     wp userfeedback settings set view_results '["editor"]'
	 *
	 * @param list<string> $args Action, name and value.
	 */
	public function __invoke( array $args ): void {
		$name     = $args[1] ?? '';
		$settings = $this->reader->to_wire()['settings'];
		if ( '' !== $name && ! array_key_exists( $name, $settings ) ) {
			WP_CLI::error( 'There is only ' . implode( ', ', array_keys( $settings ) ) . '.' );
		}
		match ( $args[0] ?? '' ) {
			'get'   => self::get( '' === $name ? $settings : array( $name => $settings[ $name ] ) ),
			'set'   => $this->set( $name, $settings[ $name ] ?? null, $args[2] ?? null ),
			default => WP_CLI::error( 'Say get or set.' ),
		};
	}

	/**
	 * @param array<string, mixed> $settings What to print.
	 */
	private static function get( array $settings ): void {
		foreach ( $settings as $name => $value ) {
			WP_CLI::log( $name . ' ' . self::printed( $value ) );
		}
	}

	/**
	 * @param mixed $before The value until now, whose type says how to read the new one.
	 */
	private function set( string $name, mixed $before, ?string $value ): void {
		if ( '' === $name || null === $value ) {
			WP_CLI::error( 'Say which setting, and its value.' );
		}
		$new = self::parsed( $before, $value );
		try {
			$errors = $this->saver->save( array( $name => $new ) );
		} catch ( Failure $failure ) {
			$errors = $failure->params + array( $name => $failure->getMessage() );
		}
		if ( isset( $errors[ $name ] ) ) {
			WP_CLI::error( $errors[ $name ] );
		}
		$after = $this->reader->to_wire()['settings'][ $name ];
		if ( $after === $before && $after !== $new ) {
			WP_CLI::error( $name . ' is ' . self::printed( $after ) . '. Your plan does not include changing it.' );
		}
		WP_CLI::success( $name . ' is ' . self::printed( $after ) . '.' );
	}

	/**
	 * A value as a person types it.
	 */
	private static function parsed( mixed $before, string $typed ): mixed {
		if ( is_bool( $before ) ) {
			return array(
				'yes' => true,
				'no'  => false,
			)[ $typed ] ?? $typed;
		}
		if ( is_int( $before ) ) {
			return 1 === preg_match( '/^-?\d{1,9}$/D', $typed ) ? (int) $typed : $typed;
		}
		return is_string( $before ) ? $typed : json_decode( $typed, true );
	}

	private static function printed( mixed $value ): string {
		return match ( true ) {
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_string( $value ) => $value,
			default             => (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		};
	}
}
