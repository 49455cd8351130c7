<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Access\Capability;
use UserFeedback\Database\Database;

/**
 * Stored notifications.
 */
final class NotificationRepository {

	public function __construct( private Database $database ) {}

	/**
	 * Stores a notification, unless its id exists.
	 *
	 * @return bool Whether it is new.
	 */
	public function insert( Notification $notification ): bool {
		$users  = $notification->users;
		$stored = $this->database->insert_unless_taken(
			'INSERT INTO {notification} (id, category, title, content, buttons, users, survey_id, created_at) VALUES (%s, %s, %s, %s, %s, %s, %d, %s)',
			array(
				$notification->id,
				$notification->category->value,
				$notification->title,
				$notification->content,
				(string) wp_json_encode(
					array_map( static fn ( Button $button ): array => $button->to_array(), $notification->buttons ),
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				),
				$users instanceof Capability ? $users->value : 'user:' . $users,
				$notification->survey,
				$notification->created_at->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
			)
		);
		return null !== $stored;
	}

	/**
	 * All notifications, newest first.
	 *
	 * @return list<Notification>
	 */
	public function all( int $most ): array {
		$rows = $this->database->rows(
			'SELECT id, category, title, content, buttons, users, survey_id, created_at FROM {notification} ORDER BY created_at DESC, id LIMIT %d',
			array( $most )
		);
		return array_values( array_filter( array_map( self::read( ... ), $rows ) ) );
	}

	/**
	 * Ids of what is too old or too much.
	 *
	 * @param DateTimeImmutable $before Older ones go.
	 * @param int               $most   The newest that stay.
	 * @return list<string>
	 */
	public function ids_to_drop( DateTimeImmutable $before, int $most ): array {
		$rows = $this->database->rows(
			'SELECT id, created_at FROM {notification} ORDER BY created_at DESC, id LIMIT 1000'
		);
		$day  = $before->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		$ids  = array();
		foreach ( $rows as $place => $row ) {
			if ( $place >= $most || (string) $row['created_at'] < $day ) {
				$ids[] = (string) $row['id'];
			}
		}
		return $ids;
	}

	/**
	 * Deletes a notification.
	 *
	 * @return bool Whether there was one.
	 */
	public function delete( string $id ): bool {
		return 1 === $this->database->execute( 'DELETE FROM {notification} WHERE id = %s', array( $id ) );
	}

	/**
	 * A row, or null for one that nobody can be shown.
	 *
	 * @param array<string, string|null> $row As it is stored.
	 */
	private static function read( array $row ): ?Notification {
		$users   = (string) $row['users'];
		$users   = str_starts_with( $users, 'user:' ) ? (int) substr( $users, 5 ) : Capability::tryFrom( $users );
		$buttons = json_decode( (string) $row['buttons'], true );
		return null === $users || 0 === $users ? null : new Notification(
			(string) $row['id'],
			Category::tryFrom( (string) $row['category'] ) ?? Category::News,
			(string) $row['title'],
			(string) $row['content'],
			array_values( array_filter( array_map( Button::read( ... ), is_array( $buttons ) ? $buttons : array() ) ) ),
			$users,
			new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) ),
			(int) $row['survey_id']
		);
	}
}
