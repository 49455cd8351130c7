<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Plan\Rights;
use UserFeedback\Support\Failure;

/**
 * Changes settings (CALL-25, A19, A98): unknown keys are dropped, locked ones keep their value, and one value that
 * does not fit stops all of it.
 */
final class SaveSettings {

	public function __construct(
		private SettingsRegistry $registry,
		private SettingsRepository $settings,
		private Rights $rights
	) {}

	/**
	 * @param array<mixed> $changes Key => new value.
	 * @return array<string, string> What was refused alone while the others were saved: key => translated sentence.
	 * @throws Failure 400 for a wrong type or format, 422 for a wrong meaning; `params` names the keys. 503 when the
	 *                 database took nothing.
	 */
	public function save( array $changes ): array {
		$fitting       = array();
		$misfits       = array();
		$refused       = array();
		$refused_alone = array();
		$rights        = $this->rights->all();
		$after         = array_intersect_key(
			array_replace( $this->settings->all(), $changes ),
			array_filter(
				$this->registry->all(),
				static fn ( Setting $setting ): bool => $setting->is_open( $rights )
			)
		);
		foreach ( $this->registry->all() as $key => $setting ) {
			if ( ! array_key_exists( $key, $changes ) || ! $setting->is_open( $rights ) ) {
				continue;
			}
			$misfit    = $setting->misfit( $changes[ $key ] );
			$complaint = '' === $misfit ? $setting->complaint( $changes[ $key ], $after ) : '';
			if ( '' !== $misfit ) {
				$misfits[ $key ] = $misfit;
			} elseif ( '' === $complaint ) {
				$fitting[ $key ] = $changes[ $key ];
			} elseif ( $setting->refused_alone ) {
				$refused_alone[ $key ] = $complaint;
			} else {
				$refused[ $key ] = $complaint;
			}
		}
		if ( array() !== $misfits ) {
			throw Failure::invalid( $misfits, 400 );
		}
		if ( array() !== $refused ) {
			throw Failure::invalid( $refused + $refused_alone );
		}
		if ( array() !== $fitting ) {
			$this->store( $fitting );
		}
		return $refused_alone;
	}

	/**
	 * @param array<string, mixed> $values Key => new value.
	 * @throws Failure 503.
	 */
	private function store( array $values ): void {
		$before = array();
		$this->settings->change(
			function () use ( &$before, $values ): array {
				$before = $this->settings->all();
				return $values;
			}
		);
		$after = $this->settings->all();
		foreach ( $values as $key => $value ) {
			if ( $this->registry->find( $key )?->clean( $value ) !== $after[ $key ] ) {
				throw Failure::store();
			}
		}
		$changed = array_filter(
			$after,
			static fn ( mixed $value, string $key ): bool => $value !== $before[ $key ],
			ARRAY_FILTER_USE_BOTH
		);
		/**
		 * Fires after settings were saved.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $changed Key => new value, of the settings that changed.
		 * @param array<string, mixed> $before  Key => value, of all settings before.
		 */
		do_action( 'userfeedback_settings_saved', $changed, $before );
	}
}
