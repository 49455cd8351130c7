<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use ArrayObject;
use LogicException;
use PHPUnit\Framework\TestCase;
use RuntimeException;
use Throwable;
use UserFeedback\Container;

/**
 * Callbacks that addons add to objects of the container.
 */
final class ContainerTest extends TestCase {

	public function test_extensions_run_when_the_object_is_made_and_not_before(): void {
		$container = new Container();
		$log       = new ArrayObject();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject( array( 'core' ) ) );
		$container->extend(
			ArrayObject::class,
			static function ( ArrayObject $object ) use ( $log ): void {
				$log->append( 'extended' );
				$object->append( 'addon' );
			}
		);
		self::assertCount( 0, $log );
		self::assertSame( array( 'core', 'addon' ), $container->get( ArrayObject::class )->getArrayCopy() );
		self::assertSame(
			array( 'core', 'addon' ),
			$container->get( ArrayObject::class )->getArrayCopy(),
			'Once only.'
		);
	}

	public function test_an_object_that_exists_is_extended_at_once(): void {
		$container = new Container();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
		$object = $container->get( ArrayObject::class );
		$container->extend( ArrayObject::class, static fn ( ArrayObject $made ) => $made->append( 'late' ) );
		self::assertSame( array( 'late' ), $object->getArrayCopy() );
	}

	public function test_an_extension_that_fails_does_not_take_the_object_away(): void {
		$container = new Container();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
		$container->extend( ArrayObject::class, static fn () => throw new RuntimeException( 'A broken addon.' ) );
		$container->extend( ArrayObject::class, static fn ( ArrayObject $made ) => $made->append( 'the next one' ) );
		self::assertSame( array( 'the next one' ), $container->get( ArrayObject::class )->getArrayCopy() );
	}

	public function test_who_added_an_extension_hears_that_it_failed_and_nobody_else(): void {
		$container = new Container();
		$heard     = new ArrayObject();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
		foreach ( array( 'first', 'second' ) as $name ) {
			$container->watch(
				static fn () => $container->extend(
					ArrayObject::class,
					static fn () => 'second' === $name ? throw new RuntimeException( 'late' ) : null
				),
				static fn ( Throwable $thrown ) => $heard->append( $name . ': ' . $thrown->getMessage() )
			);
		}
		$container->extend( ArrayObject::class, static fn () => throw new RuntimeException( 'unwatched' ) );
		self::assertCount( 0, $heard );
		$container->get( ArrayObject::class );
		self::assertSame( array( 'second: late' ), $heard->getArrayCopy() );
	}

	public function test_a_made_object_cannot_be_replaced(): void {
		$container = new Container();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
		$container->get( ArrayObject::class );
		$this->expectException( LogicException::class );
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
	}
}
