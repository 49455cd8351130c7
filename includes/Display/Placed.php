<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Surveys that the content of this page contains, by shortcode or template tag.
 */
final class Placed {

	/**
	 * Survey ids.
	 *
	 * @var array<int, true>
	 */
	private array $ids = array();

	/**
	 * Adds a survey.
	 */
	public function add( int $survey_id ): void {
		$this->ids[ $survey_id ] = true;
	}

	/**
	 * Whether the page contains the survey.
	 */
	public function has( int $survey_id ): bool {
		return isset( $this->ids[ $survey_id ] );
	}

	/**
	 * Clears the list when another page begins, for processes that serve several.
	 */
	public function reset(): void {
		$this->ids = array();
	}
}
