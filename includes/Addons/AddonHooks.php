<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Closure;
use Throwable;
use UserFeedback\Database\Deadlock;
use UserFeedback\Support\ErrorLog;

/**
 * The door through which an addon hooks into WordPress. What a callback throws ends here, be it a class whose file
 * is missing or does not parse: the page goes on without the addon's part and the owner reads what happened.
 * Callbacks of an addon whose registration failed do nothing.
 */
final class AddonHooks {

	/**
	 * @param string                   $slug   Slug of addons.json.
	 * @param AddonStates              $states Knows whether the registration failed.
	 * @param Closure(Throwable): void $failed Hears what a callback threw.
	 */
	public function __construct( private string $slug, private AddonStates $states, private Closure $failed ) {}

	/**
	 * As add_action().
	 */
	public function action( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
		add_action( $name, $this->guard( $callback ), $priority, $arguments );
	}

	/**
	 * As add_filter(); a callback that throws leaves the value as it is.
	 */
	public function filter( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
		add_filter(
			$name,
			fn ( mixed ...$given ): mixed => $this->run( $callback, $given, $given[0] ?? null ),
			$priority,
			$arguments
		);
	}

	/**
	 * As add_shortcode(); one that throws prints nothing.
	 *
	 * @param non-empty-string $name Without brackets.
	 */
	public function shortcode( string $name, callable $callback ): void {
		add_shortcode(
			$name,
			function ( array|string $given ) use ( $callback ): string {
				$html = $this->run( $callback, array( $given ), '' );
				return is_string( $html ) ? $html : '';
			}
		);
	}

	/**
	 * A callback that never throws, for what WordPress calls otherwise.
	 *
	 * @param mixed $instead What it answers in place of a failure.
	 */
	public function guard( callable $callback, mixed $instead = null ): Closure {
		return fn ( mixed ...$given ): mixed => $this->run( $callback, $given, $instead );
	}

	/**
	 * @param array<array-key, mixed> $given   Arguments.
	 * @param mixed                   $instead What it answers in place of a failure.
	 * @throws Deadlock The caller's transaction starts again.
	 */
	private function run( callable $callback, array $given, mixed $instead ): mixed {
		if ( null !== $this->states->problem( $this->slug ) ) {
			return $instead;
		}
		try {
			return $callback( ...$given );
		} catch ( Deadlock $deadlock ) {
			throw $deadlock;
		} catch ( Throwable $thrown ) {
			ErrorLog::debug( $thrown );
			( $this->failed )( $thrown );
			return $instead;
		}
	}
}
