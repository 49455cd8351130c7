<?php
declare(strict_types=1);

namespace UserFeedback\Pro\QuestionTypes;

use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * One of several options with pictures from the media library (QST-28).
 */
final class ImageRadioType extends OptionsType {

	/**
	 * {@inheritDoc}
	 */
	public function key(): string {
		return 'image-radio';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Image Radio', 'userfeedback' );
	}

	/**
	 * A label and a picture; both may still be missing (QST-25).
	 *
	 * @param mixed $option As sent.
	 * @return array{label: string, image: array{id: int, url: string, alt?: string}|null}|null
	 */
	protected function sanitize_option( mixed $option ): ?array {
		if ( is_string( $option ) ) {
			$option = array( 'label' => $option );
		}
		if ( ! is_array( $option ) ) {
			return null;
		}
		$label = $option['label'] ?? '';
		return array(
			'label' => is_string( $label ) ? Text::line( $label ) : '',
			'image' => self::image( $option['image'] ?? null ),
		);
	}

	/**
	 * The picture, or null while none is chosen.
	 *
	 * @param mixed $image As sent.
	 * @return array{id: int, url: string, alt?: string}|null
	 */
	private static function image( mixed $image ): ?array {
		if ( ! is_array( $image ) || ! is_string( $image['url'] ?? null ) ) {
			return null;
		}
		$url = esc_url_raw( Text::trim( $image['url'] ), array( 'http', 'https' ) );
		if ( '' === $url ) {
			return null;
		}
		$id    = $image['id'] ?? 0;
		$clean = array(
			'id'  => is_int( $id ) && $id > 0 ? $id : 0,
			'url' => $url,
		);
		$alt   = $image['alt'] ?? '';
		return is_string( $alt ) && '' !== Text::line( $alt ) ? $clean + array( 'alt' => Text::line( $alt ) ) : $clean;
	}
}
