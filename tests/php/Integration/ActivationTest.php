<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration;

use UserFeedback\Database\Database;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The plugin runs in WordPress and has made its tables.
 */
final class ActivationTest extends IntegrationTestCase {

	public function test_the_plugin_is_active(): void {
		self::assertTrue( is_plugin_active( 'userfeedback/userfeedback.php' ) );
		self::assertGreaterThan( 0, did_action( 'userfeedback_loaded' ) );
	}

	public function test_all_tables_are_there_and_empty(): void {
		self::assertSame( array_fill_keys( Database::TABLES, 0 ), $this->count_all_rows() );
	}
}
