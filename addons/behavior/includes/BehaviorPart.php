<?php
declare(strict_types=1);

namespace UserFeedback\Behavior;

use UserFeedback\Display\Fields;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\Survey;

/**
 * When a survey opens and how long it runs (SET-13 to SET-18).
 */
final class BehaviorPart {

	public function __construct( private TriggerRegistry $triggers ) {}

	/**
	 * The survey's behavior. An unregistered trigger becomes the fallback.
	 *
	 * @return array<string, mixed>
	 */
	public function of( Survey $survey ): array {
		$behavior = ( new Fields( $survey->settings ) )->part( 'behavior' );
		$timing   = $behavior->text( 'timing' );
		$expire   = $behavior->part( 'expire_at' );
		$date     = array(
			'month' => $expire->number( 'month' ),
			'day'   => $expire->number( 'day' ),
		);
		if ( $expire->number( 'year' ) > 0 ) {
			$date['year'] = $expire->number( 'year' );
		}
		return array(
			'timing'          => null === $this->triggers->find( $timing ) ? TriggerRegistry::FALLBACK : $timing,
			'timing_delay'    => min( 60, max( 0, $behavior->number( 'timing_delay', 20 ) ) ),
			'display_length'  => $behavior->choice( 'display_length', array( 'until_response', 'once', 'repeatedly' ) ),
			'run_time'        => $behavior->choice( 'run_time', array( 'indefinitely', 'expire' ) ),
			'expire_at'       => $date['month'] > 0 && $date['day'] > 0 ? $date : null,
			'start_minimized' => $behavior->flag( 'start_minimized' ),
			'remember_days'   => max( 0, $behavior->number( 'remember_days' ) ),
		);
	}
}
