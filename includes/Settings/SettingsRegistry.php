<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use LogicException;

/**
 * Every setting of the plugin and its addons. A feature adds its own in its module:
 * `$container->extend( SettingsRegistry::class, … )`.
 */
final class SettingsRegistry {

	/**
	 * By key.
	 *
	 * @var array<string, Setting>
	 */
	private array $settings = array();

	/**
	 * Adds settings.
	 *
	 * @throws LogicException When a key is taken.
	 */
	public function add( Setting ...$settings ): void {
		foreach ( $settings as $setting ) {
			if ( isset( $this->settings[ $setting->key ] ) ) {
				throw new LogicException( 'There is already a setting with this key: ' . $setting->key ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for developers.
			}
			$this->settings[ $setting->key ] = $setting;
		}
	}

	/**
	 * All of them, in the order in which features added them.
	 *
	 * @return array<string, Setting> By key.
	 */
	public function all(): array {
		return $this->settings;
	}

	/**
	 * One of them, or null.
	 */
	public function find( string $key ): ?Setting {
		return $this->settings[ $key ] ?? null;
	}
}
