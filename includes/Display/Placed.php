<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Which surveys the content of this page asked for, by shortcode or template tag.
 */
final class Placed {

	/**
	 * Survey ids.
	 *
	 * @var array<int, true>
	 */
	private array $ids = array();

	/**
	 * Notes a survey.
	 */
	public function add( int $survey_id ): void {
		$this->ids[ $survey_id ] = true;
	}

	/**
	 * Whether the page asked for it.
	 */
	public function has( int $survey_id ): bool {
		return isset( $this->ids[ $survey_id ] );
	}

	/**
	 * Forgets them: another page begins, for processes that serve several.
	 */
	public function reset(): void {
		$this->ids = array();
	}
}
