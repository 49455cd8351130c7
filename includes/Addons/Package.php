<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * One line of the vendor's catalog with valid types. It is trusted only after PackageVerifier checked it.
 */
final class Package {

	/**
	 * Slug of the paid edition of this plugin itself.
	 */
	public const PRO = 'userfeedback-pro';

	/**
	 * Largest package. Ours are below two megabytes.
	 */
	public const LARGEST = 33_554_432;

	/**
	 * Most that is said of a version, and the length of a line of it.
	 */
	private const MOST_CHANGES   = 20;
	private const LONGEST_CHANGE = 300;

	/**
	 * @param string       $slug         Slug of addons.json, or PRO.
	 * @param string       $version      E.g. `0.1.0`.
	 * @param string       $sha256       Hexadecimal digest of the zip.
	 * @param string       $signature    Ed25519 over signed_text(), base64.
	 * @param string       $requires     Least WordPress, or ''. This and the rest is not signed: it is only shown.
	 * @param string       $requires_php Least PHP, or ''.
	 * @param string       $tested       Newest WordPress that it was tested with, or ''.
	 * @param list<string> $changes      What is new, in plain text.
	 */
	private function __construct(
		public readonly string $slug,
		public readonly string $version,
		public readonly int $size,
		public readonly string $sha256,
		public readonly string $signature,
		public readonly string $requires,
		public readonly string $requires_php,
		public readonly string $tested,
		public readonly array $changes
	) {}

	/**
	 * Reads a line; null for one that is not exactly what it should be.
	 *
	 * @param mixed $line Decoded JSON.
	 */
	public static function from_line( mixed $line ): ?self {
		if (
			! is_array( $line )
			|| ! is_int( $line['size'] ?? null )
			|| 1 > $line['size']
			|| self::LARGEST < $line['size']
		) {
			return null;
		}
		$patterns = array(
			'slug'      => '/^[a-z]+(-[a-z]+)*$/D',
			'version'   => '/^\d+(\.\d+){1,3}(-[a-z0-9.]+)?$/D',
			'sha256'    => '/^[0-9a-f]{64}$/D',
			// 64 bytes in base64.
			'signature' => '#^[A-Za-z0-9+/]{86}==$#D',
		);
		$texts    = array();
		foreach ( $patterns as $key => $pattern ) {
			$value = $line[ $key ] ?? null;
			if ( ! is_string( $value ) || 1 !== preg_match( $pattern, $value ) ) {
				return null;
			}
			$texts[ $key ] = $value;
		}
		$package = new self(
			$texts['slug'],
			$texts['version'],
			$line['size'],
			$texts['sha256'],
			$texts['signature'],
			self::number( $line['requires'] ?? '' ),
			self::number( $line['requires_php'] ?? '' ),
			self::number( $line['tested'] ?? '' ),
			self::changes( $line['changes'] ?? array() )
		);
		return ( $line['file'] ?? null ) === $package->file() ? $package : null;
	}

	/**
	 * The line again, for the option.
	 *
	 * @return array<string, string|int|list<string>>
	 */
	public function to_line(): array {
		return array( 'file' => $this->file() ) + get_object_vars( $this );
	}

	/**
	 * Name of the zip at the vendor's. It follows from slug and version, so that
	 * a catalog cannot name another one.
	 */
	public function file(): string {
		return ( self::PRO === $this->slug ? self::PRO : 'userfeedback-' . $this->slug )
			. '-'
			. $this->version
			. '.zip';
	}

	/**
	 * The text that the owner's key signed.
	 */
	public function signed_text(): string {
		return "userfeedback-package\n{$this->slug}\n{$this->version}\n{$this->size}\n{$this->sha256}\n";
	}

	/**
	 * A version number of another program, '' for anything else.
	 *
	 * @param mixed $value Of the catalog.
	 */
	private static function number( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^\d+(\.\d+){0,2}$/D', $value ) ? $value : '';
	}

	/**
	 * What is new, in plain text.
	 *
	 * @param mixed $value Of the catalog.
	 * @return list<string>
	 */
	private static function changes( mixed $value ): array {
		$lines = array_filter( is_array( $value ) ? $value : array(), 'is_string' );
		return array_map(
			static fn ( string $line ): string => mb_substr( sanitize_text_field( $line ), 0, self::LONGEST_CHANGE ),
			array_slice( array_values( $lines ), 0, self::MOST_CHANGES )
		);
	}
}
