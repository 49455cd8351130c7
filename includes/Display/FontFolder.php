<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Fonts of the site's choice, as files of the site: `userfeedback-<family>-<weight>-<hash>` beside the fonts of
 * WordPress's own library. A visitor's browser asks no font host.
 */
final class FontFolder {

	/**
	 * The style sheet of a font, in its folder.
	 */
	public const SHEET = 'font.css';

	private const PREFIX = 'userfeedback-';

	private const NAME = '/^userfeedback-[a-z0-9-]{1,120}$/D';

	/**
	 * A folder's name, so that other content never gets an address that a browser has in its cache.
	 *
	 * @param array<string, string> $files Content by name.
	 */
	public static function name( string $family, string $weight, array $files ): string {
		$hash = substr( md5( implode( "\n", $files ) ), 0, 8 );
		return self::PREFIX . sanitize_title( $family ) . "-{$weight}-{$hash}";
	}

	/**
	 * Address of a font's style sheet.
	 *
	 * @param string $folder Its name.
	 */
	public static function stylesheet( string $folder ): string {
		return trailingslashit( wp_get_font_dir()['url'] ) . $folder . '/' . self::SHEET;
	}

	/**
	 * Whether a font's files are here.
	 *
	 * @param string $folder Its name.
	 */
	public static function exists( string $folder ): bool {
		return self::is_ours( $folder ) && is_file( self::path( $folder ) . '/' . self::SHEET );
	}

	/**
	 * Writes a font's files: all of them or none.
	 *
	 * @param string                $folder Its name.
	 * @param array<string, string> $files  Content by name.
	 * @return bool False when the folder of uploads cannot be written.
	 */
	public static function write( string $folder, array $files ): bool {
		if ( self::exists( $folder ) ) {
			return true;
		}
		$beside = self::path( $folder . '-' . strtolower( wp_generate_password( 8, false ) ) );
		if ( ! self::is_ours( $folder ) || ! wp_mkdir_p( $beside ) ) {
			return false;
		}
		$done = true;
		foreach ( $files as $name => $content ) {
			$done = $done && strlen( $content ) === @file_put_contents( "$beside/$name", $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- in uploads, as WordPress's font library; the failure is told.
		}
		self::delete( $folder );
		$done = $done && @rename( $beside, self::path( $folder ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- one step, so that no visitor gets half a font.
		if ( ! $done ) {
			self::delete( basename( $beside ) );
		}
		return $done || self::exists( $folder );
	}

	/**
	 * Deletes a font's files.
	 *
	 * @param string $folder Its name; one that is not ours stays.
	 */
	public static function delete( string $folder ): void {
		$path = self::path( $folder );
		if ( ! self::is_ours( $folder ) || ! is_dir( $path ) ) {
			return;
		}
		$files = glob( $path . '/*' );
		foreach ( false === $files ? array() : $files as $file ) {
			wp_delete_file( $file );
		}
		@rmdir( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder that somebody put a file into stays.
	}

	/**
	 * Names of all folders of ours.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		$paths = glob( self::path( self::PREFIX ) . '*', GLOB_ONLYDIR );
		return array_values(
			array_filter( array_map( 'basename', false === $paths ? array() : $paths ), self::is_ours( ... ) )
		);
	}

	private static function is_ours( string $folder ): bool {
		return 1 === preg_match( self::NAME, $folder );
	}

	private static function path( string $folder ): string {
		return trailingslashit( wp_get_font_dir()['path'] ) . $folder;
	}
}
