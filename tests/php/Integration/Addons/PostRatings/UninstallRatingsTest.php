<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Uninstaller;
use UserFeedback\PostRatings\Prior;
use UserFeedback\PostRatings\RateablePosts;
use UserFeedback\PostRatings\Settings;

/**
 * Deleting the addon keeps its data unless the owner chose otherwise (A107).
 */
final class UninstallRatingsTest extends RatingsTestCase {

	protected function tearDown(): void {
		$this->container()->get( AddonTables::class )->run();
		parent::tearDown();
	}

	private function uninstall(): void {
		( new Uninstaller( $this->wpdb() ) )->run_addon( 'post-ratings', array( Settings::OPTION, Prior::OPTION ) );
	}

	public function test_data_goes_when_chosen_and_stays_otherwise(): void {
		$post = $this->post();
		$this->vote( $post, 5, 'a' );
		$this->set( array( 'show_rating' => 'no' ) );
		update_post_meta( $post, RateablePosts::META, 'on' );
		$this->uninstall();
		self::assertSame( 1, $this->count_rows( 'rating' ) );
		self::assertIsArray( get_option( Settings::OPTION ) );

		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => true ) );
		$this->uninstall();
		self::assertSame( array(), $this->wpdb()->get_col( "SHOW TABLES LIKE '{$this->table( 'rating' )}%'" ) );
		self::assertNotNull( $this->wpdb()->get_var( "SHOW TABLES LIKE '{$this->table( 'response' )}'" ) );
		self::assertFalse( get_option( Settings::OPTION ) );
		self::assertSame( '', get_post_meta( $post, RateablePosts::META, true ) );
		self::assertArrayNotHasKey( 'post-ratings', AddonTables::stored() );
	}
}
