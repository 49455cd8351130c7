<?php
declare(strict_types=1);

namespace UserFeedback\Pro\QuestionTypes;

use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * One of several options with pictures from the media library (QST-28).
 */
final class ImageRadioType extends PictureOptionsType {

	protected const PICTURE = 'image';

	public function key(): string {
		return 'image-radio';
	}

	protected static function picture( array $picture ): ?array {
		if ( ! is_string( $picture['url'] ?? null ) ) {
			return null;
		}
		$url = esc_url_raw( Text::trim( $picture['url'] ), array( 'http', 'https' ) );
		if ( '' === $url ) {
			return null;
		}
		$id    = $picture['id'] ?? 0;
		$clean = array(
			'id'  => is_int( $id ) && $id > 0 ? $id : 0,
			'url' => $url,
		);
		$alt   = $picture['alt'] ?? '';
		return is_string( $alt ) && '' !== Text::line( $alt ) ? $clean + array( 'alt' => Text::line( $alt ) ) : $clean;
	}
}
