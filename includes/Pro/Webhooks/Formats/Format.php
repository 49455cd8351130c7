<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Formats;

use UserFeedback\Integrations\EventData;
use UserFeedback\Pro\Webhooks\Event;

/**
 * How a message is written.
 *
 * @phpstan-import-type Data from EventData
 */
enum Format: string {

	case Json    = 'json';
	case Slack   = 'slack';
	case Teams   = 'teams';
	case Discord = 'discord';

	/**
	 * The body of a message.
	 *
	 * @param Data   $data       Of the event.
	 * @param string $created_at UTC, ISO 8601 with Z.
	 */
	public function body( Event $event, array $data, string $created_at ): string {
		$body = match ( $this ) {
			self::Json    => array(
				'type'      => $event->value,
				'timestamp' => $created_at,
				'data'      => $data,
			),
			self::Slack   => Slack::body( ChatMessage::of( $event, $data ) ),
			self::Teams   => Teams::body( ChatMessage::of( $event, $data ) ),
			self::Discord => Discord::body( ChatMessage::of( $event, $data ), $created_at ),
		};
		return (string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
