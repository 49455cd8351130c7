<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Plan\Offers;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;

/**
 * Whole sites with each addon, without it and with it broken: the site is up,
 * the feature is locked, everything else is as before.
 */
final class AddonSitesTest extends DisplayTestCase {

	private const CARDS_OF_CORE = 6;

	protected function setUp(): void {
		parent::setUp();
		$this->survey(
			array(
				'theming'   => array( 'widget_color' => '#123456' ),
				'behavior'  => array( 'display_length' => 'repeatedly' ),
				'targeting' => array(
					'devices'    => array( 'desktop', 'mobile' ),
					'pages'      => 'advanced',
					'page_rules' => array(
						array(
							'logic'    => 'page_type',
							'operator' => '&&',
							'data'     => array( 'id' => 'blog' ),
						),
					),
				),
			)
		);
	}

	public function test_with_all_of_them_everything_is_open(): void {
		$site = $this->site( array() );
		self::assertSame( array(), $site['notices'] );
		self::assertSame( array( 'open' ), array_values( array_unique( $site['features'] ) ) );
		self::assertNotContains( false, $site['templates'] );
		$survey = $site['surveys'][0];
		self::assertSame( '#123456', $survey['theming']['widget_color'] );
		self::assertSame( array( 'desktop', 'mobile' ), $survey['devices'] );
		self::assertSame( 'repeatedly', $survey['behavior']['display_length'] );
	}

	public function test_each_addon_takes_its_events_along_when_it_is_deleted(): void {
		$events = array();
		foreach ( Offers::addons() as $slug ) {
			$folder = dirname( __DIR__, 4 ) . "/addons/{$slug}/";
			$code   = '';
			foreach ( (array) glob( $folder . 'includes/*.php' ) as $file ) {
				$code .= (string) file_get_contents( (string) $file );
			}
			preg_match_all( "/const \w*EVENT\w* = '([a-z_]+)'/", $code, $found );
			foreach ( $found[1] as $event ) {
				$events[] = $event;
				self::assertStringContainsString( "'$event'", (string) file_get_contents( $folder . 'uninstall.php' ), $slug );
			}
		}
		self::assertContains( 'userfeedback_core_update_countries', $events );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function slugs(): iterable {
		foreach ( Offers::addons() as $slug ) {
			yield $slug => array( $slug );
		}
	}

	#[DataProvider( 'slugs' )]
	public function test_without_it_the_site_is_up_and_its_features_are_locked( string $slug ): void {
		$site = $this->site( array( 'without' => array( $slug ) ) );
		self::assertSame( array(), $site['notices'], 'Nobody misses what he did not install.' );
		$this->assert_only_its_features_are_locked( $slug, $site );
	}

	#[DataProvider( 'slugs' )]
	public function test_broken_it_is_as_if_it_were_not_there_and_says_so( string $slug ): void {
		$site = $this->site( array( 'broken' => $slug ) );
		self::assertCount( 1, $site['notices'] );
		self::assertStringContainsString(
			'failed and are switched off: ' . $this->title( $slug ) . '.',
			$site['notices'][0]
		);
		$this->assert_only_its_features_are_locked( $slug, $site, 'repair' );
	}

	public function test_failing_later_it_leaves_the_page_whole_and_the_owner_reads_why(): void {
		$site = $this->site(
			array(
				'broken' => 'branding',
				'later'  => true,
			)
		);
		self::assertCount( 1, $site['notices'] );
		self::assertStringContainsString(
			'The UserFeedback addon ' . $this->title( 'branding' ) . ' failed',
			$site['notices'][0]
		);
		self::assertStringEndsWith( 'It says: A part is missing', $site['notices'][0] );
		$this->assert_plain( $site, array( 'branding' ) );

		// It was a visitor's page; the owner reads of it on another, as long as the addon is the same.
		$this->assert_failures( array( 'branding' => 'A part is missing' ), ThrowingAddon::VERSION );
		$this->assert_failures( array(), '0.2.0' );
		$this->assert_failures( array(), '' );
		$this->container()->get( AddonFailures::class )->forget( 'branding' );
		$this->assert_failures( array(), ThrowingAddon::VERSION );
	}

	/**
	 * Asserts what an owner reads with a version of Branding.
	 *
	 * @param array<string, string> $expected Message by slug.
	 * @param string                $version  The version that runs; '' for none.
	 */
	private function assert_failures( array $expected, string $version ): void {
		$states = new AddonStates( WP_PLUGIN_DIR );
		if ( '' !== $version ) {
			$states->note_active( 'branding', $version );
		}
		self::assertSame( $expected, ( new AddonFailures( $states ) )->all(), $version );
	}

	public function test_lite_runs_none_of_them_and_says_so_once(): void {
		$site = $this->site( array( 'edition' => 'lite' ) );
		self::assertCount( 1, $site['notices'] );
		foreach ( Offers::addons() as $slug ) {
			self::assertStringContainsString( $this->title( $slug ), $site['notices'][0] );
		}
		self::assertSame( array( 'upgrade' ), array_values( array_unique( $site['features'] ) ) );
		self::assertCount( self::CARDS_OF_CORE - 1, array_keys( $site['templates'], true, true ), 'All but NPS.' );
		$this->assert_plain( $site, Offers::addons() );
	}

	public function test_without_userfeedback_they_do_nothing_and_say_so_once(): void {
		$site = $this->site( array( 'core' => false ) );
		self::assertSame( array( 'notices' ), array_keys( $site ) );
		self::assertCount( 1, $site['notices'] );
		self::assertStringContainsString( 'do nothing without the UserFeedback plugin', $site['notices'][0] );
	}

	public function test_only_addons_without_screens_say_that_they_come_later(): void {
		$said = array();
		foreach ( Offers::addons() as $slug ) {
			$meta = apply_filters( 'plugin_row_meta', array( 'Version 0.1.0' ), "userfeedback-{$slug}/userfeedback-{$slug}.php" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
			if ( array( 'Version 0.1.0', 'Its screens come in a later version.' ) === $meta ) {
				$said[] = $slug;
			}
		}
		self::assertEqualsCanonicalizing(
			array(),
			$said
		);
	}

	/**
	 * Asserts what a site without an addon looks like.
	 *
	 * @param array<string, mixed> $site From site().
	 */
	private function assert_only_its_features_are_locked( string $slug, array $site, string $state = 'activate' ): void {
		foreach ( Feature::cases() as $feature ) {
			self::assertSame(
				$feature->addon() === $slug ? $state : 'open',
				$site['features'][ $feature->value ],
				$feature->value
			);
		}
		$this->assert_plain( $site, array( $slug ) );
		if ( 'templates' === $slug ) {
			self::assertCount( self::CARDS_OF_CORE, array_keys( $site['templates'], true, true ) );
			self::assertGreaterThan( self::CARDS_OF_CORE + 20, count( $site['templates'] ), 'The cards stay.' );
		}
	}

	/**
	 * Asserts that visitors get the survey, with core's version of what the missing addons bring.
	 *
	 * @param array<string, mixed> $site    From site().
	 * @param list<string>         $missing Slugs.
	 */
	private function assert_plain( array $site, array $missing ): void {
		self::assertCount( 1, $site['surveys'] );
		$survey = $site['surveys'][0];
		$has    = static fn ( string $slug ): bool => ! in_array( $slug, $missing, true );
		self::assertSame( $has( 'branding' ) ? '#123456' : '#ffffff', $survey['theming']['widget_color'] );
		self::assertSame( $has( 'targeting' ) ? array( 'desktop', 'mobile' ) : array( 'desktop' ), $survey['devices'] );
		self::assertSame( $has( 'behavior' ) ? 'repeatedly' : 'until_response', $survey['behavior']['display_length'] );
		self::assertSame( array(), $survey['rules'] );
	}

	/**
	 * A site of its own.
	 *
	 * @param array<string, mixed> $how For one-site.php.
	 * @return array<string, mixed> notices, features, surveys, templates.
	 */
	private function site( array $how ): array {
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/one-site.php', (string) wp_json_encode( (object) $how ) ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A WordPress of its own.
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		$site = json_decode( (string) strrchr( $output, "\n" ), true );
		self::assertIsArray( $site, $output );
		return $site;
	}

	private function title( string $slug ): string {
		return (string) $this->container()->get( AddonCatalog::class )->find( $slug )?->title();
	}
}
