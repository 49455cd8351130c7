<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Database;

use PHPUnit\Framework\TestCase;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Migrations\CreateTables;

final class MigrationsTest extends TestCase {

	public function test_no_number_is_missing_so_fresh_sites_run_them_all(): void {
		$migrations = DatabaseModule::migrations();
		self::assertSame( range( 1, DatabaseModule::NEWEST ), array_keys( $migrations ) );
		self::assertInstanceOf( CreateTables::class, $migrations[1], 'The first one makes the tables.' );
		$classes = array_map( 'get_class', $migrations );
		self::assertSame( $classes, array_unique( $classes ) );
	}
}
