<?php
declare(strict_types=1);

namespace UserFeedback\Files;

use finfo;
use UserFeedback\Support\Failure;
use WP_Image_Editor_GD;

/**
 * Decodes a picture and writes it again: what is no picture in it is gone then, such as where it was taken, comments,
 * and whatever stands behind the end of the file.
 */
final class PictureFile {

	private const TYPES = array(
		IMAGETYPE_PNG  => 'png',
		IMAGETYPE_JPEG => 'jpg',
		IMAGETYPE_WEBP => 'webp',
		IMAGETYPE_GIF  => 'gif',
	);

	/**
	 * Kinds by the type of the content.
	 */
	public const MIMES = array(
		'image/png'  => 'png',
		'image/jpeg' => 'jpg',
		'image/webp' => 'webp',
		'image/gif'  => 'gif',
	);

	/**
	 * Most pixels: decoded, each needs four bytes.
	 */
	private const MOST_PIXELS = 25000000;

	/**
	 * Longest edge of what is stored.
	 */
	private const EDGE = 4000;

	/**
	 * What no picture needs, nor any other file that people send.
	 */
	private const CODE = '/<\?php|<script|<!doctype\s+html|<html|<svg[\s>]|<iframe|__HALT_COMPILER/i';

	/**
	 * The kind of a picture by its content, '' for anything else.
	 */
	public static function kind( string $path ): string {
		$type = class_exists( finfo::class ) ? (string) ( new finfo( FILEINFO_MIME_TYPE ) )->file( $path ) : '';
		return self::MIMES[ $type ] ?? '';
	}

	/**
	 * Whether something in it could be run by a server or a browser.
	 */
	public static function contains_code( string $content ): bool {
		return 1 === preg_match( self::CODE, $content );
	}

	public static function is_picture( string $kind ): bool {
		return in_array( $kind, self::TYPES, true );
	}

	/**
	 * Writes it again.
	 *
	 * @param string $path Of what somebody sent.
	 * @param string $kind What its content says that it is.
	 * @return array{path: string, kind: string} A new file, which the caller removes, and what it is.
	 * @throws Failure 422 naming `file`.
	 */
	public static function write_again( string $path, string $kind ): array {
		$facts = wp_getimagesize( $path );
		$known = is_array( $facts ) ? self::TYPES[ $facts[2] ] ?? '' : '';
		if ( ! is_array( $facts ) || $known !== $kind || $facts[0] < 1 || $facts[1] < 1 ) {
			throw self::damaged();
		}
		// Before anything is decoded.
		if ( $facts[0] * $facts[1] > self::MOST_PIXELS ) {
			throw self::refuse(
				sprintf(
					/* translators: %s: number of millions. */
					__( 'This picture is too large. It may have %s million pixels.', 'userfeedback' ),
					number_format_i18n( self::MOST_PIXELS / 1000000 )
				)
			);
		}
		require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
		require_once ABSPATH . WPINC . '/class-wp-image-editor-gd.php';
		// GD and no other: ImageMagick keeps what stands beside the picture, and reads many formats by content.
		if ( ! WP_Image_Editor_GD::test() || ! WP_Image_Editor_GD::supports_mime_type( (string) $facts['mime'] ) ) {
			throw self::refuse(
				__( 'This site cannot read pictures of this format.', 'userfeedback' )
			);
		}
		$editor = new WP_Image_Editor_GD( $path );
		if ( is_wp_error( $editor->load() ) ) {
			throw self::damaged();
		}
		$editor->maybe_exif_rotate();
		if ( max( $editor->get_size() ) > self::EDGE ) {
			$editor->resize( self::EDGE, self::EDGE );
		}
		$target = get_temp_dir() . 'userfeedback-' . bin2hex( random_bytes( 16 ) ) . '.' . $kind;
		$saved  = $editor->save( $target, (string) $facts['mime'] );
		if ( is_wp_error( $saved ) ) {
			throw Failure::store();
		}
		// A plugin of the site may choose another format for pictures.
		$written = wp_getimagesize( $saved['path'] );
		$kind    = is_array( $written ) ? self::TYPES[ $written[2] ] ?? '' : '';
		if ( '' === $kind ) {
			wp_delete_file( $saved['path'] );
			throw self::damaged();
		}
		return array(
			'path' => $saved['path'],
			'kind' => $kind,
		);
	}

	private static function refuse( string $reason ): Failure {
		return Failure::invalid( array( 'file' => $reason ) );
	}

	private static function damaged(): Failure {
		return self::refuse( __( 'This picture is damaged, or is no picture.', 'userfeedback' ) );
	}
}
