<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use ArrayObject;
use LogicException;
use PHPUnit\Framework\TestCase;
use SplStack;
use UserFeedback\Container;

final class ContainerTest extends TestCase {

	public function test_makes_each_object_once_and_from_the_latest_factory(): void {
		$container = new Container();
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject( array( 1 ) ) );
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject( array( 2 ) ) );
		self::assertSame( array( 2 ), $container->get( ArrayObject::class )->getArrayCopy() );
		self::assertSame( $container->get( ArrayObject::class ), $container->get( ArrayObject::class ) );
		$this->expectException( LogicException::class );
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
	}

	public function test_asks_for_the_rest_once_and_only_when_something_is_missing(): void {
		$container = new Container();
		$asked     = 0;
		$container->set( ArrayObject::class, static fn (): ArrayObject => new ArrayObject() );
		$container->set_later(
			static function () use ( $container, &$asked ): void {
				++$asked;
				$container->set( SplStack::class, static fn (): SplStack => new SplStack() );
			}
		);
		$container->get( ArrayObject::class );
		self::assertSame( 0, $asked );
		self::assertCount( 0, $container->get( SplStack::class ) );
		self::assertSame( 1, $asked );
		$this->expectException( LogicException::class );
		$container->get( TestCase::class );
	}
}
