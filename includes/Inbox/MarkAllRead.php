<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Responses\Mark;
use UserFeedback\Responses\MarkResponses;

/**
 * Marks everything that people wrote as read, slice by slice.
 */
final class MarkAllRead {

	public function __construct(
		private InboxQuery $query,
		private MarkResponses $mark,
		private int $piece = 500,
		private float $seconds = 0.4
	) {}

	/**
	 * Marks the next ones.
	 *
	 * @param int|null $survey_id Null for all surveys.
	 * @param int      $newest    Newest response that the person could see; what came later stays unread.
	 * @return array{changed: int, complete: bool}
	 */
	public function run( ?int $survey_id, int $newest ): array {
		$criteria = new InboxCriteria( 'unread', '', $survey_id );
		$place    = InboxPlace::start( 0 );
		$until    = microtime( true ) + $this->seconds;
		$changed  = 0;
		do {
			$rows       = $this->query->next( $criteria, $place, $this->piece );
			$by_surveys = array();
			foreach ( $rows as $row ) {
				$place = $place->behind( $row['at'], $row['id'] );
				if ( $row['id'] <= $newest ) {
					$by_surveys[ $row['survey_id'] ][] = $row['id'];
				}
			}
			foreach ( $by_surveys as $id => $ids ) {
				$changed += count( $this->mark->run( $id, $ids, Mark::Read, true ) );
			}
			$complete = count( $rows ) < $this->piece;
		} while ( ! $complete && microtime( true ) < $until );
		return array(
			'changed'  => $changed,
			'complete' => $complete,
		);
	}
}
