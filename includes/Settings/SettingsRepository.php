<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

/**
 * The plugin's settings: one autoloaded option, every key with its default
 * (002 §3 "Plugin settings", CONST-10, CONST-11). Reading never writes.
 */
final class SettingsRepository {

	public const OPTION = 'userfeedback_core_settings';

	/**
	 * All settings, complete.
	 *
	 * @return array<string, bool|string|list<string>>
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
	 * A text setting.
	 *
	 * @param string $key E.g. `widget_color`.
	 */
	public function text( string $key ): string {
		$value = $this->all()[ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A yes/no setting.
	 *
	 * @param string $key E.g. `widget_show_logo`.
	 */
	public function flag( string $key ): bool {
		return true === ( $this->all()[ $key ] ?? false );
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
	 * Text of the Skip button. Apart from the defaults, because settings are also
	 * read before WordPress may load translations.
	 */
	public function skip_text(): string {
		$text = $this->text( 'skip_text' );
		return '' === $text ? __( 'Skip', 'userfeedback' ) : $text;
	}

	/**
	 * Text of the Next button.
	 */
	public function next_text(): string {
		$text = $this->text( 'next_text' );
		return '' === $text ? __( 'Next', 'userfeedback' ) : $text;
	}

	/**
	 * Changes some settings; keys that do not exist and values of another type are dropped.
	 *
	 * @param array<string, mixed> $changes Key => new value.
	 */
	public function save( array $changes ): void {
		$settings = $this->all();
		foreach ( $changes as $key => $value ) {
			if ( isset( $settings[ $key ] ) && self::same_type( $settings[ $key ], $value ) ) {
				$settings[ $key ] = $value;
			}
		}
		update_option( self::OPTION, $settings, true );
	}

	/**
	 * What a site has that never saved its settings.
	 *
	 * @return array<string, bool|string|list<string>>
	 */
	public function defaults(): array {
		return array(
			'create_edit_surveys'    => array(),
			'view_results'           => array(),
			'delete_surveys'         => array(),
			'widget_theme'           => 'light',
			'widget_color'           => '#ffffff',
			'widget_text_color'      => '#23282D',
			'widget_button_color'    => '#2D87F1',
			'widget_toggle_icon'     => 'field-chevron-down',
			'widget_toggle_color'    => '#23282D',
			'widget_toggle_text'     => '',
			'widget_position'        => 'bottom_right',
			'widget_start_minimized' => false,
			'widget_show_logo'       => true,
			'widget_custom_logo'     => '',
			'logo_type'              => 'userfeedback',
			'skip_text'              => '',
			'next_text'              => '',
			'uninstall_remove_data'  => false,
		);
	}

	/**
	 * Whether a value may take the place of a default.
	 *
	 * @param bool|string|list<string> $standard The default.
	 * @param mixed                    $value    The value.
	 * @phpstan-assert-if-true bool|string|list<string> $value
	 */
	private static function same_type( bool|string|array $standard, mixed $value ): bool {
		if ( is_array( $standard ) ) {
			return is_array( $value ) && array_is_list( $value ) && array_filter( $value, 'is_string' ) === $value;
		}
		return gettype( $standard ) === gettype( $value );
	}
}
