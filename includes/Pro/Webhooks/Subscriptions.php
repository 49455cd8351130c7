<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

/**
 * Which surveys have an active webhook for which event, in an autoloaded option: every submission asks.
 */
final class Subscriptions {

	public const OPTION = 'userfeedback_core_webhooks';

	/**
	 * Whether some webhook wants one of the events.
	 */
	public function has( int $survey_id, Event ...$events ): bool {
		// get_option() would make a query with every response for one that is not there.
		$noted = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : null;
		foreach ( is_array( $noted ) ? $events : array() as $event ) {
			$surveys = $noted[ $event->choice()->value ] ?? array();
			if ( is_array( $surveys ) && array() !== array_intersect( array( 0, $survey_id ), $surveys ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<Webhook> $webhooks All of the site.
	 */
	public function note( array $webhooks ): void {
		$surveys = array();
		foreach ( $webhooks as $webhook ) {
			foreach ( $webhook->active ? $webhook->events : array() as $event ) {
				$surveys[ $event->value ][] = $webhook->survey_id;
			}
		}
		if ( array() === $surveys ) {
			delete_option( self::OPTION );
			return;
		}
		update_option(
			self::OPTION,
			array_map( static fn ( array $ids ): array => array_values( array_unique( $ids ) ), $surveys ),
			true
		);
	}
}
