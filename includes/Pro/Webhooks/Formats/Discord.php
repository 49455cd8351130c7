<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Formats;

/**
 * A Discord webhook: one embed. No text of it mentions anybody.
 */
final class Discord {

	/**
	 * Discord's limits: names and values of fields, and all texts of an embed together.
	 */
	private const LONGEST_TITLE = 256;
	private const LONGEST_VALUE = 1024;
	private const LONGEST_EMBED = 5500;

	/**
	 * @return array<string, mixed>
	 */
	public static function body( ChatMessage $message, string $created_at ): array {
		$embed = array(
			'title'     => self::cut( $message->title, self::LONGEST_TITLE ),
			'timestamp' => $created_at,
			'footer'    => array(
				'text' => ChatMessage::cut( ChatMessage::join( ' · ', $message->site, $message->place ), self::LONGEST_VALUE ),
			),
		);
		if ( '' !== $message->link ) {
			$embed['url'] = $message->link;
		}
		$length = mb_strlen( $embed['title'] . $embed['footer']['text'] );
		foreach ( $message->answers as $line ) {
			$name    = self::cut( '' === $line['question'] ? '…' : $line['question'], self::LONGEST_TITLE );
			$value   = self::cut( $line['answer'], self::LONGEST_VALUE );
			$length += mb_strlen( $name . $value );
			if ( $length > self::LONGEST_EMBED ) {
				break;
			}
			$embed['fields'][] = array(
				'name'  => $name,
				'value' => $value,
			);
		}
		return array(
			'embeds'           => array( $embed ),
			'allowed_mentions' => array( 'parse' => array() ),
		);
	}

	/**
	 * Escaped and short enough; escaping makes texts longer.
	 */
	private static function cut( string $text, int $length ): string {
		$escaped = self::escape( $text );
		$kept    = $length;
		while ( mb_strlen( $escaped ) > $length && $kept > 1 ) {
			$kept    = max( 1, $kept - ( mb_strlen( $escaped ) - $length ) );
			$escaped = self::escape( ChatMessage::cut( $text, $kept ) );
		}
		return $escaped;
	}

	/**
	 * Markdown, links and mentions as text.
	 */
	private static function escape( string $text ): string {
		$text = (string) preg_replace( '/[\\\\*_~`|>#\[\]()<:@-]/', '\\\\$0', $text );
		// Discord makes links of addresses; it does not know this sign inside of one.
		return str_replace( '\\://', "\\:\u{200B}//", $text );
	}
}
