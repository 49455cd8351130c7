<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Plan\Rights;

/**
 * The settings for a screen: wire type `PluginSettings`. Secrets are left out (A98).
 */
final class ReadSettings {

	public function __construct(
		private SettingsRegistry $registry,
		private SettingsRepository $settings,
		private Rights $rights
	) {}

	/**
	 * @param array<string, string> $errors What the call before refused: key => sentence.
	 * @return array{settings: array<string, mixed>, defaults: array<string, mixed>, locked: list<string>, errors: object}
	 */
	public function to_wire( array $errors = array() ): array {
		return array(
			'settings' => $this->shown( $this->settings->all() ),
			'defaults' => $this->shown( $this->settings->defaults() ),
			'locked'   => $this->locked(),
			// An object in JSON also when it is empty.
			'errors'   => (object) $errors,
		);
	}

	/**
	 * Settings that this site may not change now.
	 *
	 * @return list<string> Keys.
	 */
	private function locked(): array {
		$rights = $this->rights->all();
		$locked = array_filter(
			$this->registry->all(),
			static fn ( Setting $setting ): bool => ! $setting->is_secret && ! $setting->is_open( $rights )
		);
		return array_keys( $locked );
	}

	/**
	 * @param array<string, mixed> $values By key.
	 * @return array<string, mixed>
	 */
	private function shown( array $values ): array {
		return array_filter(
			$values,
			fn ( string $key ): bool => false === $this->registry->find( $key )?->is_secret,
			ARRAY_FILTER_USE_KEY
		);
	}
}
