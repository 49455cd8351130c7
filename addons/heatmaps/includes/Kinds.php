<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * Names of kinds of elements. They come from the tag alone: texts of pages are never stored.
 */
final class Kinds {

	/**
	 * E.g. "Link".
	 */
	public static function label( string $path ): string {
		$tag = Path::tag( $path );
		return match ( true ) {
			'a' === $tag => __( 'Link', 'userfeedback-heatmaps' ),
			in_array( $tag, array( 'button', 'summary' ), true ) => __( 'Button', 'userfeedback-heatmaps' ),
			in_array( $tag, array( 'input', 'select', 'textarea', 'label', 'option' ), true )
				=> __( 'Form field', 'userfeedback-heatmaps' ),
			in_array( $tag, array( 'img', 'picture', 'svg', 'figure', 'canvas' ), true )
				=> __( 'Picture', 'userfeedback-heatmaps' ),
			in_array( $tag, array( 'video', 'audio', 'iframe' ), true )
				=> __( 'Video or embed', 'userfeedback-heatmaps' ),
			1 === preg_match( '/^h[1-6]$/D', $tag ) => __( 'Heading', 'userfeedback-heatmaps' ),
			in_array( $tag, array( 'p', 'li', 'span', 'strong', 'em', 'td', 'th', 'blockquote' ), true )
				=> __( 'Text', 'userfeedback-heatmaps' ),
			'nav' === $tag => __( 'Menu', 'userfeedback-heatmaps' ),
			default => __( 'Area', 'userfeedback-heatmaps' ),
		};
	}
}
