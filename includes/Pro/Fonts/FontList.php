<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

use UserFeedback\Plugin;
use UserFeedback\Support\JsonFile;

/**
 * The families that an owner can choose from (CONST-12, A106): `tools/build-fonts.mjs` makes the list.
 */
final class FontList {

	public const FILE = 'build/pro-fonts.json';

	/**
	 * @param string $file Another list, for tests.
	 */
	public function __construct( private string $file = '' ) {}

	/**
	 * Weights of a family; none for one that is not in the list.
	 *
	 * @return list<string> E.g. `400`.
	 */
	public function weights( string $family ): array {
		$file = '' === $this->file ? Plugin::path( self::FILE ) : $this->file;
		foreach ( JsonFile::read( $file ) as $entry ) {
			if ( is_array( $entry ) && ( $entry[0] ?? null ) === $family && is_array( $entry[2] ?? null ) ) {
				return array_map( 'strval', array_values( array_filter( $entry[2], 'is_int' ) ) );
			}
		}
		return array();
	}
}
