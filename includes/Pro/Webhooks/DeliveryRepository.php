<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;

/**
 * Messages of webhooks and what became of them.
 */
final class DeliveryRepository {

	/**
	 * Deliveries that the log shows.
	 */
	public const SHOWN = 50;

	/**
	 * How long a log is kept.
	 */
	private const KEPT_DAYS = 30;

	/**
	 * How long a message is kept that was not accepted, so that it can be sent again after a repair.
	 */
	private const UNDELIVERED_DAYS = 8;

	private const FORMAT = 'Y-m-d H:i:s';

	/**
	 * @param int $batch Messages that revived() takes at once; smaller in tests only.
	 */
	public function __construct( private Database $database, private int $batch = 200 ) {}

	/**
	 * Stores a message, unless it exists: a worker that was killed starts again.
	 *
	 * @return int|null Its id, or null when it exists.
	 */
	public function insert(
		int $webhook_id,
		int $survey_id,
		int $response_id,
		Event $event,
		string $message_id,
		string $body,
		DateTimeImmutable $now
	): ?int {
		return $this->database->insert_unless_taken(
			'INSERT INTO {webhook_delivery} (webhook_id, survey_id, response_id, event, message_id, body, sent, answer,
				created_at, next_at) VALUES (%d, %d, %d, %s, %s, %s, %s, %s, %s, %s)',
			array(
				$webhook_id,
				$survey_id,
				$response_id,
				$event->value,
				$message_id,
				$body,
				'',
				'',
				$now->format( self::FORMAT ),
				$now->format( self::FORMAT ),
			)
		);
	}

	public function find( int $id ): ?Delivery {
		$row = $this->database->row( 'SELECT * FROM {webhook_delivery} WHERE id = %d', array( $id ) );
		return null === $row ? null : self::read( $row );
	}

	public function find_by_message( string $message_id ): ?Delivery {
		$row = $this->database->row( 'SELECT * FROM {webhook_delivery} WHERE message_id = %s', array( $message_id ) );
		return null === $row ? null : self::read( $row );
	}

	/**
	 * The newest deliveries of a webhook.
	 *
	 * @param bool $failed Only those that were not accepted.
	 * @return list<Delivery>
	 */
	public function newest( int $webhook_id, bool $failed ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				( $failed
					? "SELECT * FROM {webhook_delivery} WHERE webhook_id = %d AND status <> 'delivered' AND attempts > 0 ORDER BY id DESC LIMIT %d"
					: 'SELECT * FROM {webhook_delivery} WHERE webhook_id = %d ORDER BY id DESC LIMIT %d' ),
				array( $webhook_id, self::SHOWN )
			)
		);
	}

	/**
	 * @return array{all: int, failed: int} As newest() shows them.
	 */
	public function counts( int $webhook_id ): array {
		$row = $this->database->row(
			"SELECT COUNT(*) AS all_of_it,
				SUM(CASE WHEN status <> 'delivered' AND attempts > 0 THEN 1 ELSE 0 END) AS failed
			FROM {webhook_delivery} WHERE webhook_id = %d",
			array( $webhook_id )
		);
		return array(
			'all'    => min( self::SHOWN, (int) ( $row['all_of_it'] ?? 0 ) ),
			'failed' => min( self::SHOWN, (int) ( $row['failed'] ?? 0 ) ),
		);
	}

	/**
	 * The last attempt and the undelivered messages of each webhook.
	 *
	 * @return array<int, array{undelivered: int, waiting: int, oldest: string|null}> By webhook; `oldest` is when the oldest due message was due, UTC.
	 */
	public function summaries( DateTimeImmutable $now ): array {
		$found = array();
		foreach ( $this->database->rows(
			"SELECT webhook_id, SUM(CASE WHEN status <> 'delivered' THEN 1 ELSE 0 END) AS undelivered,
				SUM(CASE WHEN status = 'waiting' AND next_at <= %s THEN 1 ELSE 0 END) AS waiting,
				MIN(CASE WHEN status = 'waiting' THEN next_at ELSE NULL END) AS oldest
			FROM {webhook_delivery} GROUP BY webhook_id",
			array( $now->format( self::FORMAT ) )
		) as $row ) {
			$found[ (int) $row['webhook_id'] ] = array(
				'undelivered' => (int) $row['undelivered'],
				'waiting'     => (int) $row['waiting'],
				'oldest'      => $row['oldest'],
			);
		}
		return $found;
	}

	/**
	 * Writes down an attempt. What another one has accepted meanwhile stays delivered.
	 *
	 * @param bool $is_extra Whether it was made by hand and failed: the message goes on as before.
	 */
	public function store_attempt( Delivery $delivery, bool $is_extra ): void {
		$values = array(
			'code'     => $delivery->code,
			'duration' => $delivery->duration,
			'error'    => $delivery->error,
			'reason'   => mb_substr( $delivery->reason, 0, 255 ),
			'sent'     => $delivery->sent,
			'answer'   => $delivery->answer,
			'tried_at' => $delivery->tried_at?->format( self::FORMAT ),
		);
		$where  = array( 'id' => $delivery->id );
		if ( ! $is_extra ) {
			$values += array(
				'status'   => $delivery->status,
				'attempts' => $delivery->attempts,
				'next_at'  => $delivery->next_at?->format( self::FORMAT ),
			);
			if ( Delivery::DELIVERED !== $delivery->status ) {
				$where['status'] = Delivery::WAITING;
			}
		}
		$this->database->update( 'webhook_delivery', $values, $where );
	}

	/**
	 * Gives one message up.
	 */
	public function fail( int $id ): void {
		$this->database->execute(
			"UPDATE {webhook_delivery} SET status = 'failed', next_at = NULL WHERE id = %d AND status = 'waiting'",
			array( $id )
		);
	}

	/**
	 * Gives the messages up that wait for a webhook that was switched off.
	 */
	public function give_up( int $webhook_id ): void {
		$this->database->execute(
			"UPDATE {webhook_delivery} SET status = 'failed', next_at = NULL WHERE webhook_id = %d AND status = 'waiting'",
			array( $webhook_id )
		);
	}

	/**
	 * Lets all messages of a webhook wait again that were not accepted.
	 *
	 * @return int How many.
	 */
	public function revive( int $webhook_id, DateTimeImmutable $now ): int {
		return $this->database->execute(
			"UPDATE {webhook_delivery} SET status = 'waiting', attempts = 0, created_at = %s, next_at = %s
			WHERE webhook_id = %d AND status = 'failed'",
			array( $now->format( self::FORMAT ), $now->format( self::FORMAT ), $webhook_id )
		);
	}

	/**
	 * A batch of the messages that wait again.
	 *
	 * @param DateTimeImmutable $revived Time of revive().
	 * @param int               $after   Only messages with a larger id.
	 * @return list<Delivery> Oldest first; none when there are no more.
	 */
	public function revived( int $webhook_id, DateTimeImmutable $revived, int $after ): array {
		return array_map(
			self::read( ... ),
			$this->database->rows(
				"SELECT * FROM {webhook_delivery}
				WHERE webhook_id = %d AND status = 'waiting' AND created_at = %s AND id > %d ORDER BY id LIMIT %d",
				array( $webhook_id, $revived->format( self::FORMAT ), $after, $this->batch )
			)
		);
	}

	/**
	 * Gives the messages up that wait again, from a place on.
	 *
	 * @param DateTimeImmutable $revived As for revived(), like the other.
	 */
	public function give_up_revived( int $webhook_id, DateTimeImmutable $revived, int $after ): void {
		$this->database->execute(
			"UPDATE {webhook_delivery} SET status = 'failed', next_at = NULL
			WHERE webhook_id = %d AND status = 'waiting' AND created_at = %s AND id > %d",
			array( $webhook_id, $revived->format( self::FORMAT ), $after )
		);
	}

	/**
	 * Lets a message wait again that was given up; one in another state stays as it is.
	 */
	public function let_wait( int $id, DateTimeImmutable $now ): void {
		$this->database->execute(
			"UPDATE {webhook_delivery} SET status = 'waiting', attempts = 0, created_at = %s, next_at = %s
			WHERE status = 'failed' AND id = %d",
			array( $now->format( self::FORMAT ), $now->format( self::FORMAT ), $id )
		);
	}

	/**
	 * Deletes what the log no longer shows. Undelivered messages stay some days longer.
	 */
	public function trim( int $webhook_id, DateTimeImmutable $now ): void {
		// Where it meets those who let messages wait, it tries again: the message that it follows was sent.
		$this->database->transaction(
			function () use ( $webhook_id, $now ): void {
				$oldest = (int) $this->database->value(
					'SELECT id FROM {webhook_delivery} WHERE webhook_id = %d ORDER BY id DESC LIMIT 1 OFFSET %d',
					array( $webhook_id, self::SHOWN - 1 )
				);
				$this->database->execute(
					"DELETE FROM {webhook_delivery} WHERE webhook_id = %d AND status <> 'waiting'
					AND ( created_at < %s OR ( id < %d AND ( status = 'delivered' OR created_at < %s ) ) )",
					array(
						$webhook_id,
						$now->modify( '-' . self::KEPT_DAYS . ' days' )->format( self::FORMAT ),
						$oldest,
						$now->modify( '-' . self::UNDELIVERED_DAYS . ' days' )->format( self::FORMAT ),
					)
				);
			}
		);
	}

	/**
	 * Deletes messages whose webhook is gone: no log shows them, and nothing sends them.
	 */
	public function trim_orphans(): void {
		foreach ( $this->database->rows(
			'SELECT DISTINCT webhook_id FROM {webhook_delivery} WHERE webhook_id NOT IN ( SELECT id FROM {webhook} )'
		) as $row ) {
			$this->database->execute(
				'DELETE FROM {webhook_delivery} WHERE webhook_id = %d',
				array( (int) $row['webhook_id'] )
			);
		}
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): Delivery {
		$moment = static fn ( ?string $at ): ?DateTimeImmutable => null === $at
			? null
			: new DateTimeImmutable( $at, new DateTimeZone( 'UTC' ) );
		return new Delivery(
			(int) $row['id'],
			(int) $row['webhook_id'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			(string) $row['event'],
			(string) $row['message_id'],
			(string) $row['body'],
			(string) $row['status'],
			(int) $row['attempts'],
			(int) $row['code'],
			(int) $row['duration'],
			(string) $row['error'],
			(string) $row['reason'],
			(string) $row['sent'],
			(string) $row['answer'],
			new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) ),
			$moment( $row['tried_at'] ),
			$moment( $row['next_at'] )
		);
	}
}
