<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Support\Failure;
use ZipArchive;

/**
 * Inspects a zip before it is unpacked (SEC-I4): everything in one folder with the right name, plain files
 * only, limits of number and size, and the expected plugin.
 */
final class ZipInspection {

	private const MOST_FILES = 2000;

	private const LARGEST_UNPACKED = 67_108_864;

	/**
	 * How much of a file WordPress reads for a plugin's header.
	 */
	private const HEADER = 8192;

	private const PIECE = 65_536;

	/**
	 * In Unix's file modes: what kind of thing it is, and the two kinds allowed.
	 */
	private const KIND   = 0170000;
	private const FILE   = 0100000;
	private const FOLDER = 0040000;

	/**
	 * Refuses a zip that is not exactly a package of ours.
	 *
	 * @param string $folder  Its one top folder, e.g. `userfeedback-behavior`.
	 * @param string $version The plugin's version.
	 * @throws Failure With the reason.
	 */
	public static function inspect( string $file, string $folder, string $version ): void {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw Failure::package(
				__(
					'PHP on this server lacks the extension "zip", which is needed to check packages. Nothing was changed.',
					'userfeedback'
				)
			);
		}
		$zip = new ZipArchive();
		if ( true !== $zip->open( $file, ZipArchive::RDONLY | ZipArchive::CHECKCONS ) ) {
			throw self::refused();
		}
		try {
			self::check_entries( $zip, $folder );
			self::check_content( $zip );
			self::check_header( $zip, $folder, $version );
		} finally {
			$zip->close();
		}
	}

	/**
	 * What the central directory says of names, kinds, number and sizes.
	 *
	 * @throws Failure When something is wrong.
	 */
	private static function check_entries( ZipArchive $zip, string $folder ): void {
		$number = $zip->count();
		if ( 0 === $number || self::MOST_FILES < $number ) {
			throw self::refused();
		}
		$size  = 0;
		$names = array();
		for ( $index = 0; $index < $number; $index++ ) {
			$stat = $zip->statIndex( $index, ZipArchive::FL_ENC_RAW );
			if (
				false === $stat
				|| ! is_string( $stat['name'] )
				|| ! self::is_inside( $stat['name'], $folder )
				|| ! self::is_plain( $zip, $index, $stat )
			) {
				throw self::refused();
			}
			// File systems that do not tell cases apart would let one file replace another.
			$names[ strtolower( rtrim( $stat['name'], '/' ) ) ] = true;

			$size += is_int( $stat['size'] ) ? max( 0, $stat['size'] ) : self::LARGEST_UNPACKED;
			if ( self::LARGEST_UNPACKED < $size ) {
				throw self::refused();
			}
		}
		if ( count( $names ) !== $number ) {
			throw self::refused();
		}
	}

	/**
	 * Unpacks everything in memory without writing: the directory of a zip can lie about sizes.
	 *
	 * @throws Failure When there is more than announced, or a file is damaged.
	 */
	private static function check_content( ZipArchive $zip ): void {
		$left   = self::LARGEST_UNPACKED;
		$number = $zip->count();
		for ( $index = 0; $index < $number; $index++ ) {
			$stat   = $zip->statIndex( $index );
			$stream = false === $stat ? false : $zip->getStream( $stat['name'] );
			if ( false === $stat || false === $stream ) {
				throw self::refused();
			}
			$length = 0;
			while ( ! feof( $stream ) ) {
				$piece = fread( $stream, self::PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream inside a zip.
				if ( false === $piece ) {
					break;
				}
				$length += strlen( $piece );
				if ( $left < $length ) {
					break;
				}
			}
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream inside a zip.
			$left -= $length;
			if ( 0 > $left || $stat['size'] !== $length ) {
				throw self::refused();
			}
		}
	}

	/**
	 * The header of the plugin's main file, as WordPress will read it.
	 *
	 * @param string $version The version that was signed.
	 * @throws Failure When it is another plugin.
	 */
	private static function check_header( ZipArchive $zip, string $folder, string $version ): void {
		$code = (string) $zip->getFromName( "{$folder}/{$folder}.php", self::HEADER );
		foreach ( array(
			'Plugin Name' => '\S.*',
			'Text Domain' => preg_quote( $folder, '/' ),
			'Version'     => preg_quote( $version, '/' ),
		) as $name => $value ) {
			if ( 1 !== preg_match( "/^[ \\t\\/*#@]*{$name}:[ \\t]*{$value}[ \\t\\r]*$/m", $code ) ) {
				throw self::refused();
			}
		}
	}

	/**
	 * Whether a name stays inside the folder on every system. Ours are plain
	 * ASCII; other bytes mean different names to different programs.
	 */
	private static function is_inside( string $name, string $folder ): bool {
		if ( ! str_starts_with( $name, $folder . '/' ) || 1 === preg_match( '/[^\x20-\x7e]|[\\\\:*?"<>|]/', $name ) ) {
			return false;
		}
		$parts = explode( '/', rtrim( $name, '/' ) );
		return array() === array_intersect( $parts, array( '', '.', '..' ) ) && ! str_ends_with( $name, '//' );
	}

	/**
	 * Whether an entry is a file or a folder and readable without a password.
	 *
	 * @param array<string, mixed> $stat What statIndex() said.
	 */
	private static function is_plain( ZipArchive $zip, int $index, array $stat ): bool {
		$system     = 0;
		$attributes = 0;
		if (
			! $zip->getExternalAttributesIndex( $index, $system, $attributes )
			|| 0 !== ( $stat['encryption_method'] ?? 0 )
		) {
			return false;
		}
		$kind = ( (int) $attributes >> 16 ) & self::KIND;
		return in_array( $kind, array( 0, self::FILE, self::FOLDER ), true );
	}

	/**
	 * One message for every reason: honest packages never fail here.
	 */
	private static function refused(): Failure {
		return Failure::package(
			__( 'The package has unexpected contents. Nothing was changed.', 'userfeedback' )
		);
	}
}
