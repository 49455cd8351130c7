<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Display\Pictures;
use UserFeedback\Files\PictureFile;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use WP_Error;

/**
 * Brings the pictures of a file into the media library: each is decoded and written again first, as files of visitors
 * are, and none comes where one of them is refused. They last as long as an import: `forget()` ends them.
 *
 * @phpstan-import-type InFile from EmbedPictures
 * @phpstan-import-type Picture from SurveyPictures
 */
final class TakePictures {

	/**
	 * Checked files by address, with the name that they will have.
	 *
	 * @var array<string, array{path: string, name: string}>
	 */
	private array $checked = array();

	/**
	 * Attachments that this import made.
	 *
	 * @var list<int>
	 */
	private array $made = array();

	/**
	 * @param list<InFile> $pictures From SurveyFile::read().
	 * @param bool         $here     Whether this site made the file: what is still in its library does not come again.
	 * @throws Failure 422 naming each field that is wrong.
	 */
	public static function check( array $pictures, bool $here ): self {
		$take  = new self();
		$wrong = array();
		foreach ( $pictures as $at => $picture ) {
			$url = self::url( $picture );
			try {
				$path = self::checked( $picture );
			} catch ( Failure $failure ) {
				foreach ( $failure->params as $field => $reason ) {
					$wrong[ "pictures[$at][" . ( 'file' === $field ? 'data' : $field ) . ']' ] = $reason;
				}
				continue;
			}
			if ( '' === $url ) {
				wp_delete_file( $path );
				$wrong[ "pictures[$at][url]" ] = __( 'This is no address of a picture.', 'userfeedback' );
			} elseif ( isset( $take->checked[ $url ] ) || self::stays( $url, $here ) ) {
				wp_delete_file( $path );
			} else {
				$ending = pathinfo( $path, PATHINFO_EXTENSION );

				$take->checked[ $url ] = array(
					'path' => $path,
					'name' => pathinfo( $picture['name'], PATHINFO_FILENAME ) . '.' . $ending,
				);
			}
		}
		if ( array() !== $wrong ) {
			$take->forget();
			throw Failure::invalid( $wrong );
		}
		return $take;
	}

	/**
	 * Addresses of the pictures that would come.
	 *
	 * @param list<InFile> $pictures As for check().
	 * @return list<string>
	 */
	public static function addresses( array $pictures, bool $here ): array {
		return array_values(
			array_filter(
				array_map( self::url( ... ), $pictures ),
				static fn ( string $url ): bool => '' !== $url && ! self::stays( $url, $here )
			)
		);
	}

	/**
	 * @param InFile $picture Valid by its schema.
	 */
	private static function url( array $picture ): string {
		return esc_url_raw( $picture['url'], array( 'http', 'https' ) );
	}

	/**
	 * Whether this site has the picture already.
	 */
	private static function stays( string $url, bool $here ): bool {
		return $here && Pictures::attachment( 0, $url ) > 0;
	}

	/**
	 * The surveys with the pictures that stand in the media library now.
	 *
	 * @param list<Survey> $surveys Not stored yet.
	 * @return list<Survey>
	 * @throws Failure 422 naming `pictures` where WordPress refuses one; 503 where it cannot store one. undo() takes
	 *                 back those that it did store.
	 */
	public function into( array $surveys ): array {
		$placed = array();
		$taken  = function ( int $id, string $url ) use ( &$placed ): ?array {
			if ( ! isset( $placed[ $url ] ) && isset( $this->checked[ $url ] ) ) {
				$placed[ $url ] = $this->placed( $this->checked[ $url ] );
			}
			return $placed[ $url ] ?? null;
		};
		return array_map(
			static fn ( Survey $survey ): Survey => SurveyPictures::replace( $survey, $taken ),
			$surveys
		);
	}

	/**
	 * Takes out of the media library what this import put there.
	 */
	public function undo(): void {
		foreach ( $this->made as $id ) {
			wp_delete_attachment( $id, true );
		}
		$this->made = array();
	}

	/**
	 * Removes the files that were written for the check.
	 */
	public function forget(): void {
		foreach ( $this->checked as $picture ) {
			wp_delete_file( $picture['path'] );
		}
		$this->checked = array();
	}

	/**
	 * @param InFile $picture Valid by its schema.
	 * @return string A new file, written again.
	 * @throws Failure 422 naming `type`, `data` or `file`.
	 */
	private static function checked( array $picture ): string {
		$content = base64_decode( $picture['data'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture in JSON.
		if ( false === $content || '' === $content ) {
			throw Failure::invalid( array( 'data' => __( 'This is not base64.', 'userfeedback' ) ) );
		}
		if ( strlen( $content ) > SurveyFile::MAX_PICTURE ) {
			throw Failure::invalid(
				array(
					'data' => sprintf(
						/* translators: %s: a size, e.g. "500 KB". */
						__( 'This picture is too large. %s is the maximum.', 'userfeedback' ),
						(string) size_format( SurveyFile::MAX_PICTURE )
					),
				)
			);
		}
		if ( PictureFile::contains_code( $content ) ) {
			throw Failure::invalid( array( 'data' => __( 'There is program code in this file.', 'userfeedback' ) ) );
		}
		$sent = get_temp_dir() . 'userfeedback-' . bin2hex( random_bytes( 16 ) ) . '.tmp';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file of this request.
		if ( strlen( $content ) !== file_put_contents( $sent, $content ) ) {
			wp_delete_file( $sent );
			throw Failure::store();
		}
		try {
			return self::again( $sent, $picture['type'] );
		} finally {
			wp_delete_file( $sent );
		}
	}

	/**
	 * @param string $type As the file calls it.
	 * @throws Failure 422 naming `type` or `file`.
	 */
	private static function again( string $sent, string $type ): string {
		$kind = PictureFile::kind( $sent );
		if ( '' === $kind || ( PictureFile::MIMES[ $type ] ?? '' ) !== $kind ) {
			throw Failure::invalid(
				array( 'type' => __( 'The content is not of this type. PNG, JPEG, WebP and GIF are taken.', 'userfeedback' ) )
			);
		}
		$again = PictureFile::write_again( $sent, $kind );
		// Once more: pixels can be chosen so that code stands in the compressed file.
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		if ( PictureFile::contains_code( (string) file_get_contents( $again['path'] ) ) ) {
			wp_delete_file( $again['path'] );
			throw Failure::invalid( array( 'data' => __( 'There is program code in this file.', 'userfeedback' ) ) );
		}
		return $again['path'];
	}

	/**
	 * @param array{path: string, name: string} $picture Checked.
	 * @return Picture
	 * @throws Failure 422 naming `pictures`.
	 */
	private function placed( array $picture ): array {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id = media_handle_sideload(
			array(
				'name'     => $picture['name'],
				'tmp_name' => $picture['path'],
			),
			0
		);
		if ( $id instanceof WP_Error ) {
			throw Failure::invalid( array( 'pictures' => $id->get_error_message() ) );
		}
		$this->made[] = $id;
		$url          = wp_get_attachment_url( $id );
		if ( false === $url ) {
			throw Failure::store();
		}
		return array(
			'id'  => $id,
			'url' => $url,
		);
	}
}
