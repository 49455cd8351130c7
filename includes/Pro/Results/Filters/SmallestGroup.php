<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Results\Range;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Keeps figures of few people back where the site set a smallest group (docs/filters.md). Whoever reads responses
 * by a filter asks here.
 */
final class SmallestGroup {

	public function __construct( private SettingsRepository $settings, private CountQuery $query ) {}

	/**
	 * Fewest people that are shown, 0 for any number.
	 */
	public function size(): int {
		$size = $this->settings->number( SettingsRepository::SMALLEST_GROUP );
		return $size < 2 ? 0 : $size;
	}

	/**
	 * Whether so many are a group that must not be shown. That there is nobody may be known.
	 */
	public function is_small( int $people ): bool {
		return $people > 0 && $people < $this->size();
	}

	/**
	 * Whether a part of a group may be shown: neither it nor the rest is small.
	 */
	public function is_part_shown( int $people, int $of ): bool {
		return ! $this->is_small( $people ) && ! $this->is_small( $of - $people );
	}

	/**
	 * Which of several groups must not be shown: the small ones, and the next smallest until two are hidden that are
	 * a large group together, because what is hidden is known from the total.
	 *
	 * @param array<array-key, int> $people By group.
	 * @return array<array-key, true> By group.
	 */
	public function hidden( array $people ): array {
		$hidden = array();
		$gone   = 0;
		$shown  = array_filter( $people, static fn ( int $count ): bool => $count > 0 );
		asort( $shown );
		foreach ( $shown as $group => $count ) {
			$enough = 0 === $gone || ( count( $hidden ) > 1 && $gone >= $this->size() );
			if ( $enough && ! $this->is_small( $count ) ) {
				break;
			}
			$hidden[ $group ] = true;
			$gone            += $count;
		}
		return $hidden;
	}

	/**
	 * Whether figures under a filter must not be shown: of a small group; where all others are one, because the
	 * figures without the filter would give it away; and until all are counted, because each slice adds few.
	 *
	 * @param int $matching Responses that match, as far as they are counted.
	 * @param int $all      Responses without the filter.
	 */
	public function withholds( int $matching, int $all, bool $complete ): bool {
		return $this->size() > 0
			&& ( ! $complete || $this->is_small( $matching ) || $this->is_small( $all - $matching ) );
	}

	/**
	 * Whether what would be counted is a group that must not be shown.
	 */
	public function has_few( Subject $subject ): bool {
		return $this->size() > 0
			&& $this->is_small( $this->query->at_most( $subject, $subject->where(), $this->size() ) );
	}

	/**
	 * Refuses a small group where nothing else counts the responses.
	 *
	 * @param Range|null $range Null for all days.
	 * @throws Failure 403.
	 */
	public function require( Survey $survey, ?Range $range, Filter $filter ): void {
		$size = $this->size();
		if ( 0 === $size ) {
			return;
		}
		$subject              = Subject::responses( $survey->id, $filter, $range, 'publish' );
		list( $sql, $values ) = FilterQuery::where( $filter );
		$matching             = $this->query->at_most( $subject, array( $sql, $values ), $size );
		$others               = $this->query->at_most( $subject, array( 'NOT ( ' . $sql . ' )', $values ), $size );
		if ( $this->is_small( $matching ) || $this->is_small( $others ) ) {
			throw $this->refusal();
		}
	}

	/**
	 * 403 `userfeedback_too_few`.
	 */
	public function refusal(): Failure {
		return Failure::forbidden(
			sprintf(
				/* translators: %s: a number, at least 2. */
				__( 'Too few to show: this site shows no group of fewer than %s responses.', 'userfeedback' ),
				number_format_i18n( $this->size() )
			),
			array( 'too_few' => true ),
			'userfeedback_too_few'
		);
	}
}
