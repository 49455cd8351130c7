<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use ZipArchive;

/**
 * A folder of packages for the development vendor, with an addon (Heatmaps) in
 * the version that a test wants, signed with a key of its own. Needs no WordPress.
 */
final class VendorPackages {

	public const SLUG = 'heatmaps';

	public const NAME = 'userfeedback-heatmaps';

	public const BASENAME = 'userfeedback-heatmaps/userfeedback-heatmaps.php';

	/**
	 * Absolute path of the folder.
	 *
	 * @var string
	 */
	public readonly string $folder;

	/**
	 * The public key, base64.
	 *
	 * @var string
	 */
	public readonly string $public_key;

	/**
	 * The secret key.
	 *
	 * @var non-empty-string
	 */
	private string $secret;

	public function __construct() {
		$this->folder     = sys_get_temp_dir() . '/userfeedback-packages-' . getmypid();
		$pair             = sodium_crypto_sign_keypair();
		$this->secret     = sodium_crypto_sign_secretkey( $pair );
		$this->public_key = base64_encode( sodium_crypto_sign_publickey( $pair ) );
		mkdir( $this->folder );
	}

	/**
	 * Offers a version and nothing else.
	 *
	 * @param bool $forged Signed with a stranger's key.
	 */
	public function offer( string $version, bool $forged = false ): void {
		$file = self::NAME . "-{$version}.zip";
		$zip  = new ZipArchive();
		$zip->open( "{$this->folder}/{$file}", ZipArchive::CREATE | ZipArchive::OVERWRITE );
		foreach ( self::files( $version ) as $path => $content ) {
			$zip->addFromString( $path, $content );
		}
		$zip->close();
		$size = (int) filesize( "{$this->folder}/{$file}" );
		$hash = (string) hash_file( 'sha256', "{$this->folder}/{$file}" );
		$text = "userfeedback-package\n" . self::SLUG . "\n{$version}\n{$size}\n{$hash}\n";
		$line = array(
			'slug'         => self::SLUG,
			'version'      => $version,
			'file'         => $file,
			'size'         => $size,
			'sha256'       => $hash,
			'signature'    => base64_encode(
				sodium_crypto_sign_detached(
					$text,
					$forged ? sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() ) : $this->secret
				)
			),
			'requires'     => '6.8',
			'requires_php' => '8.1',
			'tested'       => '7.1',
			'changes'      => array( 'Faster & calmer.', '<script>alert( 1 )</script>Safe.' ),
		);
		file_put_contents(
			$this->folder . '/catalog.json',
			(string) json_encode( array( 'packages' => array( $line ) ) )
		);
	}

	/**
	 * The addon's files as its package brings them.
	 *
	 * @return array<string, string> Content by path below the plugins' folder.
	 */
	public static function files( string $version ): array {
		$files = array( self::NAME . '/LICENSE' => "GPL\n" );
		foreach ( array( self::NAME . '.php', 'includes/Addon.php' ) as $path ) {
			$code = (string) file_get_contents( dirname( __DIR__, 2 ) . '/addons/' . self::SLUG . '/' . $path );

			$files[ self::NAME . '/' . $path ] = str_replace(
				array( '0.1.0', ' * Domain Path: ' ),
				array( $version, ' * Update URI: https://vendor.invalid/' . self::NAME . "\n * Domain Path: " ),
				$code
			);
		}
		ksort( $files );
		return $files;
	}

	/**
	 * The reply of wordpress.org to update checks: no updates. For pre_http_request.
	 *
	 * @param mixed        $answer    Of others.
	 * @param array<mixed> $arguments Unused.
	 * @param string       $url       Address; the vendor's is let through.
	 */
	public static function wordpress_org( mixed $answer, array $arguments, string $url ): mixed {
		return str_starts_with( $url, VendorService::url() ) ? $answer : array(
			'headers'  => array(),
			'body'     => '{"plugins":[],"themes":[],"no_update":[],"translations":[],"offers":[]}',
			'response' => array(
				'code'    => str_contains( $url, 'api.wordpress.org' ) ? 200 : 404,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}
