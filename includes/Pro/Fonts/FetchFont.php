<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

use UserFeedback\Display\FontFolder;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Failure;

/**
 * Fetches the files of a font into uploads, once, so that visitors get them from this site. Whatever fails, the
 * font before stays.
 */
final class FetchFont {

	/**
	 * Files and bytes of one weight. An alphabet of its own is a file; the families of the list have at most 12.
	 */
	private const MOST_FILES = 24;
	private const MOST_BYTES = 3_145_728;

	/**
	 * Seconds, after which a person has left.
	 */
	private const PATIENCE = 25;

	public function __construct(
		private Entitlements $entitlements,
		private FontList $fonts,
		private FontHost $host,
		private FontStore $store
	) {}

	/**
	 * Fetches a font and makes it the one that visitors get.
	 *
	 * @throws Failure 422 for a font that is not in the list, 403 where the plan has none, 500 and 503 when it failed.
	 */
	public function run( string $family, string $weight ): void {
		$this->entitlements->require( Feature::WidgetLook );
		$weights = $this->fonts->weights( $family );
		if ( ! in_array( $weight, $weights, true ) ) {
			$field = array() === $weights ? 'family' : 'weight';
			throw Failure::invalid( array( $field => __( 'This font is not in the list.', 'userfeedback' ) ) );
		}
		$files  = $this->fetch( $family, $weight );
		$folder = FontFolder::name( $family, $weight, $files );
		if ( ! FontFolder::write( $folder, $files ) ) {
			throw Failure::install(
				__(
					'The font could not be saved. Please make sure that WordPress can write to its uploads folder.',
					'userfeedback'
				)
			);
		}
		$this->store->put( $family, $weight, $folder, $files );
	}

	/**
	 * The files of a font, with our style sheet.
	 *
	 * @return array<string, string> Content by name.
	 * @throws Failure 503 when they cannot be had.
	 */
	private function fetch( string $family, string $weight ): array {
		$until = time() + self::PATIENCE;
		$named = FontFaces::read( $this->host->stylesheet( $family, $weight ) );
		$files = array();
		$faces = array();
		$bytes = 0;
		if ( array() === $named || count( $named ) > self::MOST_FILES ) {
			throw FontHost::unusable();
		}
		foreach ( $named as $at => list( 'url' => $url, 'range' => $range ) ) {
			$file           = ( $at + 1 ) . '.woff2';
			$files[ $file ] = $this->host->file( $url );
			$faces[]        = array(
				'file'  => $file,
				'range' => $range,
			);
			$bytes         += strlen( $files[ $file ] );
			if ( $bytes > self::MOST_BYTES ) {
				throw FontHost::unusable();
			}
			if ( time() > $until ) {
				throw Failure::install(
					__( 'The font host answers too slowly. Nothing was changed. Please try again later.', 'userfeedback' ),
					503
				);
			}
		}
		return $files + array( FontFolder::SHEET => FontFaces::write( $family, $weight, $faces ) );
	}
}
