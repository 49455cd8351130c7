<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;
use Throwable;

/**
 * Small explicit container: one factory per class, one object per factory.
 * No auto-wiring, so that every dependency can be found by searching its name.
 */
final class Container {

	/**
	 * Factories by class name.
	 *
	 * @var array<class-string, callable(Container): object>
	 */
	private array $factories = array();

	/**
	 * Objects made so far, by class name.
	 *
	 * @var array<class-string, object>
	 */
	private array $objects = array();

	/**
	 * What others add to objects, by class name.
	 *
	 * @var array<class-string, list<callable(object): void>>
	 */
	private array $extensions = array();

	/**
	 * Hears what extensions throw that are added now.
	 *
	 * @var (callable(Throwable): void)|null
	 */
	private $watcher = null;

	/**
	 * Registers more factories, when a class is asked for that has none.
	 *
	 * @var (callable(): void)|null
	 */
	private $more = null;

	/**
	 * Says who registers the rest: it is asked once, when a class has no factory.
	 *
	 * @param callable(): void $more Calls set().
	 */
	public function set_later( callable $more ): void {
		$this->more = $more;
	}

	/**
	 * Names the factory of a class. A later call replaces an earlier one until the object was made.
	 *
	 * @template T of object
	 * @param class-string<T>        $id      Class or interface name.
	 * @param callable(Container): T $factory Makes the object on first use.
	 * @throws LogicException When the object exists already.
	 */
	public function set( string $id, callable $factory ): void {
		if ( isset( $this->objects[ $id ] ) ) {
			throw new LogicException( 'The container made this object already: ' . $id ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- a class name, for developers.
		}
		$this->factories[ $id ] = $factory;
	}

	/**
	 * Adds something to an object when it is made, or at once when it was. So an
	 * addon that registers in a registry costs nothing on pages that never ask it.
	 * One that fails is left out: the object works without it.
	 *
	 * @template T of object
	 * @param class-string<T>   $id        Class or interface name.
	 * @param callable(T): void $extension Gets the object.
	 */
	public function extend( string $id, callable $extension ): void {
		$watcher = $this->watcher;
		$safe    = static function ( object $made ) use ( $id, $extension, $watcher ): void {
			try {
				if ( $made instanceof $id ) {
					$extension( $made );
				}
			} catch ( Throwable $thrown ) {
				if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
					error_log( 'UserFeedback: ' . $thrown ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- only with WP_DEBUG.
				}
				if ( null !== $watcher ) {
					$watcher( $thrown );
				}
			}
		};
		if ( isset( $this->objects[ $id ] ) ) {
			$safe( $this->objects[ $id ] );
			return;
		}
		$this->extensions[ $id ][] = $safe;
	}

	/**
	 * Lets somebody add extensions and hear of those that fail, whenever they run.
	 *
	 * @param callable(): void          $work    Calls extend().
	 * @param callable(Throwable): void $watcher Gets what an extension threw.
	 */
	public function watch( callable $work, callable $watcher ): void {
		$before        = $this->watcher;
		$this->watcher = $watcher;
		try {
			$work();
		} finally {
			$this->watcher = $before;
		}
	}

	/**
	 * The one object of a class.
	 *
	 * @template T of object
	 * @param class-string<T> $id Class or interface name.
	 * @return T
	 * @throws LogicException When no module registered it.
	 */
	public function get( string $id ): object {
		if ( ! isset( $this->objects[ $id ] ) ) {
			if ( ! isset( $this->factories[ $id ] ) && null !== $this->more ) {
				$more       = $this->more;
				$this->more = null;
				$more();
			}
			if ( ! isset( $this->factories[ $id ] ) ) {
				throw new LogicException( 'No module registered this class: ' . $id ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- a class name, for developers.
			}
			$this->objects[ $id ] = ( $this->factories[ $id ] )( $this );
			foreach ( $this->extensions[ $id ] ?? array() as $extension ) {
				$extension( $this->objects[ $id ] );
			}
			unset( $this->extensions[ $id ] );
		}
		$object = $this->objects[ $id ];
		if ( ! $object instanceof $id ) {
			throw new LogicException( 'The factory made another class than ' . $id ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- a class name, for developers.
		}
		return $object;
	}
}
