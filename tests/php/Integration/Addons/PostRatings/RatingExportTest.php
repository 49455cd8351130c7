<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\Addons\AddonExports;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Pro\Export\XlsxFile;
use UserFeedback\Support\Failure;
use ZipArchive;

/**
 * Export Excel (PR-10, PR-14, A97, SEC-E1).
 */
final class RatingExportTest extends RatingsTestCase {

	/**
	 * Text of the first sheet of an export.
	 *
	 * @param array<string, string> $fields Of the address.
	 */
	private function sheet( array $fields ): string {
		parse_str( (string) wp_parse_url( AddonExports::url( 'post-ratings' ), PHP_URL_QUERY ), $query );
		$workbook = $this->container()->get( ExportPage::class )->workbook( 'post-ratings', $fields + $query, 'same-origin' );
		$path     = wp_tempnam( 'ratings' );
		( new XlsxFile( $path ) )->write( $workbook['sheets'] );
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path ) );
		$text = $zip->getFromName( 'xl/worksheets/sheet1.xml' ) . $zip->getFromName( 'xl/sharedStrings.xml' );
		$zip->close();
		unlink( $path );
		return $text;
	}

	public function test_the_list_and_one_post_become_spreadsheets_of_their_days(): void {
		$this->set( array( 'ask_why' => 'yes' ) );
		$formula = $this->post( array( 'post_title' => '=1+1' ) );
		$other   = $this->post( array( 'post_title' => 'Other' ) );
		$this->vote( $formula, 2, 'a', array( 'comment' => '@SUM(A1)' ) );
		$this->vote( $other, 5, 'a' );
		$this->wpdb()->query( "UPDATE {$this->table( 'rating' )} SET day = '2020-02-03' WHERE post_id = $other" );
		$this->sign_in( 'administrator' );
		$all = $this->sheet( array() );
		self::assertStringContainsString( '=1+1', $all );
		self::assertStringNotContainsString( '<f>', $all );
		self::assertStringContainsString( 'Other', $all );
		$days = array( 'from' => '2020-02-01', 'to' => '2020-02-28' );
		self::assertStringNotContainsString( '=1+1', $this->sheet( $days ) );
		self::assertStringContainsString( 'Other', $this->sheet( $days ) );
		self::assertStringContainsString( '@SUM(A1)', $this->sheet( array( 'post_id' => (string) $formula ) ) );
	}

	public function test_strangers_other_plans_and_unknown_posts_get_no_file(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( array( 'post_id' => '999999' ), array( '_wpnonce' => 'x' ) ) as $fields ) {
			try {
				$this->sheet( $fields );
				self::fail( (string) wp_json_encode( $fields ) );
			} catch ( Failure $failure ) {
				self::assertContains( $failure->status, array( 403, 404 ) );
			}
		}
		$this->license( PlanLevel::Plus );
		$this->expectException( Failure::class );
		$this->sheet( array() );
	}
}
