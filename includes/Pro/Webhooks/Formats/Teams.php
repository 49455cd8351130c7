<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Formats;

/**
 * A Microsoft Teams workflow ("When a Teams webhook request is received"): one adaptive card. Texts are runs of
 * text, which read no Markdown, unlike text blocks.
 */
final class Teams {

	/**
	 * Teams refuses messages of more than 28 kB.
	 */
	private const LONGEST_BODY = 20_000;

	/**
	 * @return array<string, mixed>
	 */
	public static function body( ChatMessage $message ): array {
		$parts = array( self::runs( self::run( $message->title, array( 'weight' => 'bolder', 'size' => 'medium' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		$bytes = 0;
		foreach ( $message->answers as $line ) {
			$bytes += strlen( $line['question'] . $line['answer'] );
			if ( $bytes > self::LONGEST_BODY ) {
				break;
			}
			$parts[] = self::runs(
				self::run( $line['question'] . "\n", array( 'weight' => 'bolder' ) ),
				self::run( $line['answer'] )
			);
		}
		$foot = ChatMessage::join( ' · ', $message->site, $message->place );
		if ( '' !== $foot ) {
			$parts[] = self::runs( self::run( $foot, array( 'isSubtle' => true, 'size' => 'small' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		}
		$card = array(
			'$schema' => 'http://adaptivecards.io/schemas/adaptive-card.json',
			'type'    => 'AdaptiveCard',
			'version' => '1.4',
			'body'    => $parts,
		);
		if ( '' !== $message->link ) {
			$card['actions'] = array(
				array(
					'type'  => 'Action.OpenUrl',
					'title' => $message->link_text,
					'url'   => $message->link,
				),
			);
		}
		return array(
			'type'        => 'message',
			'attachments' => array(
				array(
					'contentType' => 'application/vnd.microsoft.card.adaptive',
					'contentUrl'  => null,
					'content'     => $card,
				),
			),
		);
	}

	/**
	 * @param array<string, string|bool> ...$runs Of run().
	 * @return array<string, mixed>
	 */
	private static function runs( array ...$runs ): array {
		return array(
			'type'    => 'RichTextBlock',
			'inlines' => $runs,
		);
	}

	/**
	 * @param array<string, string|bool> $look Of the adaptive card's schema.
	 * @return array<string, string|bool>
	 */
	private static function run( string $text, array $look = array() ): array {
		return array(
			'type' => 'TextRun',
			'text' => $text,
		) + $look;
	}
}
