<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Formats;

/**
 * A Slack incoming webhook: blocks, whose texts of visitors are plain text, so that nobody is mentioned and
 * nothing is formatted.
 */
final class Slack {

	private const LONGEST_HEADER = 150;

	private const LONGEST_TEXT = 3000;

	/**
	 * @return array<string, mixed>
	 */
	public static function body( ChatMessage $message ): array {
		$blocks = array(
			array(
				'type' => 'header',
				'text' => self::plain( ChatMessage::cut( $message->title, self::LONGEST_HEADER ) ),
			),
		);
		foreach ( $message->answers as $line ) {
			$blocks[] = array(
				'type' => 'section',
				'text' => self::plain( ChatMessage::cut( $line['question'] . "\n" . $line['answer'], self::LONGEST_TEXT ) ),
			);
		}
		$foot = ChatMessage::join(
			' · ',
			self::escape( ChatMessage::join( ' · ', $message->site, $message->place ) ),
			'' === $message->link ? '' : "<{$message->link}|" . self::escape( $message->link_text ) . '>'
		);
		if ( '' !== $foot ) {
			$blocks[] = array(
				'type'     => 'context',
				'elements' => array(
					array(
						'type'     => 'mrkdwn',
						'text'     => $foot,
						'verbatim' => true,
					),
				),
			);
		}
		return array(
			// For notifications, which show no blocks.
			'text'         => self::escape( $message->title ),
			'blocks'       => $blocks,
			'unfurl_links' => false,
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function plain( string $text ): array {
		return array(
			'type'  => 'plain_text',
			'text'  => $text,
			'emoji' => false,
		);
	}

	/**
	 * The three signs that begin Slack's links and mentions, and the ones that format.
	 */
	private static function escape( string $text ): string {
		$text = str_replace( array( '&', '<', '>' ), array( '&amp;', '&lt;', '&gt;' ), $text );
		// A word joiner before them: Slack has no escape for these.
		return (string) preg_replace( '/[*_~`]/', "\u{2060}$0\u{2060}", $text );
	}
}
