<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Display\Fields;
use UserFeedback\Plugin;
use UserFeedback\Support\JsonFile;

/**
 * Names and descriptions of the templates of the Templates addon, so that a site without it sees them (SETUP-05
 * to SETUP-09). They have no questions. `npm run pot` writes the list from the addon's files.
 */
final class PremiumTemplates {

	private const FILE = 'includes/Surveys/Templates/premium.json';

	/**
	 * The cards.
	 *
	 * @return array<string, Template> By key.
	 */
	public function all(): array {
		$cards = array();
		foreach ( JsonFile::read( Plugin::path( self::FILE ) ) as $item ) {
			$card = new Fields( is_array( $item ) ? $item : array() );

			$cards[ $card->text( 'key' ) ] = new Template(
				$card->text( 'key' ),
				self::translated( $card->text( 'name' ) ),
				self::translated( $card->text( 'description' ) ),
				$card->text( 'category' ),
				$card->text( 'type' ),
				array(),
				array_values( array_filter( $card->items( 'required_addons' ), 'is_string' ) ),
				$card->text( 'picture' )
			);
		}
		return $cards;
	}

	/**
	 * A text of the list in the reader's language.
	 */
	private static function translated( string $text ): string {
		return translate( $text, 'userfeedback' ); // phpcs:ignore WordPress.WP.I18n -- tools/pot.mjs takes these texts from the file.
	}
}
