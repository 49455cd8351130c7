<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use DateTimeImmutable;
use UserFeedback\Access\Capability;
use UserFeedback\Admin\Page;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WhyUnseen;
use UserFeedback\Results\KeptSince;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;

/**
 * What happened to surveys: first and hundredth response, expiry, a live survey that nobody sees. Made every hour
 * from counters, never while a visitor waits. Each rests on the last days only, so a message that was pruned does
 * not come back.
 */
final class SurveyMessages {

	private const MANY = 100;

	/**
	 * Days before the end of a survey, and after it, on which the owner is told.
	 */
	private const ENDS_SOON  = 3;
	private const ENDED_LATE = 2;

	private const UNSEEN_DAYS = 7;

	public function __construct(
		private Notifications $notifications,
		private SurveyFactsQuery $facts,
		private LiveSurveysQuery $surveys,
		private WhyUnseen $why,
		private SurveyParts $parts,
		private Clock $clock
	) {}

	/**
	 * Adds what there is to tell.
	 */
	public function add(): void {
		$this->add_milestones();
		$seen = $this->facts->impressions_since( $this->day( '-' . self::UNSEEN_DAYS . ' days' ) );
		foreach ( $this->surveys->published()['surveys'] as $survey ) {
			$this->add_expiry( $survey );
			if ( ! isset( $seen[ $survey->id ] ) ) {
				$this->add_unseen( $survey );
			}
		}
	}

	/**
	 * The first response and the hundredth, unless some of the survey were deleted: nobody knows how many there were.
	 */
	private function add_milestones(): void {
		$kept = KeptSince::day();
		foreach ( $this->facts->responses_since( $this->day( '-1 day' ) ) as $id => $recent ) {
			if ( '' !== $kept && $this->facts->published_day( $id ) < $kept ) {
				continue;
			}
			$total  = $this->facts->responses( $id );
			$before = $total - $recent;
			$texts  = array();
			if ( $before <= 0 ) {
				$texts['first-response'] = array(
					__( 'First response', 'userfeedback' ),
					/* translators: %s: title of a survey. */
					__( '“%s” has its first response.', 'userfeedback' ),
				);
			}
			if ( $before < self::MANY && $total >= self::MANY ) {
				$texts['hundred-responses'] = array(
					__( '100 responses', 'userfeedback' ),
					/* translators: %s: title of a survey. */
					__( '“%s” has 100 responses: shares are precise to about ten points.', 'userfeedback' ),
				);
			}
			foreach ( $texts as $name => list( $title, $text ) ) {
				$this->notifications->add(
					"$name-$id",
					$title,
					sprintf( $text, $this->facts->title( $id ) ),
					array(
						Button::link(
							__( 'View Results', 'userfeedback' ),
							Page::Results->url() . "#/survey/$id"
						),
					),
					Capability::View,
					Category::Responses,
					$id
				);
			}
		}
	}

	/**
	 * A survey that ends soon, or ended.
	 */
	private function add_expiry( Survey $survey ): void {
		$until = $this->parts->answers_until( $survey );
		if ( '' === $until ) {
			return;
		}
		// Answers are taken for a day after the last one on which it shows.
		$last = ( new DateTimeImmutable( $until ) )->modify( '-1 day' );
		$left = (int) ( new DateTimeImmutable( $this->day( 'now' ) ) )->diff( $last )->format( '%r%a' );
		$noon = new DateTimeImmutable( $last->format( 'Y-m-d' ) . ' 12:00:00', wp_timezone() );
		$date = (string) wp_date( self::date_format(), $noon->getTimestamp() );
		$id   = $survey->id . '-' . $last->format( 'Y-m-d' );
		if ( $left >= 0 && $left <= self::ENDS_SOON ) {
			/* translators: 1: title of a survey, 2: date. */
			$text = __( '“%1$s” ends on %2$s.', 'userfeedback' );
			$text = sprintf( $text, $survey->title, $date );
			$this->about( "survey-ends-$id", __( 'Survey ends soon', 'userfeedback' ), $text, $survey );
		} elseif ( $left < 0 && $left >= -self::ENDED_LATE ) {
			/* translators: 1: title of a survey, 2: date. */
			$text = __( '“%1$s” ended on %2$s and no longer shows.', 'userfeedback' );
			$text = sprintf( $text, $survey->title, $date );
			$this->about( "survey-expired-$id", __( 'Survey expired', 'userfeedback' ), $text, $survey );
		}
	}

	/**
	 * A survey that was live for a week and that nobody saw.
	 */
	private function add_unseen( Survey $survey ): void {
		$since = $survey->published_at;
		$week  = $this->clock->now()->modify( '-' . self::UNSEEN_DAYS . ' days' );
		$over  = $this->parts->is_over( $survey, $this->clock->site_now() );
		if ( null === $since || $since > $week || ! $survey->is_live( $week ) || $over ) {
			return;
		}
		/* translators: 1: title of a survey, 2: sentence with the reason. */
		$text = __( '“%1$s” is published, and nobody saw it in the past week. %2$s', 'userfeedback' );
		$this->about(
			'survey-unseen-' . $survey->id . '-' . $since->format( 'Y-m-d' ),
			__( 'Nobody sees a survey', 'userfeedback' ),
			sprintf( $text, $survey->title, $this->why->reason( $survey ) ),
			$survey
		);
	}

	/**
	 * A message for those who edit surveys.
	 */
	private function about( string $id, string $title, string $text, Survey $survey ): void {
		$edit = Page::Surveys->url() . "#/edit/{$survey->id}/settings";
		$this->notifications->add(
			$id,
			$title,
			$text,
			array( Button::link( __( 'Edit survey', 'userfeedback' ), $edit ) ),
			Capability::Edit,
			Category::Surveys,
			$survey->id
		);
	}

	/**
	 * A day in the site's time zone.
	 *
	 * @param string $when As DateTimeImmutable::modify() takes it.
	 */
	private function day( string $when ): string {
		$now = $this->clock->site_now();
		return ( 'now' === $when ? $now : $now->modify( $when ) )->format( 'Y-m-d' );
	}

	private static function date_format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'F j, Y';
	}
}
