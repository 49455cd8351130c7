<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Plugin;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The plugin's row on the Plugins screen.
 */
final class PluginRowTest extends IntegrationTestCase {

	public function test_the_docs_are_linked_below_our_own_description_only(): void {
		$own  = plugin_basename( Plugin::path( 'userfeedback.php' ) );
		$meta = apply_filters( 'plugin_row_meta', array( 'Version 1' ), $own );
		self::assertStringContainsString( '>Docs<span', $meta['docs'] );
		self::assertSame( array( 'Version 1' ), apply_filters( 'plugin_row_meta', array( 'Version 1' ), 'other/other.php' ) );
	}
}
