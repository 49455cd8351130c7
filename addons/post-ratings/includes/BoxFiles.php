<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Display\Build;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\LanguageTag;

/**
 * Style and script of the box. The style stands before the first box, so nothing moves when it arrives; the script
 * is a file that waits until the page is parsed.
 */
final class BoxFiles {

	private const SCRIPT = 'pro-post-ratings/box.js';

	private const STYLE = 'pro-post-ratings/box.css';

	public function __construct( private Build $build ) {}

	/**
	 * The style, to be printed once.
	 */
	public function style(): string {
		return '<style id="uf-rating-style">' . $this->build->code( self::STYLE ) . '</style>'
			. '<noscript><style>.uf-rating button{display:inline-block}.uf-rating-why{display:grid}</style></noscript>';
	}

	/**
	 * Prints texts and script.
	 *
	 * @param array<string, string> $texts What the script puts in.
	 */
	public function print( array $texts ): void {
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'url'    => esc_url_raw( rest_url( RestController::NAMESPACE . '/post-ratings/' ) ),
					'locale' => LanguageTag::of( determine_locale() ),
					'texts'  => $texts,
				),
				JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			array(
				'type' => 'application/json',
				'id'   => 'uf-rating-data',
			)
		);
		wp_print_script_tag(
			array(
				'src'   => $this->build->url( self::SCRIPT ),
				'defer' => true,
				'id'    => 'uf-rating-script',
			)
		);
	}
}
