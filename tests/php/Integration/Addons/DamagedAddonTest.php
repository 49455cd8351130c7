<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use Composer\Autoload\ClassLoader;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Addons\AddonNotices;
use UserFeedback\Addons\AddonProblem;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Plan\FeatureState;
use UserFeedback\Tests\OtherSiteTestCase;

/**
 * Addons of which a file is missing or does not parse: what they hooked in ends at their door, wp-admin works, and the
 * owner reads which addon it is and why.
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class DamagedAddonTest extends OtherSiteTestCase {

	private const DAMAGED = array(
		'heatmaps'         => 'Heatmaps',
		'post-ratings'     => 'PostRatings',
		'google-drive'     => 'GoogleDrive',
		'geo-restrictions' => 'GeoRestrictions',
	);

	protected function before_wordpress(): void {
		self::plugins_without( array_map( static fn ( string $slug ): string => 'userfeedback-' . $slug, array_keys( self::DAMAGED ) ) );
		$folder = (string) constant( 'WP_PLUGIN_DIR' );
		$copies = $folder . '-damaged';
		mkdir( $copies );
		foreach ( self::DAMAGED as $slug => $namespace ) {
			self::copy( dirname( __DIR__, 4 ) . '/addons/' . $slug, "{$copies}/{$slug}" );
			symlink( "{$copies}/{$slug}", "{$folder}/userfeedback-{$slug}" );
			// The tests' own autoloader would find the classes in the sources.
			foreach ( ClassLoader::getRegisteredLoaders() as $loader ) {
				$loader->setPsr4( "UserFeedback\\{$namespace}\\", array() );
			}
		}
		// A missing class, a class that does not parse, half a folder, and a whole one without its classes.
		unlink( $copies . '/heatmaps/includes/PageScript.php' );
		file_put_contents( $copies . '/post-ratings/includes/Placement.php', '<?php class {' );
		foreach ( (array) glob( $copies . '/google-drive/includes/[C-Z]*.php' ) as $file ) {
			unlink( (string) $file );
		}
		foreach ( (array) glob( $copies . '/geo-restrictions/includes/*.php' ) as $file ) {
			unlink( (string) $file );
		}
		register_shutdown_function( static fn () => self::remove( $copies ) );
	}

	public function test_what_they_hooked_in_ends_at_their_door_and_the_owner_reads_why(): void {
		$this->expect_log( '/UserFeedback: (Error|ParseError)/' );
		$states = $this->container()->get( AddonStates::class );
		self::assertTrue( $states->is_active( 'targeting' ), 'Other addons work.' );
		self::assertTrue( $states->is_active( 'heatmaps' ), 'What is left of it works.' );
		foreach ( array( 'google-drive', 'geo-restrictions' ) as $slug ) {
			self::assertSame( AddonProblem::Broken, $states->problem( $slug ), $slug );
			self::assertStringContainsString( 'not found', $states->reason( $slug ), $slug );
		}

		$this->sign_in( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		foreach ( array( 'admin_menu', 'wp', 'userfeedback_post_rating' ) as $hook ) {
			ob_start();
			do_action( $hook, $GLOBALS['wp'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's.
			ob_end_clean();
		}
		self::assertSame( 'Words.', trim( wp_strip_all_tags( (string) apply_filters( 'the_content', 'Words.' ) ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
		self::assertSame( '', (string) apply_filters( 'userfeedback_visitor_country', '', '192.0.2.1' ) );
		self::assertSame( 200, $this->rest( 'GET', '/surveys' )->get_status() );

		$problems = array_column( $this->container()->get( ListAddons::class )->all(), 'problem', 'slug' );
		self::assertStringContainsString( 'UserFeedback\Heatmaps\PageScript', $problems['heatmaps'] );
		self::assertStringContainsString( '(Placement.php, 1)', $problems['post-ratings'] );
		self::assertStringContainsString( 'Install it again', $problems['google-drive'] );
		self::assertSame( '', $problems['targeting'] );

		$found = HealthChecks::run( $this->container()->get( HealthChecks::class )->find( 'versions' ) ?? self::fail( 'No check.' ) );
		foreach ( array( 'Heatmaps', 'Post Ratings', 'Google Drive', 'Geo Restrictions' ) as $name ) {
			self::assertStringContainsString( $name . ': ', $found->text );
		}
		self::assertStringContainsString( 'install these addons again', $found->todo );

		set_current_screen( 'plugins' );
		ob_start();
		$this->container()->get( AddonNotices::class )->print();
		$notice = (string) ob_get_clean();
		self::assertStringContainsString( 'Google Drive says: ', $notice );
		self::assertStringContainsString( 'Heatmaps failed', $notice );

		self::assertSame(
			FeatureState::Repair,
			$this->container()->get( Entitlements::class )->state( Feature::GoogleDrive )
		);
	}

	private static function copy( string $from, string $to ): void {
		mkdir( $to );
		foreach ( array_diff( (array) scandir( $from ), array( '.', '..' ) ) as $name ) {
			is_dir( "{$from}/{$name}" )
				? self::copy( "{$from}/{$name}", "{$to}/{$name}" )
				: copy( "{$from}/{$name}", "{$to}/{$name}" );
		}
	}

	private static function remove( string $folder ): void {
		foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
			is_dir( "{$folder}/{$name}" ) ? self::remove( "{$folder}/{$name}" ) : unlink( "{$folder}/{$name}" );
		}
		rmdir( $folder );
	}
}
