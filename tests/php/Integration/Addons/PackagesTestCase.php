<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use DateTimeImmutable;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PackageCatalog;
use UserFeedback\Addons\PackageDownload;
use UserFeedback\Addons\PackageInstaller;
use UserFeedback\Addons\PackageSource;
use UserFeedback\Addons\PackageVerifier;
use UserFeedback\Addons\ProPackage;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Vendor;
use UserFeedback\Pro\Addons\AddonGate;
use UserFeedback\Pro\Addons\PackagesOfPlan;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;
use WP_Error;
use ZipArchive;

/**
 * A vendor whose answers the test decides, real zips, real signatures, and the
 * plugins' folder of the test site, in which one addon is not installed.
 */
abstract class PackagesTestCase extends IntegrationTestCase {

	protected const SLUG = 'heatmaps';

	protected const VENDOR = 'http://vendor.test';

	/**
	 * The vendor's secret key.
	 *
	 * @var non-empty-string
	 */
	protected string $secret = 'x';

	/**
	 * Its public key, base64.
	 *
	 * @var string
	 */
	protected string $public = '';

	/**
	 * The time, which a test may set.
	 *
	 * @var FixedClock
	 */
	protected FixedClock $clock;

	/**
	 * Requests that were made: method and address.
	 *
	 * @var list<string>
	 */
	protected array $requests = array();

	/**
	 * Arguments of these requests.
	 *
	 * @var list<array<string, mixed>>
	 */
	protected array $arguments = array();

	/**
	 * Status and body by path.
	 *
	 * @var array<string, array{int, string}>
	 */
	protected array $answers = array();

	/**
	 * Slugs whose folder the test has for itself.
	 *
	 * @var list<string>
	 */
	private array $rooms = array();

	/**
	 * Plugins that WordPress takes for active, instead of the option.
	 *
	 * @var list<string>|null
	 */
	protected ?array $active = null;

	/**
	 * The test's own folder for what it makes.
	 *
	 * @var string
	 */
	private string $work = '';

	protected function setUp(): void {
		parent::setUp();
		$pair         = sodium_crypto_sign_keypair();
		$this->secret = sodium_crypto_sign_secretkey( $pair );
		$this->public = base64_encode( sodium_crypto_sign_publickey( $pair ) );
		$this->clock  = new FixedClock( new DateTimeImmutable( '2026-11-21 12:00:00' ) );
		$this->work   = sys_get_temp_dir() . '/uf-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->work );
		$this->requests  = array();
		$this->arguments = array();
		$this->answers   = array();
		$this->rooms     = array();
		$this->active    = null;
		$this->make_room( self::SLUG );
		add_filter( 'pre_http_request', array( $this, 'answer' ), 10, 3 );
		add_filter( 'pre_option_active_plugins', array( $this, 'active' ) );
		add_filter( 'pre_update_option_active_plugins', array( $this, 'keep_active' ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'answer' ) );
		remove_filter( 'pre_option_active_plugins', array( $this, 'active' ) );
		remove_filter( 'pre_update_option_active_plugins', array( $this, 'keep_active' ) );
		self::remove( $this->work );
		foreach ( $this->rooms as $slug ) {
			self::remove( self::folder( $slug ) );
			symlink( dirname( __DIR__, 4 ) . '/addons/' . $slug, self::folder( $slug ) );
		}
		wp_clean_plugins_cache();
		parent::tearDown();
	}

	/**
	 * Takes an addon away until the test is over.
	 */
	protected function make_room( string $slug ): void {
		$this->rooms[] = $slug;
		self::remove( self::folder( $slug ) );
	}

	/**
	 * An addon's place in the plugins' folder.
	 */
	protected static function folder( string $slug = self::SLUG ): string {
		return WP_PLUGIN_DIR . '/userfeedback-' . $slug;
	}

	/**
	 * Answers instead of the option, once the test decided it.
	 *
	 * @param mixed $value What others said.
	 */
	public function active( mixed $value ): mixed {
		return $this->active ?? $value;
	}

	/**
	 * Keeps a change away from the option: the test site's own plugins stay as they are.
	 *
	 * @param mixed $value New value.
	 * @param mixed $old   Old value; returning it stores nothing.
	 */
	public function keep_active( mixed $value, mixed $old ): mixed {
		$this->active = array_values( array_filter( (array) $value, 'is_string' ) );
		return $old;
	}

	/**
	 * Answers instead of the network.
	 *
	 * @param mixed                $given     Unused.
	 * @param array<string, mixed> $arguments Arguments of the request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function answer( mixed $given, array $arguments, string $url ): array|WP_Error {
		if ( ! str_starts_with( $url, self::VENDOR . '/' ) ) {
			// WordPress itself looks for updates after every installation: there are none.
			return self::response(
				200,
				'{"plugins":[],"themes":[],"no_update":[],"translations":[],"offers":[]}',
				null
			);
		}
		$path              = substr( $url, strlen( self::VENDOR ) );
		$this->requests[]  = ( is_string( $arguments['method'] ) ? $arguments['method'] : '' ) . ' ' . $path;
		$this->arguments[] = $arguments;
		if ( ! isset( $this->answers[ $path ] ) ) {
			return new WP_Error( 'no_vendor', 'Nobody answers.' );
		}
		list( $status, $body ) = $this->answers[ $path ];
		if ( true === $arguments['stream'] && is_string( $arguments['filename'] ) ) {
			file_put_contents( $arguments['filename'], $body );
		}
		return self::response( $status, true === $arguments['stream'] ? '' : $body, $arguments['filename'] );
	}

	/**
	 * A response in the shape of WordPress's HTTP API.
	 *
	 * @param mixed $filename File that holds it instead.
	 * @return array<string, mixed>
	 */
	private static function response( int $status, string $body, mixed $filename ): array {
		return array(
			'headers'  => array(),
			'body'     => $body,
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => $filename,
		);
	}

	/**
	 * An installer that trusts the test's vendor.
	 */
	protected function installer( bool $is_pro = true, ?PackageVerifier $verifier = null ): PackageInstaller {
		return new PackageInstaller(
			$this->source( $is_pro, $verifier ),
			new Lock(
				$this->container()->get( Database::class ),
				PackageInstaller::LOCK,
				PackageInstaller::LOCK_LIFETIME
			)
		);
	}

	/**
	 * A source that trusts the test's vendor.
	 */
	protected function source( bool $is_pro = true, ?PackageVerifier $verifier = null ): PackageSource {
		$licenses = $this->container()->get( LicenseStore::class );
		return new PackageSource(
			$is_pro
				? new PackagesOfPlan( new AddonCatalog(), $this->gate(), $licenses )
				: new ProPackage( $licenses ),
			$this->catalog(),
			new PackageDownload( $this->vendor(), $licenses ),
			$verifier ?? $this->verifier( array( $this->public ) )
		);
	}

	/**
	 * Which addons the site may have.
	 */
	protected function gate(): AddonGate {
		$licenses = $this->container()->get( LicenseStore::class );
		return new AddonGate(
			new Entitlements( $licenses, new AddonStates( WP_PLUGIN_DIR ) ),
			$licenses
		);
	}

	/**
	 * The vendor's catalog.
	 */
	protected function catalog(): PackageCatalog {
		return new PackageCatalog( $this->vendor(), $this->clock );
	}

	/**
	 * The vendor's address.
	 */
	protected function vendor(): Vendor {
		return new Vendor( new Owner( $this->work . '/none.json' ), self::VENDOR );
	}

	/**
	 * A verifier with libsodium.
	 *
	 * @param list<string> $keys Public keys.
	 */
	protected function verifier( array $keys ): PackageVerifier {
		return new PackageVerifier(
			$keys,
			static fn (
				string $signature,
				string $text,
				string $key
			): bool => '' !== $signature && '' !== $key && sodium_crypto_sign_verify_detached( $signature, $text, $key )
		);
	}

	/**
	 * Offers a zip: signed, in the catalog, ready for download.
	 *
	 * @param array<string, mixed> $changes Keys of the catalog's line that are different.
	 */
	protected function offer(
		string $zip,
		array $changes = array(),
		string $slug = self::SLUG,
		string $version = '0.1.0'
	): void {
		$name                                        = Package::PRO === $slug ? $slug : "userfeedback-{$slug}";
		$hash                                        = hash( 'sha256', $zip );
		$size                                        = strlen( $zip );
		$line                                        = $changes + array(
			'slug'      => $slug,
			'version'   => $version,
			'file'      => "{$name}-{$version}.zip",
			'size'      => $size,
			'sha256'    => $hash,
			'signature' => base64_encode(
				sodium_crypto_sign_detached(
					"userfeedback-package\n{$slug}\n{$version}\n{$size}\n{$hash}\n",
					$this->secret
				)
			),
		);
		$this->answers['/userfeedback/catalog.json'] = array(
			200,
			(string) wp_json_encode( array( 'packages' => array( $line ) ) ),
		);
		$this->answers[ "/userfeedback/packages/{$name}-{$version}.zip" ] ??= array( 200, $zip );
	}

	/**
	 * A zip.
	 *
	 * @param array<string, string>            $files Content by path.
	 * @param callable(ZipArchive): mixed|null $more  Spoils it.
	 */
	protected function zip( array $files, ?callable $more = null ): string {
		$path = $this->work . '/made.zip';
		$zip  = new ZipArchive();
		$zip->open( $path, ZipArchive::CREATE | ZipArchive::OVERWRITE );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		if ( null !== $more ) {
			$more( $zip );
		}
		$zip->close();
		return (string) file_get_contents( $path );
	}

	/**
	 * The files of an honest addon.
	 *
	 * @return array<string, string> Content by path.
	 */
	protected static function addon( string $version = '0.1.0' ): array {
		$name = 'userfeedback-' . self::SLUG;
		return array(
			"{$name}/{$name}.php"        => "<?php\n/**\n * Plugin Name: UserFeedback Heatmaps\n * Version: {$version}\n * Text Domain: {$name}\n */\n",
			"{$name}/includes/Thing.php" => "<?php\n// {$version}\n",
			"{$name}/LICENSE"            => "GPL\n",
		);
	}

	/**
	 * Files in the plugins' folder and in WordPress's working folders, and temporary files.
	 *
	 * @return array<string, string> Digest by path.
	 */
	protected static function snapshot(): array {
		$found = array();
		foreach ( array(
			WP_PLUGIN_DIR,
			WP_CONTENT_DIR . '/upgrade',
			WP_CONTENT_DIR . '/upgrade-temp-backup/plugins',
		) as $folder ) {
			if ( ! is_dir( $folder ) ) {
				continue;
			}
			foreach ( new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ),
				RecursiveIteratorIterator::SELF_FIRST
			) as $path => $file ) {
				if (
					$file instanceof SplFileInfo
					&& is_string( $path )
					&& ! str_contains( $path, '/plugins/userfeedback/' )
				) {
					$found[ $path ] = is_file( $path ) ? (string) hash_file( 'sha256', $path ) : '';
				}
			}
		}
		foreach ( (array) glob( get_temp_dir() . '{userfeedback-*.tmp,userfeedback-*.zip}', GLOB_BRACE ) as $path ) {
			$found[ (string) $path ] = 'temporary';
		}
		ksort( $found );
		return $found;
	}

	/**
	 * Removes a file, a link or a folder.
	 */
	protected static function remove( string $path ): void {
		if ( is_link( $path ) || is_file( $path ) ) {
			unlink( $path );
		} elseif ( is_dir( $path ) ) {
			foreach ( (array) scandir( $path ) as $name ) {
				if ( '.' !== $name && '..' !== $name ) {
					self::remove( $path . '/' . $name );
				}
			}
			rmdir( $path );
		}
	}
}
