<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use RuntimeException;
use Throwable;
use UserFeedback\Addons\Addon;
use UserFeedback\Addons\AddonProblem;
use UserFeedback\Addons\AddonRegistrar;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Plan\Edition;
use UserFeedback\Plugin;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The handshake: who may, and that an addon that fails takes nothing down (contract, "Addons").
 */
final class AddonRegistrarTest extends IntegrationTestCase {

	private AddonStates $states;

	protected function setUp(): void {
		parent::setUp();
		$this->states = new AddonStates( WP_PLUGIN_DIR );
	}

	public function test_an_addon_that_fits_is_active_with_its_version(): void {
		$this->registrar()->register( self::addon() );
		self::assertTrue( $this->states->is_active( 'heatmaps' ) );
		self::assertNull( $this->states->problem( 'heatmaps' ) );
	}

	public function test_one_that_does_not_fit_is_switched_off_and_says_why(): void {
		$this->registrar( false )->register( self::addon() );
		self::assertSame( AddonProblem::NeedsPro, $this->states->problem( 'heatmaps' ) );
		$this->registrar()->register( self::addon( requires: '99.0.0' ) );
		self::assertSame( AddonProblem::OldCore, $this->states->problem( 'heatmaps' ) );
		$this->registrar()->register( self::addon( version: '0.0.1' ) );
		self::assertSame( AddonProblem::OldAddon, $this->states->problem( 'heatmaps' ) );
		self::assertFalse( $this->states->is_active( 'heatmaps' ) );
	}

	public function test_one_that_throws_is_switched_off_for_the_request(): void {
		$this->expect_log( '/UserFeedback: RuntimeException: broken/' );
		$this->registrar()->register( self::addon( throws: true ) );
		self::assertSame(
			array( false, AddonProblem::Broken ),
			array( $this->states->is_active( 'heatmaps' ), $this->states->problem( 'heatmaps' ) )
		);
	}

	public function test_one_whose_class_is_gone_is_switched_off_for_the_request(): void {
		$this->expect_log( '/NoSuch.Addon/' );
		$this->registrar()->load( 'no-such', __DIR__ );
		self::assertSame( AddonProblem::Broken, $this->states->problem( 'no-such' ) );
	}

	public function test_a_stranger_and_a_second_one_are_refused(): void {
		$said = array();
		$note = static function ( string $name, string $text ) use ( &$said ): void {
			$said[] = $text;
		};
		add_action( 'doing_it_wrong_run', $note, 10, 2 );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$this->registrar()->register( self::addon( slug: 'stranger' ) );
		$this->registrar()->register( self::addon() );
		$this->registrar()->register( self::addon( throws: true ) );
		remove_action( 'doing_it_wrong_run', $note );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::assertCount( 2, $said );
		self::assertFalse( $this->states->is_active( 'stranger' ) );
		self::assertTrue( $this->states->is_active( 'heatmaps' ), 'The first one stays.' );
	}

	public function test_all_nine_shake_hands_with_this_version(): void {
		$states = $this->container()->get( AddonStates::class );
		foreach ( array(
			'templates',
			'question-types',
			'behavior',
			'branding',
			'targeting',
			'geo-restrictions',
			'google-drive',
			'post-ratings',
			'heatmaps',
		) as $slug ) {
			self::assertTrue( $states->is_active( $slug ), $slug );
			$class = 'UserFeedback\\' . str_replace( ' ', '', ucwords( str_replace( '-', ' ', $slug ) ) ) . '\Addon';
			$addon = new $class();
			self::assertInstanceOf( Addon::class, $addon );
			self::assertSame( array( $slug, Plugin::VERSION ), array( $addon->slug(), $addon->version() ) );
		}
	}

	/**
	 * A registrar with states of its own.
	 */
	private function registrar( bool $is_pro = true ): AddonRegistrar {
		return new AddonRegistrar(
			new Edition( $is_pro ),
			$this->states,
			new Container(),
			static fn ( string $slug, string $version, Throwable $thrown ) => self::fail( $slug . $version . $thrown )
		);
	}

	private static function addon(
		string $slug = 'heatmaps',
		string $version = Plugin::VERSION,
		string $requires = Plugin::VERSION,
		bool $throws = false
	): Addon {
		return new class( $slug, $version, $requires, $throws ) implements Addon {
			public function __construct(
				private string $slug,
				private string $version,
				private string $requires,
				private bool $throws
			) {}

			public function slug(): string {
				return $this->slug;
			}

			public function version(): string {
				return $this->version;
			}

			public function requires(): string {
				return $this->requires;
			}

			public function register( Container $container ): void {
				if ( $this->throws ) {
					throw new RuntimeException( 'broken' );
				}
			}
		};
	}
}
