<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Saved;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Responses\Annotations\Tag;
use UserFeedback\Pro\Responses\Annotations\TagRepository;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Shared\Days;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Results\Week;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Keeps filters of a survey. Everybody who views results uses all and saves new ones; one can be changed by who
 * saved it, and by who may delete responses.
 */
final class SavedFilters {

	private const MOST = 50;

	public function __construct(
		private Entitlements $entitlements,
		private SavedFilterRepository $saved,
		private ChosenFilters $filters,
		private TagRepository $tags,
		private SurveyReport $report,
		private Clock $clock
	) {}

	/**
	 * @return list<array<string, mixed>> By name.
	 * @throws Failure 403 where the plan has no filters.
	 */
	public function all( Survey $survey ): array {
		$this->entitlements->require( Feature::Filters );
		$tags = $this->tag_ids();
		return array_map(
			static fn ( SavedFilter $filter ): array => $filter->to_wire( $survey, $tags, self::may_change( $filter ) ),
			$this->saved->of_survey( $survey->id )
		);
	}

	/**
	 * @param array<mixed> $given As the query of results has it.
	 * @return array<string, mixed> Wire type SavedFilter.
	 * @throws Failure 403 as all(), 422 naming `name`, 400 naming `days` or a part of `filter`, 409 when another has the name or there are too many.
	 */
	public function create( Survey $survey, string $name, string $days, array $given ): array {
		$this->entitlements->require( Feature::Filters );
		$filter = new SavedFilter(
			0,
			$survey->id,
			self::name( $name ),
			$this->days( $survey, $days ),
			$this->conditions( $survey, $given ),
			get_current_user_id()
		);
		if ( count( $this->saved->of_survey( $survey->id ) ) >= self::MOST ) {
			throw Failure::conflict(
				sprintf(
					/* translators: %s: a number. */
					__( 'A survey can have at most %s saved filters. Please delete one first.', 'userfeedback' ),
					number_format_i18n( self::MOST )
				)
			);
		}
		$id = $this->saved->create( $filter ) ?? throw self::taken();
		return $filter->with( array( 'id' => $id ) )->to_wire( $survey, $this->tag_ids(), true );
	}

	/**
	 * @param string|null       $name  Null leaves it.
	 * @param string|null       $days  Null leaves them.
	 * @param array<mixed>|null $given Null leaves the conditions.
	 * @return array<string, mixed> Wire type SavedFilter.
	 * @throws Failure See create(), 404 for an unknown filter, 403 for another's.
	 */
	public function change( Survey $survey, int $id, ?string $name, ?string $days, ?array $given ): array {
		$this->entitlements->require( Feature::Filters );
		$before = $this->changeable( $survey, $id );
		$filter = $before->with(
			array(
				'name'   => null === $name ? $before->name : self::name( $name ),
				'days'   => null === $days ? $before->days : $this->days( $survey, $days ),
				'filter' => null === $given ? $before->filter : $this->conditions( $survey, $given ),
			)
		);
		$other  = $this->saved->named( $survey->id, $filter->name );
		if ( null !== $other && $other->id !== $id ) {
			throw self::taken();
		}
		$this->saved->change( $filter );
		return $filter->to_wire( $survey, $this->tag_ids(), true );
	}

	/**
	 * @throws Failure See change().
	 */
	public function delete( Survey $survey, int $id ): void {
		$this->entitlements->require( Feature::Filters );
		$this->saved->delete( $this->changeable( $survey, $id )->id );
	}

	/**
	 * @return list<int>
	 */
	private function tag_ids(): array {
		return array_map( static fn ( Tag $tag ): int => $tag->id, $this->tags->all() );
	}

	private static function may_change( SavedFilter $filter ): bool {
		return get_current_user_id() === $filter->author || Capability::Delete->allowed();
	}

	/**
	 * @throws Failure 403 or 404.
	 */
	private function changeable( Survey $survey, int $id ): SavedFilter {
		$filter = $this->saved->find( $survey->id, $id )
			?? throw Failure::not_found( __( 'This saved filter does not exist.', 'userfeedback' ) );
		if ( ! self::may_change( $filter ) ) {
			throw Failure::forbidden( __( 'Somebody else saved this filter.', 'userfeedback' ) );
		}
		return $filter;
	}

	private static function name( string $given ): string {
		$name = trim( sanitize_text_field( $given ) );
		if ( '' === $name || mb_strlen( $name ) > SavedFilter::LETTERS ) {
			throw Failure::invalid(
				array(
					'name' => sprintf(
						/* translators: %d: a number. */
						__( 'A saved filter needs a name of at most %d characters.', 'userfeedback' ),
						SavedFilter::LETTERS
					),
				)
			);
		}
		return $name;
	}

	/**
	 * @throws Failure 400.
	 */
	private function days( Survey $survey, string $days ): string {
		if ( '' !== $days ) {
			$today = $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
			$range = Days::of( $days, $today, Week::starts_on() );
			// Refuses days that no calendar has.
			$this->report->range( $range, $survey );
		}
		return $days;
	}

	/**
	 * @param array<mixed> $given As the query of results has it.
	 * @return array<string, mixed>
	 * @throws Failure 400.
	 */
	private function conditions( Survey $survey, array $given ): array {
		$filter = $this->filters->read( $survey, $given ) ?? throw Failure::invalid(
			array( 'filter' => __( 'A saved filter needs at least one condition.', 'userfeedback' ) ),
			400
		);
		return $filter->to_array();
	}

	private static function taken(): Failure {
		return Failure::conflict( __( 'A saved filter with this name already exists.', 'userfeedback' ) );
	}
}
