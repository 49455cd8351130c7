<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * The widget's font and the file that brings it to visitors (WID-60, A70). The files are fetched once, by
 * `Pro\Fonts`, and served from this site.
 *
 * @phpstan-type Font array{family: string, weight: string, stylesheet?: string}
 */
final class WidgetFont {

	/**
	 * Option with the font whose files are here, and with those that are no longer used:
	 * `{ font: { family, weight, folder, bytes, files, fetched_at } | null, retired: { <folder>: <timestamp> } }`.
	 */
	public const OPTION = 'userfeedback_core_font';

	/**
	 * Where the fonts come from.
	 */
	public const HOST = 'https://fonts.googleapis.com';

	/**
	 * The font that visitors get. Until the files of another choice are here, it is the one before.
	 *
	 * @param string $family The owner's choice; '' for the theme's font.
	 * @param string $weight 100 to 900.
	 * @return Font|null Null for the theme's font.
	 */
	public static function of( string $family, string $weight ): ?array {
		if ( '' === $family ) {
			return null;
		}

		/**
		 * Filters whether visitors' browsers load the widget's font from the font host instead of from this
		 * site. The host then gets their addresses: ask for their consent first.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $from_host Default false.
		 */
		if ( true === apply_filters( 'userfeedback_font_from_host', false ) ) {
			return array(
				'family'     => $family,
				'weight'     => $weight,
				'stylesheet' => self::host_stylesheet( self::HOST, $family, $weight ),
			);
		}
		$here       = self::here();
		$family     = $here['family'] ?? $family;
		$weight     = $here['weight'] ?? $weight;
		$own        = null === $here ? '' : FontFolder::stylesheet( $here['folder'] );
		$stylesheet = self::filtered( $own, $family, $weight );
		return array(
			'family' => $family,
			'weight' => $weight,
		) + ( '' === $stylesheet ? array() : array( 'stylesheet' => $stylesheet ) );
	}

	/**
	 * Address of a font's style sheet at the font host.
	 *
	 * @param string $host Without trailing slash.
	 */
	public static function host_stylesheet( string $host, string $family, string $weight ): string {
		return $host . '/css2?family=' . rawurlencode( $family ) . ':wght@' . rawurlencode( $weight ) . '&display=swap';
	}

	/**
	 * The font whose files are here.
	 *
	 * @return array{family: string, weight: string, folder: string}|null
	 */
	public static function here(): ?array {
		$stored = get_option( self::OPTION );
		$font   = ( new Fields( is_array( $stored ) ? $stored : array() ) )->part( 'font' );
		return '' === $font->text( 'folder' ) ? null : array(
			'family' => $font->text( 'family' ),
			'weight' => $font->text( 'weight' ),
			'folder' => $font->text( 'folder' ),
		);
	}

	/**
	 * The style sheet of a site that serves its fonts itself.
	 *
	 * @param string $own '' where no file is here.
	 */
	private static function filtered( string $own, string $family, string $weight ): string {
		/**
		 * Filters the address of the style sheet that brings the widget's font to visitors (A70).
		 * Another address is used only when it is of this site: a visitor's browser asks no other host.
		 *
		 * @since 0.1.0
		 *
		 * @param string $stylesheet '' where the files of the font are not here, e.g. because the theme has it.
		 * @param string $family     E.g. `Lora`.
		 * @param string $weight     E.g. `400`.
		 */
		$stylesheet = apply_filters( 'userfeedback_font_stylesheet', $own, $family, $weight );
		if ( ! is_string( $stylesheet ) || '' === $stylesheet || $own === $stylesheet ) {
			return $own;
		}
		return wp_parse_url( $stylesheet, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST )
			? esc_url_raw( $stylesheet )
			: $own;
	}
}
