<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;

/**
 * One to five stars.
 */
final class StarRatingType extends ScaleType {

	public function key(): string {
		return 'star-rating';
	}

	public function inline_height( array $config ): int {
		return 46;
	}

	/**
	 * Results show the best first.
	 *
	 * @return non-empty-list<int>
	 */
	protected function numbers( Question $question ): array {
		return range( 5, 1 );
	}
}
