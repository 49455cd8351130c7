<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Events\SurveyEventRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * How often a week visitors meet a survey: from impressions that were counted on the past four weeks, of the survey
 * itself or of one with the same audience (docs/checks.md). Where there are none, it is not known.
 *
 * @phpstan-type Basis array{survey: Survey, shown: int, days: int, once: bool}
 * @phpstan-type Reach array{per_week: int|null, text: string}
 */
final class WeeklyReach {

	private const DAYS    = 28;
	private const LEAST   = 7;
	private const SURVEYS = 50;
	private const EVENTS  = 200;

	public function __construct(
		private ReachQuery $query,
		private SurveyRepository $surveys,
		private SurveyEventRepository $events,
		private SurveyParts $parts,
		private AddonStates $addons,
		private Clock $clock
	) {}

	/**
	 * @return Reach `per_week` as it is counted; the text rounds it.
	 */
	public function of( Survey $survey ): array {
		$days     = $this->days();
		$audience = Audience::of( $survey, $this->parts, $this->addons );
		$same     = null;
		$wider    = null;
		foreach ( $this->candidates( $survey, $days ) as $other ) {
			$theirs = Audience::of( $other, $this->parts, $this->addons );
			$basis  = $theirs->contains( $audience ) ? $this->basis( $other, $audience, $days ) : null;
			if ( null === $basis ) {
				continue;
			}
			if ( $theirs->is( $audience ) ) {
				if ( $other->id === $survey->id ) {
					return ReachText::own( $basis );
				}
				$same = null === $same || self::a_week( $basis ) > self::a_week( $same ) ? $basis : $same;
			} else {
				$wider = null === $wider || self::a_week( $basis ) < self::a_week( $wider ) ? $basis : $wider;
			}
		}
		if ( null !== $same ) {
			return ReachText::same( $same, $same['survey']->is_live( $this->clock->now() ) );
		}
		return null === $wider ? ReachText::unknown() : ReachText::wider( $wider );
	}

	/**
	 * Impressions of seven days at this rate.
	 *
	 * @param Basis $basis What was counted.
	 */
	public static function a_week( array $basis ): int {
		return (int) round( $basis['shown'] * 7 / $basis['days'] );
	}

	/**
	 * The survey as it is stored first, then those that were shown most. Nobody learns figures of surveys that they
	 * do not reach.
	 *
	 * @param list<string> $days Days that are counted.
	 * @return list<Survey>
	 */
	private function candidates( Survey $survey, array $days ): array {
		$today  = $this->today();
		$ids    = array( $survey->id, ...$this->query->shown( $days[0] ?? $today, $today, self::SURVEYS ) );
		$found  = $this->surveys->find_all( array_values( array_unique( $ids ) ) );
		$author = SurveyScope::author();
		$list   = array();
		foreach ( array_unique( $ids ) as $id ) {
			if ( isset( $found[ $id ] ) && ( null === $author || $author === $found[ $id ]->author ) ) {
				$list[] = $found[ $id ];
			}
		}
		return $list;
	}

	/**
	 * @param list<string> $days Days that are counted.
	 * @return Basis|null Null where it was live on fewer than seven of them.
	 */
	private function basis( Survey $survey, Audience $audience, array $days ): ?array {
		$events = $this->events->of_survey( $survey->id, $this->clock->now(), self::EVENTS );
		$live   = LiveDays::of( $survey, $this->parts->answers_until( $survey ), $events, $days );
		if ( count( $live ) < self::LEAST ) {
			return null;
		}
		$counted = $this->query->days( $survey->id, $live[0], $this->today() );
		return array(
			'survey' => $survey,
			'shown'  => array_sum( array_intersect_key( $counted, array_flip( $live ) ) ),
			'days'   => count( $live ),
			'once'   => $audience->meets_once(),
		);
	}

	/**
	 * The 28 days before today, as far as counters of them are kept.
	 *
	 * @return list<string> Y-m-d, oldest first.
	 */
	private function days(): array {
		$kept = DataPolicy::current()->keep_days();
		$days = array();
		for ( $ago = 0 === $kept ? self::DAYS : min( self::DAYS, $kept - 1 ); $ago > 0; $ago-- ) {
			$days[] = $this->clock->site_now()->modify( "-$ago days" )->format( 'Y-m-d' );
		}
		return $days;
	}

	private function today(): string {
		return $this->clock->site_now()->format( 'Y-m-d' );
	}
}
