<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Database\Lock;
use UserFeedback\Support\Failure;

/**
 * The plugin's settings: one autoloaded option, every key with its default. Reading never writes. A visitor's page
 * reads the option itself (`Display\Fields`, or `stored()` here): asking for a registered setting starts all modules.
 */
final class SettingsRepository {

	public const OPTION = SettingsModule::OPTION;
	public const LOCK   = 'userfeedback_core_settings_lock';

	/**
	 * Fewest responses of a filter whose figures are shown; 0 shows any (docs/filters.md).
	 */
	public const SMALLEST_GROUP = 'smallest_group';

	/**
	 * @param Closure(): SettingsRegistry $registry Every setting; made when something first asks for one.
	 * @param Closure(): Lock             $lock     Made when something is stored.
	 */
	public function __construct( private Closure $registry, private Closure $lock ) {}

	/**
	 * All settings, with defaults filled in.
	 *
	 * @return array<string, mixed> By key.
	 */
	public function all(): array {
		return array_map(
			fn ( Setting $setting ): mixed => $this->read( $setting ),
			( $this->registry )()->all()
		);
	}

	/**
	 * Settings of a site that never saved any.
	 *
	 * @return array<string, mixed> By key.
	 */
	public function defaults(): array {
		return array_map(
			static fn ( Setting $setting ): mixed => $setting->clean( $setting->default ),
			( $this->registry )()->all()
		);
	}

	/**
	 * A setting, whatever its type; null for a key that nothing registered.
	 *
	 * @param string $key E.g. `widget_font`.
	 */
	public function value( string $key ): mixed {
		$setting = ( $this->registry )()->find( $key );
		return null === $setting ? null : $this->read( $setting );
	}

	/**
	 * A yes/no setting.
	 *
	 * @param string $key E.g. `uninstall_remove_data`.
	 */
	public function flag( string $key ): bool {
		return true === $this->value( $key );
	}

	/**
	 * A number.
	 *
	 * @param string $key E.g. `smallest_group`.
	 */
	public function number( string $key ): int {
		$value = $this->value( $key );
		return is_int( $value ) ? $value : 0;
	}

	/**
	 * A text.
	 *
	 * @param string $key E.g. `automatic_updates`.
	 */
	public function text( string $key ): string {
		$value = $this->value( $key );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A list of texts.
	 *
	 * @param string $key E.g. `view_results`.
	 * @return list<string>
	 */
	public function items( string $key ): array {
		return self::texts( $this->value( $key ) );
	}

	/**
	 * A list of texts as it is stored, for code that visitors wait for.
	 *
	 * @param string $key E.g. `view_results`.
	 * @return list<string>
	 */
	public function stored_items( string $key ): array {
		return self::texts( self::stored()[ $key ] ?? null );
	}

	/**
	 * The option as it is stored.
	 *
	 * @return array<mixed>
	 */
	public static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Changes settings without asking for the plan. Unknown keys and values that do not fit are dropped;
	 * `SaveSettings` refuses them.
	 *
	 * @param array<string, mixed> $changes Key => new value.
	 * @throws Failure 503 when somebody else is saving for too long.
	 */
	public function save( array $changes ): void {
		$this->change( static fn (): array => $changes );
	}

	/**
	 * Like `save()`, for changes that depend on what is stored.
	 *
	 * @param callable(): array<string, mixed> $changes Called when nobody else can save; key => new value.
	 * @throws Failure 503 when somebody else is saving for too long.
	 */
	public function change( callable $changes ): void {
		( $this->lock )()->change_option(
			self::OPTION,
			function () use ( $changes ): void {
				$new    = $changes();
				$stored = self::stored();
				foreach ( $new as $key => $value ) {
					$setting = ( $this->registry )()->find( $key );
					if ( null !== $setting && '' === $setting->misfit( $value ) ) {
						$stored[ $key ] = $setting->to_store( $value, $stored[ $key ] ?? null );
					}
				}
				update_option( self::OPTION, $stored, true );
			}
		);
	}

	private function read( Setting $setting ): mixed {
		$stored = self::stored();
		return array_key_exists( $setting->key, $stored )
			? $setting->read( $stored[ $setting->key ] )
			: $setting->clean( $setting->default );
	}

	/**
	 * @return list<string>
	 */
	private static function texts( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : array();
	}
}
