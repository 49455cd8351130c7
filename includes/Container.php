<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;
use Throwable;
use UserFeedback\Support\ErrorLog;

/**
 * A small container: one factory and one object per class. There is no auto-wiring, so a text search finds
 * every dependency.
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
	 * Extensions of objects, by class name.
	 *
	 * @var array<class-string, list<callable(object): void>>
	 */
	private array $extensions = array();

	/**
	 * Receives exceptions of the extensions that are being added.
	 *
	 * @var (callable(Throwable): void)|null
	 */
	private $watcher = null;

	/**
	 * Registers more factories when a requested class has none.
	 *
	 * @var (callable(): void)|null
	 */
	private $more = null;

	/**
	 * Sets the callback that registers the rest. It runs once, when a class has no factory.
	 *
	 * @param callable(): void $more Calls set().
	 */
	public function set_later( callable $more ): void {
		$this->more = $more;
	}

	/**
	 * Sets the factory of a class. A later call replaces an earlier one until the object exists.
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
	 * Extends an object when it is created, or at once when it exists. So an addon that registers in a registry
	 * costs nothing on pages that never use it. An extension that throws is left out; the object works without
	 * it.
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
				ErrorLog::debug( $thrown );
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
	 * Runs code whose extensions report their exceptions to a callback, whenever they run.
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
