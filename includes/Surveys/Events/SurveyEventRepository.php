<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * The events of surveys.
 *
 * @phpstan-import-type Change from SurveyEvent
 */
final class SurveyEventRepository {

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct( private Database $database ) {}

	public function add( int $survey_id, SurveyEvent $event ): void {
		$this->database->execute(
			'INSERT INTO {survey_event} (survey_id, kind, happened_at, author, changes) VALUES (%d, %s, %s, %d, %s)',
			array(
				$survey_id,
				$event->kind,
				$event->at->format( self::FORMAT ),
				$event->author,
				array() === $event->changes ? '' : (string) wp_json_encode( $event->changes ),
			)
		);
	}

	/**
	 * Forgets what was to come: the publication was moved or withdrawn.
	 */
	public function forget_after( int $survey_id, DateTimeImmutable $now ): void {
		$this->database->execute(
			'DELETE FROM {survey_event} WHERE survey_id = %d AND happened_at > %s',
			array( $survey_id, $now->format( self::FORMAT ) )
		);
	}

	/**
	 * @param DateTimeImmutable $until Events after it are left out.
	 * @return list<SurveyEvent> The newest of them, oldest first.
	 */
	public function of_survey( int $survey_id, DateTimeImmutable $until, int $most ): array {
		return array_map(
			self::read( ... ),
			array_reverse(
				$this->database->rows(
					'SELECT kind, happened_at, author, changes FROM {survey_event} WHERE survey_id = %d AND happened_at <= %s ORDER BY happened_at DESC, id DESC LIMIT %d',
					array( $survey_id, $until->format( self::FORMAT ), $most )
				)
			)
		);
	}

	/**
	 * Does both in one transaction, so that no change goes without its mark.
	 *
	 * @template T
	 * @param callable(): T $work What to do.
	 * @return T
	 */
	public function together( callable $work ): mixed {
		return $this->database->transaction( $work );
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): SurveyEvent {
		/**
		 * Only add() writes them.
		 *
		 * @var list<Change> $changes
		 */
		$changes = (array) json_decode( (string) $row['changes'], true );
		return new SurveyEvent(
			(string) $row['kind'],
			new DateTimeImmutable( (string) $row['happened_at'], new DateTimeZone( 'UTC' ) ),
			array_values( array_filter( $changes, 'is_array' ) ),
			(int) $row['author']
		);
	}
}
