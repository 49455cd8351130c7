<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Saved;

use UserFeedback\Surveys\Survey;

/**
 * A filter with a name, for all who may view the results of its survey.
 */
final class SavedFilter {

	public const LETTERS = 60;

	/**
	 * @param int                  $id     0 while it is not stored.
	 * @param string               $days   As Shared\Days has them, '' where it leaves the days alone.
	 * @param array<string, mixed> $filter Filter::to_array().
	 * @param int                  $author User id.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $survey_id,
		public readonly string $name,
		public readonly string $days,
		public readonly array $filter,
		public readonly int $author
	) {}

	/**
	 * A copy with other properties.
	 *
	 * @param array<string, mixed> $changes Property => new value.
	 */
	public function with( array $changes ): self {
		$properties = array_merge( get_object_vars( $this ), $changes );
		return new self( ...$properties );
	}

	/**
	 * @param list<int> $tags       Ids of the site's tags.
	 * @param bool      $can_change Whether the current user may.
	 * @return array<string, mixed> Wire type SavedFilter.
	 */
	public function to_wire( Survey $survey, array $tags, bool $can_change ): array {
		$questions = array_map( 'strval', array_keys( self::items( $this->filter['answers'] ?? array() ) ) );
		$named     = array_map( 'strval', array_filter( self::items( $this->filter['tag'] ?? array() ), 'is_numeric' ) );
		return array(
			'id'             => $this->id,
			'name'           => $this->name,
			'days'           => $this->days,
			'query'          => http_build_query( array( 'filter' => $this->filter ), '', '&', PHP_QUERY_RFC3986 ),
			'gone_questions' => array_values(
				array_filter( $questions, static fn ( string $id ): bool => null === $survey->question( $id ) )
			),
			'gone_tags'      => array_values( array_diff( $named, array_map( 'strval', $tags ) ) ),
			'can_change'     => $can_change,
		);
	}

	/**
	 * @return array<mixed>
	 */
	private static function items( mixed $value ): array {
		return is_array( $value ) ? $value : array();
	}
}
