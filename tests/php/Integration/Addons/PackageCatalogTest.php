<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use DateInterval;
use UserFeedback\Support\Failure;

/**
 * How often the vendor is asked for its catalog, and what is known while it is silent.
 */
final class PackageCatalogTest extends PackagesTestCase {

	public function test_the_background_asks_once_in_a_round_and_installations_profit(): void {
		$this->offer( $this->zip( self::addon() ) );
		self::assertNull( $this->catalog()->known( self::SLUG ) );
		$this->catalog()->refresh();
		self::assertSame( '0.1.0', $this->catalog()->known( self::SLUG )?->version );
		$this->catalog()->find( self::SLUG );
		foreach ( array( 0, 5, 5 ) as $hours ) {
			$this->pass( "PT{$hours}H" );
			$this->catalog()->refresh();
		}
		self::assertCount( 1, $this->requests );
		$this->pass( 'PT1H' );
		$this->catalog()->refresh();
		self::assertCount( 2, $this->requests );
	}

	public function test_each_silence_doubles_the_pause_and_an_answer_ends_it(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->catalog()->refresh();
		$answers       = $this->answers;
		$this->answers = array();
		$asked         = array();
		for ( $hour = 1; $hour <= 400; $hour++ ) {
			$this->pass( 'PT1H' );
			$before = count( $this->requests );
			$this->catalog()->refresh();
			if ( count( $this->requests ) > $before ) {
				$asked[] = $hour;
			}
		}
		self::assertSame( array( 11, 33, 77, 165, 261, 357 ), $asked );
		self::assertSame( '0.1.0', $this->catalog()->known( self::SLUG )?->version, 'What was known last stays.' );

		$this->answers = $answers;
		$this->pass( 'PT96H' );
		$this->catalog()->refresh();
		$this->requests = array();
		$this->pass( 'PT11H' );
		$this->catalog()->refresh();
		self::assertCount( 1, $this->requests );
	}

	public function test_a_person_does_not_wait_for_the_pause_but_a_minute(): void {
		$this->catalog()->refresh();
		$this->catalog()->refresh( true );
		self::assertCount( 2, $this->requests, 'One question, asked twice, as every call of a silent vendor.' );
		$this->pass( 'PT1M' );
		$this->catalog()->refresh( true );
		self::assertCount( 4, $this->requests );
	}

	public function test_installations_do_not_rely_on_what_is_older_than_an_hour(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->catalog()->refresh();
		$this->pass( 'PT1H' );
		$this->answers = array();
		$this->expectException( Failure::class );
		$this->catalog()->find( self::SLUG );
	}

	public function test_after_a_mismatch_the_list_of_updates_keeps_what_it_knows(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->catalog()->refresh();
		$this->catalog()->forget();
		self::assertSame( '0.1.0', $this->catalog()->known( self::SLUG )?->version );
		$this->catalog()->find( self::SLUG );
		self::assertCount( 2, $this->requests );
	}

	public function test_another_vendors_catalog_is_not_ours(): void {
		update_option(
			'userfeedback_core_packages',
			array(
				'vendor'   => 'http://another.test',
				'fetched'  => $this->clock->now()->getTimestamp(),
				'packages' => array( array( 'slug' => 'x' ) ),
			)
		);
		$this->offer( $this->zip( self::addon() ) );
		self::assertNull( $this->catalog()->known( self::SLUG ) );
		$this->catalog()->find( self::SLUG );
		self::assertCount( 1, $this->requests );
	}

	public function test_what_is_only_shown_must_be_right_in_shape_as_well(): void {
		$this->offer(
			$this->zip( self::addon() ),
			array(
				'requires'     => '6.8<script>',
				'requires_php' => array( '8.1' ),
				'tested'       => '7.1',
				'changes'      => array(
					'<b>Bold</b> change',
					7,
					str_repeat( 'x', 400 ),
					...array_fill( 0, 30, 'More' ),
				),
			)
		);
		$package = $this->catalog()->find( self::SLUG );
		self::assertSame(
			array( '', '', '7.1' ),
			array( $package->requires, $package->requires_php, $package->tested )
		);
		self::assertSame( 'Bold change', $package->changes[0] );
		self::assertSame( 300, strlen( $package->changes[1] ) );
		self::assertCount( 20, $package->changes );
		self::assertEquals( $package, $this->catalog()->known( self::SLUG ), 'Kept as it came.' );
	}

	/**
	 * Lets time pass.
	 *
	 * @param string $how ISO 8601 duration.
	 */
	private function pass( string $how ): void {
		$this->clock->set( $this->clock->now()->add( new DateInterval( $how ) ) );
	}
}
