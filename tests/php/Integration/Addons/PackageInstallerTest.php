<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PackageInstaller;
use UserFeedback\Addons\PackageVerifier;
use UserFeedback\Demo\DevelopmentLicense;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Support\Failure;
use WP_Error;
use ZipArchive;

/**
 * Installation of signed packages, and everything that is refused (SEC-I3 to SEC-I5).
 */
final class PackageInstallerTest extends PackagesTestCase {

	private const BASENAME = 'userfeedback-heatmaps/userfeedback-heatmaps.php';

	public function test_a_signed_addon_is_installed_by_core_and_not_activated(): void {
		$this->offer( $this->zip( self::addon() ) );
		$before = self::snapshot();

		self::assertSame( self::BASENAME, $this->installer()->install( self::SLUG ) );

		foreach ( self::addon() as $path => $content ) {
			self::assertStringEqualsFile( WP_PLUGIN_DIR . '/' . $path, $content );
		}
		$new = array_keys( array_diff_key( self::snapshot(), $before ) );
		self::assertSame(
			array(),
			array_filter( $new, static fn ( string $path ): bool => ! str_starts_with( $path, self::folder() ) ),
			'Nothing else is left behind.'
		);
		self::assertSame(
			array( 'GET /userfeedback/catalog.json', 'POST /userfeedback/packages/userfeedback-heatmaps-0.1.0.zip' ),
			$this->requests
		);
		self::assertSame(
			array(
				'license' => DevelopmentLicense::KEY,
				'url'     => home_url( '/' ),
			),
			$this->arguments[1]['body']
		);
		self::assertSame( 0, $this->arguments[1]['redirection'] );
	}

	public function test_a_newer_package_replaces_the_installed_one_whole(): void {
		$this->offer( $this->zip( self::addon() + array( 'userfeedback-heatmaps/old.txt' => 'old' ) ) );
		$this->installer()->install( self::SLUG );
		delete_option( 'userfeedback_core_packages' );
		$this->offer( $this->zip( self::addon( '0.2.0' ) ), array(), self::SLUG, '0.2.0' );

		self::assertSame( self::BASENAME, $this->installer()->install( self::SLUG ) );

		self::assertStringContainsString(
			'Version: 0.2.0',
			(string) file_get_contents( WP_PLUGIN_DIR . '/' . self::BASENAME )
		);
		self::assertFileDoesNotExist( self::folder() . '/old.txt' );
	}

	public function test_the_installed_addon_comes_back_when_core_fails_half_way(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->installer()->install( self::SLUG );
		$before = self::snapshot();
		$fail   = static fn (): WP_Error => new WP_Error( 'disk', 'The disk is full.' );
		add_filter( 'upgrader_install_package_result', $fail );
		try {
			$this->refused( 'The disk is full.', before: $before );
		} finally {
			remove_filter( 'upgrader_install_package_result', $fail );
		}
	}

	public function test_the_catalog_is_asked_once_for_several_installations(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->installer()->install( self::SLUG );
		$this->installer()->install( self::SLUG );
		self::assertCount( 1, array_keys( $this->requests, 'GET /userfeedback/catalog.json', true ) );
	}

	/**
	 * @return array<string, array{callable(self): string}>
	 */
	public static function bad_zips(): array {
		$name  = 'userfeedback-heatmaps';
		$extra = static fn ( string $path ): array => array(
			static fn ( self $test ): string => $test->zip( self::addon() + array( $path => 'x' ) ),
		);
		$mode  = static fn ( int $mode ): array => array(
			static fn ( self $test ): string => $test->zip(
				self::addon() + array( "{$name}/entry" => '/etc/passwd' ),
				static fn ( ZipArchive $zip ) => $zip->setExternalAttributesName(
					"{$name}/entry",
					ZipArchive::OPSYS_UNIX,
					$mode << 16
				)
			),
		);
		return array(
			'a path upwards'                  => $extra( "{$name}/../evil.php" ),
			'a path upwards at the beginning' => $extra( '../evil.php' ),
			'an absolute path'                => $extra( '/tmp/evil.php' ),
			'a drive letter'                  => $extra( 'C:/evil.php' ),
			'a drive letter inside'           => $extra( "{$name}/C:/evil.php" ),
			'backslashes'                     => $extra( "{$name}\\..\\..\\evil.php" ),
			'an empty part'                   => $extra( "{$name}//evil.php" ),
			'a part of one dot'               => $extra( "{$name}/./evil.php" ),
			'a control character'             => $extra( "{$name}/a\x01.php" ),
			'bytes that are no UTF-8'         => $extra( "{$name}/a\xff.php" ),
			'the same name in another case'   => $extra( "{$name}/license" ),
			'a symbolic link'                 => $mode( 0120777 ),
			'a device'                        => $mode( 0060666 ),
			'a second top folder'             => $extra( 'userfeedback/evil.php' ),
			'a file beside the folder'        => $extra( 'evil.php' ),
			'a folder with a longer name'     => $extra( "{$name}-evil/evil.php" ),
			'the folder of another plugin'    => array(
				static fn ( self $test ): string => $test->zip(
					array( 'akismet/akismet.php' => "<?php\n/**\n * Plugin Name: Akismet\n */\n" )
				),
			),
			'no file at all'                  => array( static fn (): string => "PK\x05\x06" . str_repeat( "\0", 18 ) ),
			'no zip'                          => array( static fn (): string => str_repeat( 'no zip ', 100 ) ),
			'2,001 files'                     => array(
				static fn ( self $test ): string => $test->zip(
					self::addon(),
					static function ( ZipArchive $zip ) use ( $name ): void {
						for ( $number = 0; $number < 1998; $number++ ) {
							$zip->addFromString( "{$name}/{$number}.txt", '' );
						}
					}
				),
			),
			'65 MB of zeros in 64 kB'         => array(
				static fn ( self $test ): string => $test->zip(
					self::addon() + array( "{$name}/zeros.bin" => str_repeat( "\0", 68_157_440 ) )
				),
			),
			'sizes that lie'                  => array(
				static fn ( self $test ): string => self::lie(
					$test->zip( self::addon() + array( "{$name}/zeros.bin" => str_repeat( "\0", 1_234_567 ) ) ),
					1_234_567,
					5
				),
			),
			'a file with a password'          => array(
				static fn ( self $test ): string => $test->zip(
					self::addon(),
					static fn ( ZipArchive $zip ) => $zip->setEncryptionName(
						"{$name}/LICENSE",
						ZipArchive::EM_AES_256,
						'secret'
					)
				),
			),
			'no main file'                    => array(
				static fn ( self $test ): string => $test->zip(
					array( "{$name}/other.php" => self::addon()[ "{$name}/{$name}.php" ] )
				),
			),
			'no plugin header'                => array(
				static fn ( self $test ): string => $test->zip(
					array( "{$name}/{$name}.php" => "<?php\necho 'Plugin';\n" ) + self::addon()
				),
			),
			'another version than signed'     => array(
				static fn ( self $test ): string => $test->zip( self::addon( '0.0.9' ) ),
			),
			'another slug than signed'        => array(
				static fn ( self $test ): string => $test->zip(
					array(
						"{$name}/{$name}.php" => str_replace(
							"Text Domain: {$name}",
							'Text Domain: userfeedback-branding',
							self::addon()[ "{$name}/{$name}.php" ]
						),
					) + self::addon()
				),
			),
		);
	}

	/**
	 * I4: signed by the right key and still not unpacked.
	 *
	 * @param callable(self): string $make Makes the zip.
	 */
	#[DataProvider( 'bad_zips' )]
	public function test_i4_a_signed_zip_that_holds_anything_else_is_refused( callable $make ): void {
		$this->offer( $make( $this ) );
		$this->refused( 'The package has unexpected contents.' );
	}

	public function test_i5_bytes_flipped_after_signing_are_refused(): void {
		$zip = $this->zip( self::addon() );
		$this->offer( $zip );
		$middle         = intdiv( strlen( $zip ), 2 );
		$zip[ $middle ] = chr( ord( $zip[ $middle ] ) ^ 1 );

		$this->answers['/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip'] = array( 200, $zip );
		$this->refused( 'The package arrived damaged.' );
	}

	public function test_i5_a_truncated_and_a_longer_file_are_refused(): void {
		$zip = $this->zip( self::addon() );
		$this->offer( $zip );
		$this->answers['/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip'] = array( 200, substr( $zip, 0, -1 ) );
		$this->refused( 'The package arrived damaged.' );

		$this->answers['/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip'] = array( 200, $zip . 'x' );
		$this->refused( 'could not be reached' );
	}

	public function test_i5_the_right_digest_with_another_key_is_refused(): void {
		$this->offer( $this->zip( self::addon() ) );
		$stranger = base64_encode( sodium_crypto_sign_publickey( sodium_crypto_sign_keypair() ) );
		$this->refused( 'not signed by the vendor', $this->installer( true, $this->verifier( array( $stranger ) ) ) );
	}

	public function test_several_keys_may_be_known_while_one_is_replaced(): void {
		$this->offer( $this->zip( self::addon() ) );
		$stranger = base64_encode( sodium_crypto_sign_publickey( sodium_crypto_sign_keypair() ) );
		self::assertSame(
			self::BASENAME,
			$this->installer(
				true,
				$this->verifier( array( 'no key', '', $stranger, $this->public ) )
			)->install( self::SLUG )
		);
	}

	public function test_i3_without_keys_or_without_sodium_nothing_is_installed(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->refused( 'not signed by the vendor', $this->installer( true, $this->verifier( array() ) ) );
		$this->refused( 'not signed by the vendor', $this->installer( true, $this->verifier( array( '', 'AAAA' ) ) ) );
		$this->refused(
			'not signed by the vendor',
			$this->installer( true, new PackageVerifier( array( $this->public ), null ) )
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function bad_lines(): array {
		return array(
			'no signature'                => array( array( 'signature' => null ) ),
			'an empty signature'          => array( array( 'signature' => '' ) ),
			'a short signature'           => array( array( 'signature' => base64_encode( str_repeat( 'x', 63 ) ) ) ),
			'a longer signature'          => array( array( 'signature' => base64_encode( str_repeat( 'x', 65 ) ) ) ),
			'a list as signature'         => array( array( 'signature' => array( 'x' ) ) ),
			'no digest'                   => array( array( 'sha256' => '' ) ),
			'a size of nothing'           => array( array( 'size' => 0 ) ),
			'a size as text'              => array( array( 'size' => '100' ) ),
			'a size above every package'  => array( array( 'size' => Package::LARGEST + 1 ) ),
			'a file elsewhere'            => array( array( 'file' => '../../evil.zip' ) ),
			'a file of another host'      => array(
				array( 'file' => 'http://evil.test/userfeedback-heatmaps-0.1.0.zip' ),
			),
			'the file of another addon'   => array( array( 'file' => 'userfeedback-branding-0.1.0.zip' ) ),
			'a version with a path'       => array( array( 'version' => '0.1.0/../..' ) ),
			'a version with a line break' => array( array( 'version' => "0.1.0\n" ) ),
			'the slug of another package' => array( array( 'slug' => 'branding' ) ),
		);
	}

	/**
	 * I3: a line of the catalog that is not exactly right is no offer; nothing is downloaded.
	 *
	 * @param array<string, mixed> $changes What is wrong.
	 */
	#[DataProvider( 'bad_lines' )]
	public function test_i3_a_line_that_is_not_right_is_no_offer( array $changes ): void {
		$this->offer( $this->zip( self::addon() ), $changes );
		$this->refused( 'does not offer this package' );
		self::assertSame( array( 'GET /userfeedback/catalog.json' ), $this->requests );
	}

	public function test_i3_a_signature_of_another_package_or_version_is_refused(): void {
		$zip  = $this->zip( self::addon() );
		$hash = hash( 'sha256', $zip );
		$size = strlen( $zip );
		foreach ( array( "branding\n0.1.0\n{$size}", "heatmaps\n0.0.9\n{$size}", "heatmaps\n0.1.0\n1" ) as $signed ) {
			delete_option( 'userfeedback_core_packages' );
			$this->offer(
				$zip,
				array(
					'signature' => base64_encode(
						sodium_crypto_sign_detached( "userfeedback-package\n{$signed}\n{$hash}\n", $this->secret )
					),
				)
			);
			$this->refused( 'not signed by the vendor' );
		}
	}

	public function test_i5_an_older_version_does_not_replace_the_installed_one(): void {
		$this->offer( $this->zip( self::addon( '0.2.0' ) ), array(), self::SLUG, '0.2.0' );
		$this->installer()->install( self::SLUG );
		delete_option( 'userfeedback_core_packages' );
		$this->requests = array();
		// A replay: yesterday's line, rightly signed.
		$this->offer( $this->zip( self::addon() ) );
		$this->refused( 'older version' );
		self::assertSame( array( 'GET /userfeedback/catalog.json' ), $this->requests );
	}

	/**
	 * @return array<string, array{PlanLevel|null, string}>
	 */
	public static function sites_without_the_plan(): array {
		return array(
			'Pro without a key'         => array( null, 'license' ),
			'Pro with too small a plan' => array( PlanLevel::Pro, 'upgrade' ),
		);
	}

	#[DataProvider( 'sites_without_the_plan' )]
	public function test_i3_without_the_plan_nobody_is_asked( ?PlanLevel $plan, string $state ): void {
		$this->license( $plan );
		$this->offer( $this->zip( self::addon() ) );
		$failure = $this->refused( 'not available on the plan' );
		self::assertSame(
			array( 'userfeedback_upgrade_required', 403 ),
			array( $failure->error_code, $failure->status )
		);
		self::assertSame(
			array(
				'feature' => 'heatmaps',
				'plan'    => 'elite',
				'addon'   => 'heatmaps',
				'state'   => $state,
			),
			$failure->details
		);
		self::assertSame( array(), $this->requests );
	}

	public function test_lite_fetches_pro_and_nothing_else(): void {
		$this->license( PlanLevel::Elite );
		$this->offer( $this->zip( self::addon() ) );
		$failure = $this->refused( 'Please check these fields', $this->installer( false ) );
		self::assertSame( 400, $failure->status );
		$this->license( null );
		$failure = $this->refused( 'Please enter your license key.', $this->installer( false ), Package::PRO );
		self::assertSame( array( 'userfeedback_license', 422 ), array( $failure->error_code, $failure->status ) );
		self::assertSame( array(), $this->requests );
	}

	public function test_slugs_that_are_no_package_are_refused_without_a_request(): void {
		foreach ( array(
			'',
			'akismet',
			'../heatmaps',
			'userfeedback-heatmaps',
			'userfeedback',
			'userfeedback-lite',
		) as $slug ) {
			$failure = $this->refused( 'Please check these fields', null, $slug );
			self::assertSame( 400, $failure->status );
		}
		self::assertSame( array(), $this->requests );
	}

	public function test_files_of_a_developer_are_never_overwritten(): void {
		symlink( sys_get_temp_dir(), self::folder() );
		$this->refused( 'files of a developer' );
		unlink( self::folder() );
		mkdir( self::folder() );
		$this->refused( 'files of a developer' );
		// This checkout itself, which is the plugin of the test site.
		$this->refused( 'files of a developer', null, Package::PRO );
		self::assertSame( array(), $this->requests );
		self::assertFileExists( dirname( __DIR__, 4 ) . '/package.json' );
	}

	public function test_i3_pro_needs_a_license_that_counts(): void {
		$this->license( null );
		$failure = $this->refused( 'not available on the plan', null, Package::PRO );
		self::assertSame( 403, $failure->status );
		self::assertSame( array(), $this->requests );
	}

	public function test_the_vendors_refusal_is_said_in_its_words_without_markup(): void {
		$this->offer( $this->zip( self::addon() ) );
		$path                   = '/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip';
		$this->answers[ $path ] = array( 403, '{"error":"This key is used on <b>another<\/b> site."}' );
		self::assertSame( 403, $this->refused( 'This key is used on another site.' )->status );

		$this->answers[ $path ] = array( 403, '<html>' );
		$this->refused( 'The vendor refused the download' );
	}

	/**
	 * @return array<string, array{array{int, string}}>
	 */
	public static function strange_answers(): array {
		return array(
			'a redirect'        => array( array( 302, '' ) ),
			'nothing there'     => array( array( 404, '' ) ),
			'a broken server'   => array( array( 500, '' ) ),
			'a page'            => array( array( 200, '<html></html>' ) ),
			'a list'            => array( array( 200, '[]' ) ),
			'no list'           => array( array( 200, '{"packages":"x"}' ) ),
			'more than allowed' => array( array( 200, '{"packages":[' . str_repeat( ' ', 70_000 ) . ']}' ) ),
		);
	}

	/**
	 * @param array{int, string} $answer What the vendor answers.
	 */
	#[DataProvider( 'strange_answers' )]
	public function test_a_vendor_that_answers_anything_else_counts_as_unreachable( array $answer ): void {
		$this->answers['/userfeedback/catalog.json'] = $answer;
		$this->refused( 'could not be reached' );
		self::assertFalse( get_option( 'userfeedback_core_packages' ), 'Nothing is remembered.' );
	}

	public function test_i2_a_download_that_redirects_is_not_followed(): void {
		$this->offer( $this->zip( self::addon() ) );
		$this->answers['/userfeedback/packages/userfeedback-heatmaps-0.1.0.zip'] = array( 302, '' );
		$this->refused( 'could not be reached' );
		self::assertSame( 0, $this->arguments[1]['redirection'] );
	}

	public function test_two_installations_do_not_run_at_once(): void {
		$this->offer( $this->zip( self::addon() ) );
		add_option( PackageInstaller::LOCK, time() . ':somebody', '', false );
		self::assertSame( 409, $this->refused( 'Another installation is running.' )->status );
		delete_option( PackageInstaller::LOCK );
		self::assertSame( self::BASENAME, $this->installer()->install( self::SLUG ) );
	}

	/**
	 * Asserts that an installation is refused, that the plugins' folder is as
	 * before and that no temporary file is left.
	 *
	 * @param array<string, string>|null $before What was there before.
	 */
	private function refused(
		string $text,
		?PackageInstaller $installer = null,
		string $slug = self::SLUG,
		?array $before = null
	): Failure {
		$before ??= self::snapshot();
		try {
			( $installer ?? $this->installer() )->install( $slug );
			self::fail( 'It was installed.' );
		} catch ( Failure $failure ) {
			self::assertStringContainsString( $text, $failure->getMessage() );
		}
		self::assertSame( $before, self::snapshot() );
		if ( 409 !== $failure->status ) {
			self::assertFalse( get_option( PackageInstaller::LOCK ), 'The lock was given back.' );
		}
		return $failure;
	}

	/**
	 * Writes another unpacked size into the headers of a zip.
	 */
	private static function lie( string $zip, int $true, int $lie ): string {
		return str_replace( pack( 'V', $true ), pack( 'V', $lie ), $zip );
	}
}
