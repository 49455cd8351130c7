<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * Keeps `published_at`: the first moment a survey was live for visitors.
 */
final class FirstPublication {

	/**
	 * The survey with its first publication noted, or forgotten again when a
	 * scheduled one is taken back before its time.
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
