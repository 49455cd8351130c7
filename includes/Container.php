<?php
declare(strict_types=1);

namespace UserFeedback;

use LogicException;

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
		}
		$object = $this->objects[ $id ];
		if ( ! $object instanceof $id ) {
			throw new LogicException( 'The factory made another class than ' . $id ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- a class name, for developers.
		}
		return $object;
	}
}
