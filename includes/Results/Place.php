<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * A place in the order of arrival, newest first. What comes next is the rest of a day, or whole days.
 */
final class Place {

	/**
	 * @param string $day YYYY-MM-DD.
	 * @param string $at  Time and id of the last response before it, '' before the first of the day.
	 */
	public function __construct(
		public readonly string $day,
		public readonly string $at = '',
		public readonly int $id = 0
	) {}

	public function is_whole_day(): bool {
		return '' === $this->at;
	}

	/**
	 * Whether a response comes after this place.
	 *
	 * @param self $response Day, time and id of the response.
	 */
	public function is_before( self $response ): bool {
		return $this->day > $response->day || ( $this->day === $response->day && (
			$this->is_whole_day()
			|| $this->at > $response->at
			|| ( $this->at === $response->at && $this->id > $response->id )
		) );
	}

	/**
	 * @return array{day: string, at: string, id: int}
	 */
	public function to_array(): array {
		return array(
			'day' => $this->day,
			'at'  => $this->at,
			'id'  => $this->id,
		);
	}

	/**
	 * The start of the day before.
	 */
	public function day_before(): self {
		return new self( gmdate( 'Y-m-d', (int) strtotime( $this->day . ' UTC' ) - DAY_IN_SECONDS ) );
	}
}
