<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Plan\LicenseUse;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * Before a key is given back the owner reads which live surveys use it.
 */
final class LicenseUseTest extends SurveyTestCase {

	public function test_live_surveys_that_would_lose_something_are_named(): void {
		$free = array( 'settings' => array( 'targeting' => array( 'devices' => array( 'desktop' ) ) ) );
		$this->saved( array( 'title' => 'Free' ) + $free );
		$this->saved(
			array(
				'title'    => 'Dark',
				'settings' => array( 'theming' => array( 'color_scheme' => 'dark' ) ) + $free['settings'],
			)
		);
		$this->saved(
			array(
				'title'  => 'Dark draft',
				'status' => 'draft',
			)
		);
		$use = $this->container()->get( LicenseUse::class );
		foreach ( array( PlanLevel::Elite, null ) as $plan ) {
			$this->license( $plan );
			self::assertSame( array( 'Dark' ), array_column( $use->read()['surveys'], 'title' ), 'Whatever the plan is.' );
			self::assertSame( 0, $use->read()['more'] );
		}
	}

	public function test_no_more_are_named_than_a_dialog_holds(): void {
		for ( $count = 1; $count <= 12; $count++ ) {
			$this->saved(
				array(
					'title'    => "Survey {$count}",
					'settings' => array( 'behavior' => array( 'timing' => 'half_page' ) ),
				)
			);
		}
		$read = $this->container()->get( LicenseUse::class )->read();
		self::assertCount( 10, $read['surveys'] );
		self::assertSame( 2, $read['more'] );
	}
}
