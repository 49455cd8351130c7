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
		unset( $given['status'] );
		if ( array() === $given ) {
			return null;
		}
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
