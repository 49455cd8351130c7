<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use UserFeedback\Pro\Webhooks\Event;
use UserFeedback\Pro\Webhooks\Formats\Format;

/**
 * Messages for chats: what visitors wrote stays text there.
 */
final class FormatsTest extends WebhooksTestCase {

	private const NASTY = "<!channel> <@U123> <https://evil.example|click> *bold* _it_ ~no~ `code` @everyone [link](https://evil.example) # head\n> quote & <b>x</b> :smile:";

	public function test_slack(): void {
		$body = $this->body( Format::Slack, self::NASTY );
		self::assertSame( 'New response to “Coffee &lt;!here&gt;”', $body['text'] );
		self::assertSame( 'plain_text', $body['blocks'][0]['text']['type'] );
		self::assertSame( "Why?\n" . self::NASTY, $body['blocks'][1]['text']['text'] );
		self::assertSame( array( 'plain_text', false ), array( $body['blocks'][1]['text']['type'], $body['blocks'][1]['text']['emoji'] ) );
		$foot = end( $body['blocks'] )['elements'][0];
		self::assertStringContainsString( '|Open response #7>', $foot['text'] );
		self::assertStringContainsString( 'a&amp;b', $foot['text'] );
		self::assertSame( 1, substr_count( $foot['text'], '<' ), 'The link is the only thing with a meaning.' );
		self::assertTrue( $foot['verbatim'] );
	}

	public function test_slack_keeps_its_limits(): void {
		$body = $this->body( Format::Slack, str_repeat( '🙂<', 5000 ), str_repeat( 'T', 500 ) );
		self::assertLessThanOrEqual( 150, mb_strlen( $body['blocks'][0]['text']['text'] ) );
		self::assertLessThanOrEqual( 3000, mb_strlen( $body['blocks'][1]['text']['text'] ) );
		self::assertLessThanOrEqual( 50, count( $body['blocks'] ) );
	}

	public function test_teams(): void {
		$body = $this->body( Format::Teams, self::NASTY );
		self::assertSame( 'message', $body['type'] );
		self::assertSame( 'application/vnd.microsoft.card.adaptive', $body['attachments'][0]['contentType'] );
		$card = $body['attachments'][0]['content'];
		self::assertSame( array( 'AdaptiveCard', '1.4' ), array( $card['type'], $card['version'] ) );
		foreach ( $card['body'] as $part ) {
			self::assertSame( 'RichTextBlock', $part['type'], 'Text blocks would read Markdown.' );
		}
		self::assertSame( self::NASTY, $card['body'][1]['inlines'][1]['text'] );
		self::assertSame( 'Open response #7', $card['actions'][0]['title'] );
		self::assertStringNotContainsString( 'msteams', (string) wp_json_encode( $body ) );
		self::assertLessThan( 28_000, strlen( (string) wp_json_encode( $this->body( Format::Teams, str_repeat( 'ä', 60000 ) ), JSON_UNESCAPED_UNICODE ) ) );
	}

	public function test_discord(): void {
		$body  = $this->body( Format::Discord, self::NASTY );
		$embed = $body['embeds'][0];
		self::assertSame( array( 'parse' => array() ), $body['allowed_mentions'] );
		self::assertSame( 'New response to “Coffee \<!here\>”', $embed['title'] );
		self::assertStringStartsWith( '\<!channel\> \<\@U123\>', $embed['fields'][0]['value'] );
		self::assertStringNotContainsString( 'https://evil', $embed['fields'][0]['value'] );
		self::assertStringContainsString( '\*bold\* \_it\_ \~no\~ \`code\` \@everyone \[link\]\(', $embed['fields'][0]['value'] );
		$long = $this->body( Format::Discord, str_repeat( '*', 5000 ), str_repeat( '_', 300 ) )['embeds'][0];
		self::assertLessThanOrEqual( 256, mb_strlen( $long['title'] ) );
		self::assertLessThanOrEqual( 1024, mb_strlen( $long['fields'][0]['value'] ) );
	}

	public function test_a_score_has_its_scale_in_the_title_and_in_the_answers(): void {
		$data = $this->data( 'x', 'Coffee' );

		$data['response']['answers'][] = array( 'question_id' => 'nps', 'question' => 'NPS', 'type' => 'nps', 'value' => 3 );
		$body                          = (array) json_decode( Format::Slack->body( Event::ScoreBelowLimit, $data, '' ), true );
		self::assertSame( 'Low score in “Coffee”: 3 of 10', $body['text'] );

		$data['response']['answers'][1] = array( 'question_id' => 'nps', 'question' => 'Ease', 'type' => 'rating-scale', 'value' => 2, 'words' => '2 of 7' );
		$body                           = (array) json_decode( Format::Slack->body( Event::ScoreBelowLimit, $data, '' ), true );
		self::assertSame( 'Low score in “Coffee”: 2 of 7', $body['text'] );
		self::assertStringContainsString( "Ease\n2 of 7", $body['blocks'][2]['text']['text'] );
	}

	public function test_every_event_has_words_and_an_empty_answer_has_no_line(): void {
		foreach ( array( Event::ResponseTrashed, Event::SurveyPublished, Event::SurveyPaused, Event::ScoreBelowLimit, Event::Test ) as $event ) {
			foreach ( array( Format::Slack, Format::Teams, Format::Discord ) as $format ) {
				$body = $format->body( $event, $this->data( 'x', 'Coffee' ), '2026-11-22T10:00:00Z' );
				self::assertStringContainsString( 'Coffee', $body );
			}
		}
		self::assertCount( 2, $this->body( Format::Slack, '' )['blocks'] );
		self::assertStringNotContainsString( 'Why?', (string) wp_json_encode( json_decode( Format::Slack->body( Event::ResponseTrashed, $this->data( 'x', 'Coffee' ), '' ), true ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function body( Format $format, string $answer, string $title = 'Coffee <!here>' ): array {
		return (array) json_decode( $format->body( Event::ResponseCreated, $this->data( $answer, $title ), '2026-11-22T10:00:00Z' ), true );
	}

	/**
	 * @return array{site: array{name: string, url: string}, survey: array{id: int, title: string, type: string, status: string}, response: array<string, mixed>, score: array{question_id: string, question: string, value: int, below: int}}
	 */
	private function data( string $answer, string $title ): array {
		return array(
			'site'     => array(
				'name' => 'My <site>',
				'url'  => 'https://site.test/',
			),
			'survey'   => array(
				'id'     => 3,
				'title'  => $title,
				'type'   => 'survey',
				'status' => 'publish',
			),
			'response' => array(
				'id'      => 7,
				'link'    => 'https://site.test/wp-admin/admin.php?page=userfeedback_results#/survey/3/responses/7',
				'page'    => array(
					'title' => 'Shop',
					'url'   => 'https://site.test/shop/a&b',
				),
				'device'  => 'mobile',
				'answers' => array(
					array(
						'question_id' => 'why',
						'question'    => 'Why?',
						'type'        => 'long-text',
						'value'       => $answer,
					),
				),
			),
			'score'    => array(
				'question_id' => 'nps',
				'question'    => 'NPS',
				'value'       => 3,
				'below'       => 7,
			),
		);
	}
}
