<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\PluginRow;
use UserFeedback\Plugin;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The plugin's row on the Plugins screen.
 */
final class PluginRowTest extends IntegrationTestCase {

	public function test_the_docs_are_linked_below_our_own_description_only(): void {
		$own  = plugin_basename( Plugin::path( 'userfeedback.php' ) );
		$row  = $this->container()->get( PluginRow::class );
		$meta = $row->meta( array( 'Version 1' ), $own, $own );
		self::assertStringContainsString( '>Docs<span', $meta['docs'] );
		self::assertSame( array( 'Version 1' ), $row->meta( array( 'Version 1' ), 'other/other.php', $own ) );
		self::assertTrue( has_filter( 'plugin_row_meta' ) );
	}
}
