<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

/**
 * "Start a new spreadsheet" does not forget the old one: copies of responses are still in it.
 */
final class FormerSheetsTest extends DriveTestCase {

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
		$copies = static fn ( int ...$ids ): array => array_map(
			static fn ( array $copy ): string => basename( dirname( $copy['url'] ) ),
			apply_filters( 'userfeedback_personal_data_copies', array(), $ids )
		);
		self::assertSame( array( $old ), $copies( $first ) );
		self::assertSame( array( $new ), $copies( $second ) );
		self::assertEqualsCanonicalizing( array( $old, $new ), $copies( $first, $second ) );
		$this->sheets()->forget( $survey->id );
		self::assertSame( array(), $copies( $first, $second ) );
	}
}
