<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Chooses the size in which visitors get a picture from the media library. Tiles are about 110 px wide, and a
 * survey that came by REST or an import may name the original.
 */
final class Pictures {

	/**
	 * Size of WordPress, 300 px by default: sharp on dense screens as well.
	 */
	private const SIZE = 'medium';

	/**
	 * For a picture as wide as the panel.
	 */
	public const LARGE = 'large';

	/**
	 * An option of image-radio with the address of that size; other options, and pictures from elsewhere, as they are.
	 *
	 * @param mixed $option As stored.
	 */
	public static function option( mixed $option, string $size = self::SIZE ): mixed {
		if ( ! is_array( $option ) || ! is_array( $option['image'] ?? null ) ) {
			return $option;
		}
		// A picture without one would be read out by its file name.
		$option['image'] += array( 'alt' => '' );

		$image = new Fields( $option['image'] );
		$id    = self::attachment( $image->number( 'id' ), $image->text( 'url' ) );
		$found = $id > 0 ? wp_get_attachment_image_src( $id, $size ) : false;
		if ( is_array( $found ) && '' !== $found[0] ) {
			$option['image']['url'] = $found[0];
		}
		return $option;
	}

	/**
	 * The attachment of an address, 0 when it is none. The number alone is not trusted: after an import it may be
	 * another picture's.
	 */
	public static function attachment( int $id, string $url ): int {
		$original = $id > 0 ? wp_get_attachment_url( $id ) : false;
		if ( is_string( $original ) ) {
			$stem = (string) preg_replace( '/(-scaled)?\.\w+\z/', '', $original );
			if ( str_starts_with( set_url_scheme( $url, 'https' ), set_url_scheme( $stem, 'https' ) ) ) {
				return $id;
			}
		}
		return '' === $url ? 0 : attachment_url_to_postid( $url );
	}
}
