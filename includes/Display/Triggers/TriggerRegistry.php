<?php
declare(strict_types=1);

namespace UserFeedback\Display\Triggers;

/**
 * The triggers of this site, by key. Addons register theirs on `userfeedback_loaded`.
 */
final class TriggerRegistry {

	/**
	 * What a survey falls back to when the addon of its trigger is gone.
	 */
	public const FALLBACK = 'immediate';

	/**
	 * Triggers by key.
	 *
	 * @var array<string, Trigger>
	 */
	private array $triggers = array();

	/**
	 * Core's one; the others come with the Behavior addon.
	 */
	public function register_core(): void {
		$this->register( new Trigger( self::FALLBACK, static fn (): string => __( 'Immediately', 'userfeedback' ) ) );
	}

	/**
	 * Adds a trigger; a second one of the same key is refused.
	 */
	public function register( Trigger $trigger ): void {
		if ( isset( $this->triggers[ $trigger->key ] ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'A trigger of this key is registered already: ' . $trigger->key ),
				'0.1.0'
			);
			return;
		}
		$this->triggers[ $trigger->key ] = $trigger;
	}

	/**
	 * A trigger, or null when no active code knows it.
	 *
	 * @param string $key E.g. `delay`.
	 */
	public function find( string $key ): ?Trigger {
		return $this->triggers[ $key ] ?? null;
	}

	/**
	 * All triggers.
	 *
	 * @return array<string, Trigger> By key.
	 */
	public function all(): array {
		return $this->triggers;
	}
}
