<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Lite: a condition is refused, because figures of all responses would pass for those of a few.
 */
final class NoFilters implements Filters {

	public function figures( Survey $survey, Range $range, array $given, string $cursor ): ?FigureSource {
		self::refuse( $given );
		return null;
	}

	public function responses(
		Survey $survey,
		?Range $range,
		array $given,
		string $status,
		string $cursor
	): ?FilteredResponses {
		self::refuse( $given );
		return null;
	}

	public function answers( Survey $survey, ?Range $range, array $given ): ?ResponseCondition {
		self::refuse( $given );
		return null;
	}

	/**
	 * @param array<mixed> $given The query's `filter`.
	 * @throws Failure 400 naming the first condition.
	 */
	private static function refuse( array $given ): void {
		unset( $given['status'] );
		if ( array() !== $given ) {
			throw Failure::invalid(
				array(
					'filter[' . array_key_first( $given ) . ']' => __(
						'Filters are not available on this site.',
						'userfeedback'
					),
				),
				400
			);
		}
	}
}
