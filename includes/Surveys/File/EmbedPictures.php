<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Display\Pictures;
use UserFeedback\Files\PictureFile;
use UserFeedback\Surveys\Survey;

/**
 * Pictures of surveys as data of a file: those of this site's media library that are not too large. Others stay
 * addresses (docs/survey-file.md).
 *
 * @phpstan-type InFile array{url: string, name: string, type: string, data: string}
 */
final class EmbedPictures {

	/**
	 * Sizes of WordPress that may stand for a picture that is too large, the best first.
	 */
	private const SIZES = array( 'large', 'medium_large', 'medium' );

	/**
	 * @param list<Survey> $surveys Of the file.
	 * @return list<InFile> Each address once.
	 */
	public static function of( array $surveys ): array {
		$found = array();
		foreach ( $surveys as $survey ) {
			foreach ( SurveyPictures::of( $survey ) as $picture ) {
				if ( ! isset( $found[ $picture['url'] ] ) && count( $found ) < SurveyFile::MAX_PICTURES ) {
					$id = Pictures::attachment( $picture['id'], $picture['url'] );

					$found[ $picture['url'] ] = $id > 0 && current_user_can( 'read_post', $id )
						? self::picture( $id, $picture['url'] )
						: null;
				}
			}
		}
		return array_values( array_filter( $found ) );
	}

	/**
	 * The picture, or the largest of its sizes that fits.
	 *
	 * @return InFile|null Null where none does.
	 */
	private static function picture( int $id, string $url ): ?array {
		$path  = get_attached_file( $id );
		$paths = array( is_string( $path ) ? $path : '' );
		foreach ( self::SIZES as $size ) {
			$smaller = image_get_intermediate_size( $id, $size );
			$paths[] = is_array( $smaller ) && is_string( $smaller['file'] ?? null ) && is_string( $path )
				? dirname( $path ) . '/' . wp_basename( $smaller['file'] )
				: '';
		}
		foreach ( $paths as $one ) {
			$content = self::content( $one );
			if ( '' !== $content ) {
				$kind = PictureFile::kind( $one );
				return array(
					'url'  => $url,
					'name' => self::name( pathinfo( $one, PATHINFO_FILENAME ) ) . '.' . $kind,
					'type' => (string) array_search( $kind, PictureFile::MIMES, true ),
					'data' => base64_encode( $content ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture in JSON.
				);
			}
		}
		return null;
	}

	/**
	 * What is in a picture of the uploads folder; '' for anything else, and for too much.
	 */
	private static function content( string $path ): string {
		$folder = realpath( wp_get_upload_dir()['basedir'] );
		$real   = '' === $path ? false : realpath( $path );
		if (
			false === $folder
			|| false === $real
			|| ! str_starts_with( $real, $folder . DIRECTORY_SEPARATOR )
			|| ! is_file( $real )
			|| (int) filesize( $real ) > SurveyFile::MAX_PICTURE
			|| '' === PictureFile::kind( $real )
		) {
			return '';
		}
		$content = (string) file_get_contents( $real ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		// The import would refuse it, and all surveys with it.
		return PictureFile::contains_code( $content ) ? '' : $content;
	}

	/**
	 * A name that the import takes.
	 */
	private static function name( string $name ): string {
		$plain = (string) preg_replace( '/[^\p{L}\p{N}_ -]+/u', '-', $name );
		return '' === $plain ? 'picture' : mb_substr( $plain, 0, 80 );
	}
}
