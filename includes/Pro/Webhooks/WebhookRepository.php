<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;
use UserFeedback\Pro\Webhooks\Formats\Format;

/**
 * The webhooks of the site. After each change it notes in an autoloaded option which surveys have one, so that a
 * submission need not ask the database.
 */
final class WebhookRepository {

	/**
	 * Webhooks of a site. More would make every response a thousand messages.
	 */
	public const MOST = 50;

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct( private Database $database, private Subscriptions $subscriptions ) {}

	/**
	 * @return list<Webhook> Oldest first.
	 */
	public function all(): array {
		return array_map( self::read( ... ), $this->database->rows( 'SELECT * FROM {webhook} ORDER BY id' ) );
	}

	public function find( int $id ): ?Webhook {
		$row = $this->database->row( 'SELECT * FROM {webhook} WHERE id = %d', array( $id ) );
		return null === $row ? null : self::read( $row );
	}

	/**
	 * Stores a new one.
	 */
	public function add( Webhook $webhook ): Webhook {
		$webhook = $webhook->with( array( 'id' => $this->database->insert( 'webhook', self::row( $webhook ) ) ) );
		$this->note();
		return $webhook;
	}

	/**
	 * Changes one as it is now. It is locked meanwhile: of two changes at once none undoes the other.
	 *
	 * @param Closure( Webhook ): Webhook $change Fast, and runs again after a deadlock.
	 * @return Webhook|null As it is stored, null where it is gone.
	 */
	public function change( int $id, Closure $change ): ?Webhook {
		$webhook = $this->database->transaction(
			function () use ( $id, $change ): ?Webhook {
				$row = $this->database->row( 'SELECT * FROM {webhook} WHERE id = %d FOR UPDATE', array( $id ) );
				if ( null === $row ) {
					return null;
				}
				$webhook = $change( self::read( $row ) );
				$this->database->update( 'webhook', self::row( $webhook ), array( 'id' => $id ) );
				return $webhook;
			}
		);
		$this->note();
		return $webhook;
	}

	/**
	 * Keeps one from being deleted until the open transaction ends.
	 *
	 * @return bool Whether there is one.
	 */
	public function hold( int $id ): bool {
		return null !== $this->database->value( 'SELECT id FROM {webhook} WHERE id = %d FOR UPDATE', array( $id ) );
	}

	/**
	 * Deletes a webhook and its log.
	 *
	 * @return bool Whether there was one.
	 */
	public function delete( int $id ): bool {
		// The webhook goes first: who writes a message locks it.
		$found = $this->database->transaction(
			function () use ( $id ): bool {
				$found = $this->database->execute( 'DELETE FROM {webhook} WHERE id = %d', array( $id ) ) > 0;
				$this->database->execute( 'DELETE FROM {webhook_delivery} WHERE webhook_id = %d', array( $id ) );
				return $found;
			}
		);
		$this->note();
		return $found;
	}

	/**
	 * Starts or ends the time without an accepted message. One statement, so that workers beside each other keep
	 * the first failure.
	 *
	 * @param DateTimeImmutable|null $now Null when a message was accepted.
	 */
	public function set_failing( int $id, ?DateTimeImmutable $now ): void {
		if ( null === $now ) {
			$this->database->execute( 'UPDATE {webhook} SET failing_since = NULL WHERE id = %d', array( $id ) );
			return;
		}
		$this->database->execute(
			'UPDATE {webhook} SET failing_since = %s WHERE id = %d AND failing_since IS NULL',
			array( $now->format( self::FORMAT ), $id )
		);
	}

	/**
	 * Switches one off because of failures.
	 *
	 * @return bool Whether this call did it: of two workers only one tells the owner.
	 */
	public function stop( int $id, DateTimeImmutable $now ): bool {
		$stopped = $this->database->execute(
			'UPDATE {webhook} SET active = 0, stopped_at = %s WHERE id = %d AND active = 1',
			array( $now->format( self::FORMAT ), $id )
		) > 0;
		$this->note();
		return $stopped;
	}

	/**
	 * Notes which surveys have an active webhook.
	 */
	public function note(): void {
		$this->subscriptions->note( $this->all() );
	}

	/**
	 * @return array<string, string|int|null> For the table, without the id.
	 */
	private static function row( Webhook $webhook ): array {
		$events = array_map( static fn ( Event $event ): string => $event->value, $webhook->events );
		return array(
			'survey_id'      => $webhook->survey_id,
			'name'           => $webhook->name,
			'url'            => $webhook->url,
			'format'         => $webhook->format->value,
			'events'         => implode( ',', $events ),
			'score_question' => $webhook->score_question,
			'score_below'    => $webhook->score_below,
			'visitor'        => (int) $webhook->visitor,
			'active'         => (int) $webhook->active,
			'secret'         => $webhook->secret,
			'old_secret'     => $webhook->old_secret,
			'old_until'      => $webhook->old_until?->format( self::FORMAT ),
			'failing_since'  => $webhook->failing_since?->format( self::FORMAT ),
			'stopped_at'     => $webhook->stopped_at?->format( self::FORMAT ),
		);
	}

	/**
	 * @param array<string, string|null> $row Of the table.
	 */
	private static function read( array $row ): Webhook {
		$moment = static fn ( ?string $at ): ?DateTimeImmutable => null === $at
			? null
			: new DateTimeImmutable( $at, new DateTimeZone( 'UTC' ) );
		return new Webhook(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['name'],
			(string) $row['url'],
			Format::tryFrom( (string) $row['format'] ) ?? Format::Json,
			array_values( array_filter( array_map( Event::tryFrom( ... ), explode( ',', (string) $row['events'] ) ) ) ),
			(string) $row['score_question'],
			(int) $row['score_below'],
			'1' === $row['visitor'],
			'1' === $row['active'],
			(string) $row['secret'],
			(string) $row['old_secret'],
			$moment( $row['old_until'] ),
			$moment( $row['failing_since'] ),
			$moment( $row['stopped_at'] )
		);
	}
}
