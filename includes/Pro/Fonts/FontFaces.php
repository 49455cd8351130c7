<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

/**
 * Reads the files and their characters from a font host's style sheet, and writes ours. Nothing of theirs is
 * copied: each part is matched and written anew.
 *
 * @phpstan-type Face array{url: string, range: string}
 */
final class FontFaces {

	private const RANGE = '/unicode-range:\s*((?:U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?(?:,\s*)?){1,400})\s*;/i';

	/**
	 * The files that a style sheet names.
	 *
	 * @param string $css As the host sends it to a browser that knows woff2.
	 * @return list<Face>
	 */
	public static function read( string $css ): array {
		preg_match_all( '/@font-face\s*\{([^{}]*)\}/', $css, $blocks );
		$faces = array();
		foreach ( $blocks[1] as $block ) {
			if ( 1 === preg_match( '/url\(\s*[\'"]?(https?:\/\/[^\s\'")]{1,500})[\'"]?\s*\)\s*format\(\s*[\'"]woff2[\'"]\s*\)/', $block, $url ) ) {
				$has_range = 1 === preg_match( self::RANGE, $block, $range );
				$faces[]   = array(
					'url'   => $url[1],
					'range' => $has_range ? rtrim( $range[1], ", \n\t" ) : '',
				);
			}
		}
		return $faces;
	}

	/**
	 * Our style sheet.
	 *
	 * @param string                             $family Of the list: letters, digits and spaces.
	 * @param list<array{file: string, range: string}> $faces  Files beside the style sheet.
	 */
	public static function write( string $family, string $weight, array $faces ): string {
		$css = '';
		foreach ( $faces as list( 'file' => $file, 'range' => $range ) ) {
			$css .= "@font-face{font-family:\"{$family}\";font-style:normal;font-weight:{$weight};font-display:swap;"
				. "src:url({$file}) format(\"woff2\");"
				. ( '' === $range ? '' : "unicode-range:{$range};" ) . "}\n";
		}
		return $css;
	}
}
