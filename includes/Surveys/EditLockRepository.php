<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * Who has a survey open for editing: core's manners for posts. A lock is a
 * courtesy between people and guards nothing; `based_on` of a save does.
 */
final class EditLockRepository {

	/**
	 * Seconds after which somebody who was not heard of has gone, as for core's posts.
	 */
	public const WINDOW = 150;

	public function __construct( private Database $database ) {}

	/**
	 * Takes or keeps the lock of a survey when nobody else has it.
	 *
	 * @param bool $over Takes it from whoever has it.
	 * @return int|null User id of who has it now; null when there is no such survey.
	 */
	public function take( int $survey, int $user, bool $over, DateTimeImmutable $now ): ?int {
		$gone = $now->modify( '-' . self::WINDOW . ' seconds' );
		$this->database->execute(
			'UPDATE {survey} SET lock_user = %d, lock_at = %s
			WHERE id = %d AND status <> %s AND ( %d = 1 OR lock_user IN ( 0, %d ) OR lock_at IS NULL OR lock_at < %s )',
			array(
				$user,
				self::column( $now ),
				$survey,
				SurveyRepository::DELETED,
				(int) $over,
				$user,
				self::column( $gone ),
			)
		);
		$holder = $this->database->value(
			'SELECT lock_user FROM {survey} WHERE id = %d AND status <> %s',
			array( $survey, SurveyRepository::DELETED )
		);
		return null === $holder ? null : (int) $holder;
	}

	/**
	 * Gives the lock back; somebody else's stays.
	 */
	public function release( int $survey, int $user ): void {
		$this->database->execute(
			'UPDATE {survey} SET lock_user = 0, lock_at = NULL WHERE id = %d AND lock_user = %d',
			array( $survey, $user )
		);
	}

	private static function column( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
