<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

/**
 * The plugin's settings: one autoloaded option, every key with its default. Reading never writes.
 * The look of the widget is in the same option; `Display\WidgetSettings` reads it.
 */
final class SettingsRepository {

	public const OPTION = SettingsModule::OPTION;

	/**
	 * Fewest responses of a filter whose figures are shown; 0 shows any (docs/filters.md).
	 */
	public const SMALLEST_GROUP = 'smallest_group';

	/**
	 * What a person can set by REST and WP-CLI.
	 */
	public const SETTABLE = array( 'uninstall_remove_data', self::SMALLEST_GROUP );

	/**
	 * Largest number of a setting.
	 */
	public const MOST = 1000;

	/**
	 * All settings, with defaults filled in.
	 *
	 * @return array<string, bool|int|list<string>>
	 */
	public function all(): array {
		$stored   = get_option( self::OPTION );
		$settings = $this->defaults();
		foreach ( is_array( $stored ) ? $stored : array() as $key => $value ) {
			if ( isset( $settings[ $key ] ) && self::same_type( $settings[ $key ], $value ) ) {
				$settings[ $key ] = $value;
			}
		}
		return $settings;
	}

	/**
	 * A yes/no setting.
	 *
	 * @param string $key E.g. `uninstall_remove_data`.
	 */
	public function flag( string $key ): bool {
		return true === ( $this->all()[ $key ] ?? false );
	}

	/**
	 * A number.
	 *
	 * @param string $key E.g. `smallest_group`.
	 */
	public function number( string $key ): int {
		$value = $this->all()[ $key ] ?? 0;
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * A list of texts.
	 *
	 * @param string $key E.g. `view_results`.
	 * @return list<string>
	 */
	public function items( string $key ): array {
		$value = $this->all()[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}

	/**
	 * Changes settings. Unknown keys and values of another type are dropped.
	 *
	 * @param array<string, mixed> $changes Key => new value.
	 */
	public function save( array $changes ): void {
		$stored   = get_option( self::OPTION );
		$settings = $this->all();
		foreach ( $changes as $key => $value ) {
			if ( isset( $settings[ $key ] ) && self::same_type( $settings[ $key ], $value ) ) {
				$settings[ $key ] = $value;
			}
		}
		update_option( self::OPTION, array_merge( is_array( $stored ) ? $stored : array(), $settings ), true );
	}

	/**
	 * Settings of a site that never saved any.
	 *
	 * @return array<string, bool|int|list<string>>
	 */
	public function defaults(): array {
		return array(
			'create_edit_surveys'   => array(),
			'view_results'          => array(),
			'delete_surveys'        => array(),
			'uninstall_remove_data' => false,
			self::SMALLEST_GROUP    => 0,
		);
	}

	/**
	 * Whether a value has the type of its default.
	 *
	 * @param bool|int|list<string> $standard The default.
	 * @param mixed                 $value    The value.
	 * @phpstan-assert-if-true bool|int|list<string> $value
	 */
	private static function same_type( bool|int|array $standard, mixed $value ): bool {
		if ( is_int( $standard ) ) {
			return is_int( $value ) && $value >= 0 && $value <= self::MOST;
		}
		if ( is_array( $standard ) ) {
			return is_array( $value ) && array_is_list( $value ) && array_filter( $value, 'is_string' ) === $value;
		}
		return is_bool( $value );
	}
}
