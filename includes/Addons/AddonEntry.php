<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\PlanLevel;

/**
 * One line of addons.json.
 */
final class AddonEntry {

	/**
	 * @param string    $slug     E.g. `question-types`.
	 * @param string    $excerpt  English sentence for the card.
	 * @param string    $icon     Name of an icon of @wordpress/icons.
	 * @param PlanLevel $plan     Least plan that includes it (A92).
	 * @param string    $category building, display or results.
	 * @param string    $note     What a buyer must know, in English; '' for nothing.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $excerpt,
		public readonly string $icon,
		public readonly PlanLevel $plan,
		public readonly string $category,
		private string $note = ''
	) {}

	/**
	 * Name in the language of the reader. `tools/pot.mjs` lists the texts of addons.json for translators.
	 */
	public function title(): string {
		return translate( $this->title, 'userfeedback' ); // phpcs:ignore WordPress.WP.I18n -- the text comes from addons.json.
	}

	/**
	 * Sentence for the card, in the language of the reader.
	 */
	public function excerpt(): string {
		return translate( $this->excerpt, 'userfeedback' ); // phpcs:ignore WordPress.WP.I18n -- the text comes from addons.json.
	}

	/**
	 * A note for buyers, in the language of the reader; '' for none.
	 */
	public function note(): string {
		return '' === $this->note ? '' : translate( $this->note, 'userfeedback' ); // phpcs:ignore WordPress.WP.I18n -- the text comes from addons.json.
	}
}
