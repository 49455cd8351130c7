<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * Jobs that run in the background (docs/data.md). A claim is a token with an end: only the worker whose token the
 * row has may end the job, and a killed worker's jobs are free again when the claim ends.
 */
final class OutboxRepository {

	public const WAITING = 'waiting';
	public const DONE    = 'done';
	public const DEAD    = 'dead';

	private const TIME = 'Y-m-d H:i:s';

	private const COLUMNS = 'id, kind, job_key, survey_id, response_id, payload, status, attempts, begun, lost, reason, available_at, claimed_until, created_at';

	/**
	 * Condition of jobs that a worker may claim; the time twice.
	 */
	private const FREE = "status = 'waiting' AND available_at <= %s AND ( claimed_until IS NULL OR claimed_until < %s )";

	/**
	 * What a claim sets: token, end.
	 */
	private const CLAIM = "lost = lost + CASE WHEN claim = '' THEN 0 ELSE 1 END, claim = %s, claimed_until = %s";

	/**
	 * What ends a claim: id, token.
	 */
	private const FREED = "begun = 0, lost = 0, claim = '', claimed_until = NULL WHERE id = %d AND claim = %s";

	public function __construct( private Database $database ) {}

	/**
	 * Adds the jobs of a new response.
	 *
	 * @param array<string, string> $payloads By kind.
	 * @param string                $now      UTC, Y-m-d H:i:s.
	 */
	public function add( int $survey_id, int $response_id, array $payloads, string $now ): void {
		foreach ( $payloads as $kind => $payload ) {
			$this->database->execute(
				'INSERT INTO {outbox} (kind, job_key, survey_id, response_id, payload, reason, available_at, created_at) VALUES (%s, %s, %d, %d, %s, %s, %s, %s)',
				array( $kind, (string) $response_id, $survey_id, $response_id, $payload, '', $now, $now )
			);
		}
	}

	/**
	 * Adds a job unless there is one with its kind and key.
	 *
	 * @param string $key 1 to 64 characters.
	 * @return bool Whether it is new.
	 */
	public function add_once(
		string $kind,
		string $key,
		string $payload,
		DateTimeImmutable $available,
		DateTimeImmutable $now,
		int $survey_id = 0,
		int $response_id = 0
	): bool {
		return null !== $this->database->insert_unless_taken(
			'INSERT INTO {outbox} (kind, job_key, survey_id, response_id, payload, reason, available_at, created_at) VALUES (%s, %s, %d, %d, %s, %s, %s, %s)',
			array( $kind, $key, $survey_id, $response_id, $payload, '', self::utc( $available ), self::utc( $now ) )
		);
	}

	/**
	 * Ids of jobs that may run, oldest first.
	 *
	 * @param non-empty-list<string> $kinds Kinds that have a handler.
	 * @return list<int>
	 */
	public function due( array $kinds, DateTimeImmutable $now, int $most ): array {
		$time = self::utc( $now );
		return self::ids(
			$this->database->rows(
				'SELECT id FROM {outbox} WHERE ' . self::FREE . ' AND kind IN ('
					. implode( ', ', array_fill( 0, count( $kinds ), '%s' ) )
					. ') ORDER BY available_at, id LIMIT %d',
				array( $time, $time, ...$kinds, $most )
			)
		);
	}

	/**
	 * Claims a job. One statement on one row, so of two workers only one gets it.
	 *
	 * @return array{job: Job, begun: int, lost: int}|null null when another worker has it. `begun`: workers that
	 *                                                     were killed after Attempt::begin(); `lost`: all killed ones.
	 */
	public function claim( int $id, string $claim, DateTimeImmutable $now, DateTimeImmutable $until ): ?array {
		$time = self::utc( $now );
		if ( 1 !== $this->database->execute(
			'UPDATE {outbox} SET ' . self::CLAIM . ' WHERE id = %d AND ' . self::FREE,
			array( $claim, self::utc( $until ), $id, $time, $time )
		) ) {
			return null;
		}
		$row = $this->database->row(
			'SELECT ' . self::COLUMNS . ' FROM {outbox} WHERE id = %d AND claim = %s',
			array( $id, $claim )
		);
		return null === $row ? null : array(
			'job'   => Job::of_row( $row ),
			'begun' => (int) $row['begun'],
			'lost'  => (int) $row['lost'],
		);
	}

	/**
	 * Claims other due jobs of the kind and survey of a claimed job, for as long as that one is.
	 *
	 * @return list<Job>
	 */
	public function claim_beside( Job $job, string $claim, int $most, DateTimeImmutable $now ): array {
		$time  = self::utc( $now );
		$until = $this->database->value(
			'SELECT claimed_until FROM {outbox} WHERE id = %d AND claim = %s',
			array( $job->id, $claim )
		);
		$ids   = null === $until ? array() : self::ids(
			$this->database->rows(
				'SELECT id FROM {outbox} WHERE survey_id = %d AND kind = %s AND id <> %d AND begun < %d AND '
					. self::FREE . ' ORDER BY id LIMIT %d',
				array( $job->survey_id, $job->kind, $job->id, Worker::REPEATS + 1, $time, $time, $most )
			)
		);
		if ( array() === $ids ) {
			return array();
		}
		$in = ' WHERE id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ') AND ';
		$this->database->execute(
			'UPDATE {outbox} SET ' . self::CLAIM . $in . self::FREE,
			array( $claim, $until, ...$ids, $time, $time )
		);
		return array_map(
			Job::of_row( ... ),
			$this->database->rows(
				'SELECT ' . self::COLUMNS . ' FROM {outbox}' . $in . 'claim = %s ORDER BY id',
				array( ...$ids, $claim )
			)
		);
	}

	/**
	 * Jobs of the kind and survey of a job that are not done, have a smaller id and are of another claim or none.
	 *
	 * @return list<Job>
	 */
	public function open_before( Job $job, int $id, string $claim, int $most ): array {
		return array_map(
			Job::of_row( ... ),
			$this->database->rows(
				'SELECT ' . self::COLUMNS
					. " FROM {outbox} WHERE survey_id = %d AND kind = %s AND status <> 'done' AND id < %d AND claim <> %s ORDER BY id LIMIT %d",
				array( $job->survey_id, $job->kind, $id, $claim, $most )
			)
		);
	}

	/**
	 * Marks claimed jobs as begun.
	 *
	 * @param non-empty-list<int> $ids The jobs.
	 * @return bool Whether all of them are still claimed by this worker.
	 */
	public function begin( array $ids, string $claim ): bool {
		return count( $ids ) === $this->database->execute(
			'UPDATE {outbox} SET begun = begun + 1 WHERE claim = %s AND id IN ('
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')',
			array( $claim, ...$ids )
		);
	}

	/**
	 * Ends a claimed job: it is done.
	 */
	public function done( Job $job, string $claim, DateTimeImmutable $now ): void {
		$this->database->execute(
			"UPDATE {outbox} SET status = %s, payload = '', reason = '', available_at = %s, " . self::FREED,
			array( self::DONE, self::utc( $now ), $job->id, $claim )
		);
	}

	/**
	 * Lets a claimed job wait for its next attempt.
	 */
	public function retry( Job $job, string $claim, string $reason, DateTimeImmutable $until ): void {
		$this->database->execute(
			'UPDATE {outbox} SET attempts = attempts + 1, reason = %s, available_at = %s, ' . self::FREED,
			array( self::reason( $reason ), self::utc( $until ), $job->id, $claim )
		);
	}

	/**
	 * Lets a claimed job wait, without counting an attempt.
	 */
	public function hold( Job $job, string $claim, string $payload, DateTimeImmutable $until ): void {
		$this->database->execute(
			'UPDATE {outbox} SET payload = %s, available_at = %s, ' . self::FREED,
			array( $payload, self::utc( $until ), $job->id, $claim )
		);
	}

	/**
	 * Ends a claimed job for good.
	 */
	public function dead( Job $job, string $claim, string $reason, DateTimeImmutable $now ): void {
		$this->database->execute(
			'UPDATE {outbox} SET status = %s, reason = %s, attempts = attempts + 1, available_at = %s, ' . self::FREED,
			array( self::DEAD, self::reason( $reason ), self::utc( $now ), $job->id, $claim )
		);
	}

	/**
	 * @param int $id 0 for all of the kind.
	 * @return list<Job>
	 */
	public function dead_jobs( string $kind, int $id ): array {
		return array_map(
			Job::of_row( ... ),
			$this->database->rows(
				'SELECT ' . self::COLUMNS
					. " FROM {outbox} WHERE kind = %s AND status = 'dead' AND ( %d = 0 OR id = %d ) ORDER BY id",
				array( $kind, $id, $id )
			)
		);
	}

	/**
	 * Lets dead jobs run again, from the first attempt.
	 *
	 * @param int $id 0 for all of them.
	 * @return int Number of jobs.
	 */
	public function revive( int $id, DateTimeImmutable $now ): int {
		return $this->database->execute(
			"UPDATE {outbox} SET status = 'waiting', attempts = 0, begun = 0, lost = 0, available_at = %s WHERE status = 'dead'"
				. ( 0 === $id ? '' : ' AND id = %d' ),
			0 === $id ? array( self::utc( $now ) ) : array( self::utc( $now ), $id )
		);
	}

	/**
	 * Lets a job run from the first attempt, whatever became of it. A worker that has it can no longer end it.
	 */
	public function restart( string $kind, string $key, string $payload, DateTimeImmutable $now ): void {
		$this->database->execute(
			"UPDATE {outbox} SET status = 'waiting', payload = %s, reason = '', attempts = 0, begun = 0, lost = 0, claim = '', claimed_until = NULL, available_at = %s WHERE kind = %s AND job_key = %s",
			array( $payload, self::utc( $now ), $kind, $key )
		);
	}

	/**
	 * Lets the jobs of a kind run now: those that wait for their time, and dead ones from the first attempt.
	 *
	 * @param int $survey_id 0 for those of all surveys.
	 */
	public function wake( string $kind, int $survey_id, DateTimeImmutable $now ): void {
		$this->database->execute(
			"UPDATE {outbox} SET status = 'waiting', attempts = 0, begun = 0, lost = 0, available_at = %s WHERE kind = %s AND ( %d = 0 OR survey_id = %d ) AND ( status = 'dead' OR ( status = 'waiting' AND available_at > %s ) ) AND ( claimed_until IS NULL OR claimed_until < %s )",
			array( self::utc( $now ), $kind, $survey_id, $survey_id, self::utc( $now ), self::utc( $now ) )
		);
	}

	/**
	 * Number of a survey's jobs of a kind that are not done: waiting and dead.
	 */
	public function count_open( string $kind, int $survey_id ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {outbox} WHERE survey_id = %d AND kind = %s AND status <> 'done'",
			array( $survey_id, $kind )
		);
	}

	/**
	 * When the next job may run, or null when none waits.
	 *
	 * @param non-empty-list<string> $kinds Kinds that have a handler.
	 */
	public function next( array $kinds ): ?DateTimeImmutable {
		$next = $this->database->value(
			"SELECT MIN( CASE WHEN claimed_until IS NULL OR claimed_until < available_at THEN available_at ELSE claimed_until END ) FROM {outbox} WHERE status = 'waiting' AND kind IN ("
				. implode( ', ', array_fill( 0, count( $kinds ), '%s' ) ) . ')',
			$kinds
		);
		return null === $next ? null : new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Number of a survey's jobs of a kind that are done, of those that were made in a period.
	 */
	public function count_done( string $kind, int $survey_id, DateTimeImmutable $from, DateTimeImmutable $to ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {outbox} WHERE survey_id = %d AND kind = %s AND status = 'done' AND available_at >= %s AND created_at >= %s AND created_at < %s",
			array( $survey_id, $kind, self::utc( $from ), self::utc( $from ), self::utc( $to ) )
		);
	}

	/**
	 * Jobs, newest first.
	 *
	 * @param string $status WAITING, DONE, DEAD or '' for all.
	 * @param string $kind   '' for all.
	 * @return list<array<string, string|null>> Rows of the table.
	 */
	public function find( string $status, string $kind, int $most ): array {
		return $this->database->rows(
			'SELECT ' . self::COLUMNS
				. " FROM {outbox} WHERE ( %s = '' OR status = %s ) AND ( %s = '' OR kind = %s ) ORDER BY id DESC LIMIT %d",
			array( $status, $status, $kind, $kind, $most )
		);
	}

	/**
	 * Number of jobs by status, and since when the oldest due one waits.
	 *
	 * @return array{waiting: int, done: int, dead: int, oldest: string|null} `oldest` in UTC, Y-m-d H:i:s.
	 */
	public function counts( DateTimeImmutable $now ): array {
		$counts = array(
			self::WAITING => 0,
			self::DONE    => 0,
			self::DEAD    => 0,
		);
		foreach ( $this->database->rows( 'SELECT status, COUNT(*) AS jobs FROM {outbox} GROUP BY status' ) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['jobs'];
		}
		return array(
			'waiting' => $counts[ self::WAITING ],
			'done'    => $counts[ self::DONE ],
			'dead'    => $counts[ self::DEAD ],
			'oldest'  => $this->database->value(
				"SELECT MIN(available_at) FROM {outbox} WHERE status = 'waiting' AND available_at <= %s",
				array( self::utc( $now ) )
			),
		);
	}

	/**
	 * Removes jobs that ended before a time.
	 *
	 * @param string $status DONE or DEAD.
	 */
	public function forget( string $status, DateTimeImmutable $before ): void {
		$this->database->execute(
			'DELETE FROM {outbox} WHERE status = %s AND available_at < %s ORDER BY available_at LIMIT 1000',
			array( $status, self::utc( $before ) )
		);
	}

	/**
	 * @param list<array<string, string|null>> $rows With id.
	 * @return list<int>
	 */
	private static function ids( array $rows ): array {
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/**
	 * A reason that fits its column.
	 */
	private static function reason( string $reason ): string {
		return mb_substr( wp_check_invalid_utf8( $reason, true ), 0, 500 );
	}

	/**
	 * A time in the format of the columns.
	 */
	private static function utc( DateTimeImmutable $time ): string {
		return $time->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::TIME );
	}
}
