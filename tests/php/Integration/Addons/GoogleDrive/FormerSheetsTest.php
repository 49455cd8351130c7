<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use UserFeedback\Tests\GoogleService;

/**
 * "Start a new spreadsheet" does not forget the old one: copies of responses are still in it.
 */
final class FormerSheetsTest extends DriveTestCase {

	/**
	 * Spreadsheets that are named for some responses.
	 *
	 * @return list<string> Their ids.
	 */
	private static function copies( int ...$ids ): array {
		return array_values(
			array_map(
				static fn ( array $copy ): string => basename( dirname( $copy['url'] ) ),
				apply_filters( 'userfeedback_personal_data_copies', array(), $ids )
			)
		);
	}

	public function test_a_spreadsheet_that_a_new_one_replaced_is_still_named_for_an_erasure(): void {
		$this->connect();
		$survey = $this->driven();
		$first  = $this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		$old = $this->sheets()->find( $survey->id )->spreadsheet_id;
		$this->manage()->renew( $this->reread( $survey ) );
		$second = $this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		$new = $this->sheets()->find( $survey->id )->spreadsheet_id;
		self::assertNotSame( $old, $new );
		self::assertSame( array( $old ), self::copies( $first ) );
		self::assertSame( array( $new ), self::copies( $second ) );
		self::assertEqualsCanonicalizing( array( $old, $new ), self::copies( $first, $second ) );
		$this->sheets()->forget( $survey->id );
		self::assertSame( array(), self::copies( $first, $second ) );
	}

	/**
	 * The row is there, and nobody here knows it before the next attempt: the eraser must not wait for that.
	 */
	public function test_a_spreadsheet_that_may_hold_a_row_is_named_for_an_erasure(): void {
		$this->connect();
		$survey = $this->driven( array( $this->question( 'mail', 'email' ) ) );
		$this->respond( $survey, array( 'mail' => 'bob@example.org' ) );
		$this->run_jobs();
		$sheet = $this->sheets()->find( $survey->id )->spreadsheet_id;
		$id    = $this->respond( $survey, array( 'mail' => 'ada@example.org' ) );
		self::assertSame( array(), self::copies( $id ), 'Nothing went out.' );
		GoogleService::switch_to( 'lost', 1, ':append' );
		$this->run_jobs();
		self::assertContains( $id, $this->ids() );
		self::assertSame( array( $sheet ), self::copies( $id ) );
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		$told    = $erasers['userfeedback-google-drive']['callback']( 'ada@example.org', 1 );
		self::assertTrue( $told['items_retained'] );
		self::assertStringContainsString( $sheet, $told['messages'][0] );

		$this->manage()->renew( $this->reread( $survey ) );
		self::assertSame( array( $sheet ), self::copies( $id ), 'Also when a new one replaced it.' );
	}

	public function test_a_spreadsheet_into_which_a_worker_writes_is_named_for_an_erasure(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		$sheet = $this->sheets()->find( $survey->id )->spreadsheet_id;
		$id    = $this->respond( $survey, array( 'a' => '2' ) );
		$other = $this->respond( $this->driven(), array( 'a' => '3' ) );
		$now   = $this->clock->now();
		$this->sheets()->take( $survey->id, 'worker', $now, $now->modify( '+1 minute' ) );
		self::assertSame( array( $sheet ), self::copies( $id, $other ) );
		$this->sheets()->give_back( $survey->id, 'worker' );
		self::assertSame( array(), self::copies( $id, $other ) );
	}
}
