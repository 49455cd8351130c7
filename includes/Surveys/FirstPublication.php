<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * Keeps `published_at`: the first time a survey was live.
 */
final class FirstPublication {

	/**
	 * Sets the first publication of a survey, or clears it when a scheduled one is withdrawn before its time.
	 *
	 * @param Survey $survey The survey as it will be stored.
	 */
	public static function note( Survey $survey, DateTimeImmutable $now ): Survey {
		$was_live = null !== $survey->published_at && $survey->published_at <= $now;
		if ( $was_live ) {
			return $survey;
		}
		$first = null;
		if ( Survey::PUBLISH === $survey->status ) {
			$first = null !== $survey->publish_at && $survey->publish_at > $now ? $survey->publish_at : $now;
		}
		return $survey->with( array( 'published_at' => $first ) );
	}
}
