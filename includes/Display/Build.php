<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Addresses of built files for visitors. The version is a hash of the content:
 * a page that a cache kept for weeks asks for the file it was made with, and a
 * changed file never comes from a browser's cache.
 */
final class Build {

	/**
	 * @param string $path Folder of the build, with trailing slash.
	 * @param string $url  Its address, with trailing slash.
	 */
	public function __construct( private string $path, private string $url ) {}

	/**
	 * Address of a file.
	 */
	public function url( string $file ): string {
		// A checksum, not a digest: it is made on every page, and only has to change with the file.
		$hash = is_readable( $this->path . $file ) ? hash_file( 'crc32b', $this->path . $file ) : false;
		return $this->url . $file . '?ver=' . ( false === $hash ? 'missing' : $hash );
	}

	/**
	 * A built script to print into a page; '' when it is missing or cannot stand in HTML.
	 */
	public function code( string $file ): string {
		$code = is_readable( $this->path . $file ) ? (string) file_get_contents( $this->path . $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours, not an address.
		return 1 === preg_match( '~<(?:/?script|!--)~i', $code ) ? '' : trim( $code );
	}
}
