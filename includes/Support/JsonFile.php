<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Lists that a package brings as JSON.
 *
 * Not wp_json_file_decode(): it triggers a PHP warning for a file that is missing or damaged.
 */
final class JsonFile {

	/**
	 * @return array<mixed> Empty for a file that is missing, damaged or no list.
	 */
	public static function read( string $path ): array {
		$text = is_readable( $path ) ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$data = false === $text ? null : json_decode( $text, true );
		return is_array( $data ) ? $data : array();
	}
}
