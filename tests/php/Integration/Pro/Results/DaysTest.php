<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Pro\Results\Shared\Days;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The same cases as tests/ts/shared/days.test.ts.
 */
final class DaysTest extends IntegrationTestCase {

	public function test_the_server_and_the_picker_name_the_same_days(): void {
		$fixture = json_decode( (string) file_get_contents( __DIR__ . '/../../../../fixtures/days.json' ), true );
		self::assertNotEmpty( $fixture['cases'] );
		foreach ( $fixture['cases'] as $case ) {
			self::assertSame(
				array(
					'from' => $case['from'],
					'to'   => $case['to'],
				),
				Days::of( $case['preset'], $case['today'], $case['weekday'] ),
				(string) wp_json_encode( $case )
			);
		}
	}
}
