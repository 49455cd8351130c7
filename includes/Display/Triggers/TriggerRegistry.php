<?php
declare(strict_types=1);

namespace UserFeedback\Display\Triggers;

/**
 * The triggers of this site, by key. Addons register theirs on `userfeedback_loaded`.
 */
final class TriggerRegistry {

	/**
	 * The trigger of a survey whose own trigger has no active addon.
	 */
	public const FALLBACK = 'immediate';

	/**
	 * UserFeedback's own; all but the first come with the Behavior addon.
	 */
	private const OWN = array( self::FALLBACK, 'delay', 'before_abandon', 'half_page' );

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
		$this->register( new Trigger( self::FALLBACK ) );
	}

	/**
	 * Adds a trigger; a second one with the same key is refused.
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
	 * Whether a survey may have it, with or without the addon that makes it work.
	 */
	public function knows( string $key ): bool {
		return isset( $this->triggers[ $key ] ) || in_array( $key, self::OWN, true );
	}

	/**
	 * The builder's choices (SET-13). Those of the Behavior addon are in it where the
	 * addon is missing as well: then the builder locks them.
	 *
	 * @return list<array{key: string, label: string}>
	 */
	public function menu(): array {
		$labels = array_combine(
			self::OWN,
			array(
				__( 'Immediately', 'userfeedback' ),
				__( 'After a delay', 'userfeedback' ),
				__( 'Before leaving the page', 'userfeedback' ),
				__( 'Halfway down the page', 'userfeedback' ),
			)
		);
		foreach ( array_diff_key( $this->triggers, $labels ) as $key => $trigger ) {
			$labels[ $key ] = $trigger->label();
		}
		$menu = array();
		foreach ( $labels as $key => $label ) {
			$menu[] = array(
				'key'   => $key,
				'label' => $label,
			);
		}
		return $menu;
	}
}
