<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Mail;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\MailServer;

final class ResponseMailTest extends MailTestCase {

	public function test_a_response_arrives_as_one_mail_with_both_parts_and_nothing_about_the_visitor(): void {
		$survey                      = $this->mailing_survey();
		$_SERVER['REMOTE_ADDR']      = '192.0.2.77';
		$_SERVER['HTTP_USER_AGENT']  = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		$body                        = $this->body(
			array(
				'choice' => 'No',
				'why'    => 'The <b>shipping</b> & "costs" [gallery]',
				'stars'  => 4,
				'nps'    => 8,
			)
		);
		$body['answers'][2]['extra'] = array( 'comments' => "First line.\nSecond line." );
		$id                          = $this->submit( $survey->id, $body )->get_data()['data'];
		self::assertSame( 1, $this->work()['done'] );

		$mails = MailServer::messages();
		self::assertCount( 1, $mails );
		$mail = $mails[0];
		self::assertSame( array( 'shop@example.com', 'roastery@example.org' ), $mail['to'] );
		self::assertSame( $mail['to'], $mail['envelope'] );
		self::assertSame( 'New response: How was your checkout?', $mail['subject'] );
		self::assertSame( 'multipart/alternative', $mail['contentType'] );
		self::assertSame( array(), $mail['replyTo'] );
		self::assertLessThan( 100000, $mail['bytes'] );
		foreach ( array( $mail['html'], $mail['text'] ) as $part ) {
			self::assertMatchesRegularExpression( '/Question choice.*No.*Question why.*Question stars.*4 of 5 stars.*First line\..*Second line\..*Question nps.*8 of 10, passive/s', $part );
			self::assertStringContainsString( 'A page', $part );
			self::assertStringContainsString( "#/survey/{$survey->id}/responses/$id", $part );
			self::assertStringContainsString( '5 questions without an answer: Question several, Question image, Question icon, Question long, Question mail', $part );
			foreach ( array( '192.0.2', 'Firefox', 'Mozilla', 'Linux' ) as $trace ) {
				self::assertStringNotContainsString( $trace, $part );
			}
		}
		self::assertStringContainsString( 'The <b>shipping</b> & "costs" [gallery]', $mail['text'] );
		self::assertStringContainsString( 'The &lt;b&gt;shipping&lt;/b&gt; &amp; &quot;costs&quot; [gallery]', $mail['html'] );
		self::assertDoesNotMatchRegularExpression( '/<script|<link|@import|url\(/i', $mail['html'] );
		self::assertSame( array( 'done' => 0, 'retry' => 0, 'dead' => 0, 'hold' => 0 ), $this->work(), 'Once.' );
	}

	public function test_a_reply_goes_to_the_address_that_the_visitor_gave_and_no_header_can_be_added(): void {
		$survey = $this->mailing_survey( array(), array( 'title' => "Line\r\nBcc: eve@example.com" ) );
		$this->answer( $survey, array( 'mail' => 'visitor@example.com' ) );
		$evil = $this->answer( $survey, array( 'mail' => 'visitor@example.com' ) );
		foreach ( array( "a@example.com\r\nBcc: eve@example.com", "a@example.com\nX-Evil: 1", 'a@example.com, eve@example.com' ) as $text ) {
			$this->wpdb()->update( $this->table( 'answer' ), array( 'value_text' => $text ), array( 'response_id' => $evil ) );
			$this->wpdb()->update( $this->table( 'outbox' ), array( 'status' => 'waiting' ), array( 'response_id' => $evil ) );
			$this->work();
		}
		$mails = MailServer::messages();
		self::assertCount( 4, $mails );
		self::assertSame( array( 'visitor@example.com' ), $mails[0]['replyTo'] );
		self::assertStringContainsString( 'Your reply goes to the visitor.', $mails[0]['text'] );
		foreach ( $mails as $place => $mail ) {
			self::assertSame( array( 'shop@example.com', 'roastery@example.org' ), $mail['envelope'] );
			self::assertSame( array(), array_merge( $mail['bcc'], $mail['cc'] ) );
			self::assertArrayNotHasKey( 'x-evil', $mail['headers'] );
			self::assertSame( 'New response: Line Bcc: eve@example.com', $mail['subject'] );
			self::assertCount( 0 === $place ? 1 : 0, $mail['replyTo'] );
		}
	}

	public function test_only_answers_that_meet_all_conditions_are_mailed(): void {
		$condition = static fn ( string $question, string $compare, string $value ): array => array(
			'question_id' => $question,
			'compare'     => $compare,
			'value'       => $value,
		);
		$survey    = $this->mailing_survey(
			array(
				'logic' => array(
					'enable'     => true,
					'action'     => 'send',
					'conditions' => array(
						$condition( 'nps', '<', '7' ),
						$condition( 'several', 'IN', 'Perhaps' ),
						$condition( 'why', '!CONTAINS', 'spam' ),
					),
				),
			)
		);
		$jobs      = function ( array $answers ) use ( $survey ): int {
			$before = $this->count_rows( 'outbox' );
			$this->answer( $survey, $answers );
			return $this->count_rows( 'outbox' ) - $before;
		};
		$met       = array( 'choice' => 'No', 'why' => 'Slow', 'several' => array( 'Yes', 'Perhaps' ), 'nps' => 6 );
		self::assertSame( 1, $jobs( $met ) );
		self::assertSame( 0, $jobs( array( 'nps' => 7 ) + $met ) );
		self::assertSame( 0, $jobs( array( 'several' => array( 'Yes' ) ) + $met ) );
		self::assertSame( 0, $jobs( array( 'why' => 'This is spam' ) + $met ) );
		self::assertSame( 1, $jobs( array_diff_key( $met, array( 'why' => 1 ) ) ), 'Passed: it contains nothing.' );
		self::assertSame( 0, $jobs( array( 'choice' => 'Yes', 'several' => array( 'Perhaps' ), 'nps' => 6 ) ), 'Not asked.' );
	}

	public function test_a_condition_on_a_consent_compares_its_wording_and_the_mail_has_the_address(): void {
		$consent = self::question(
			'consent',
			'consent',
			array(
				'text' => 'I [agree].',
				'link' => 'https://shop.test/privacy',
			)
		);
		$survey  = $this->mailing_survey(
			array(
				'logic' => array(
					'enable'     => true,
					'action'     => 'send',
					'conditions' => array(
						array(
							'question_id' => 'consent',
							'compare'     => 'ENDS_WITH',
							'value'       => 'agree.',
						),
					),
				),
			),
			array( 'questions' => array( $consent ) )
		);
		$this->answer( $survey, array( 'consent' => 'I agree.' ) );
		$this->work();
		self::assertStringContainsString( 'I agree. (https://shop.test/privacy)', MailServer::messages()[0]['text'] ?? '' );
	}

	public function test_conditions_on_questions_that_any_of_two_answers_or_a_jump_leads_to(): void {
		$condition = static fn ( string $question, string $compare, string $value ): array => array(
			'question_id' => $question,
			'compare'     => $compare,
			'value'       => $value,
		);
		$with      = static fn ( Question $question, array $logic ): Question => Question::from_array(
			array( 'logic' => array_replace( $question->logic, $logic ) ) + $question->to_array()
		);
		$only      = static fn ( array $conditions ): array => array(
			'logic' => array(
				'enable'     => true,
				'action'     => 'send',
				'conditions' => $conditions,
			),
		);
		$jobs      = function ( Survey $survey, array $answers ): int {
			$before = $this->count_rows( 'outbox' );
			$this->answer( $survey, $answers );
			return $this->count_rows( 'outbox' ) - $before;
		};
		$any       = array(
			'enabled'    => true,
			'action'     => 'show',
			'match'      => 'any',
			'conditions' => array( $condition( 'nps', '<', '7' ), $condition( 'nps', '=', '10' ) ),
		);
		$jump      = array(
			'to'         => 'why',
			'match'      => 'all',
			'conditions' => array( $condition( 'nps', '=', '9' ) ),
		);
		$questions = array(
			$with( self::question( 'nps', 'nps' ), array( 'jumps' => array( $jump ) ) ),
			self::question( 'choice', 'radio-button', array( 'options' => array( 'Yes', 'No' ) ) ),
			$with( self::question( 'long', 'long-text' ), $any ),
			self::question( 'why', 'text' ),
		);
		$changes   = array( 'questions' => $questions );
		$survey    = $this->mailing_survey( $only( array( $condition( 'long', 'CONTAINS', 'slow' ) ) ), $changes );
		self::assertSame( 1, $jobs( $survey, array( 'nps' => 10, 'long' => 'slow' ) ), 'The second of any.' );
		self::assertSame( 1, $jobs( $survey, array( 'nps' => 3, 'long' => 'slow' ) ), 'The first of any.' );
		self::assertSame( 0, $jobs( $survey, array( 'nps' => 8 ) ), 'None of them.' );
		$survey = $this->mailing_survey( $only( array( $condition( 'why', 'CONTAINS', 'fast' ) ) ), $changes );
		self::assertSame( 1, $jobs( $survey, array( 'nps' => 9, 'why' => 'fast' ) ), 'Behind a jump.' );
		$survey = $this->mailing_survey( $only( array( $condition( 'choice', '!=', 'Yes' ) ) ), $changes );
		self::assertSame( 0, $jobs( $survey, array( 'nps' => 9 ) ), 'Jumped over: not asked.' );
		self::assertSame( 1, $jobs( $survey, array( 'nps' => 8 ) ), 'Passed.' );
	}

	public function test_a_survey_without_mails_writes_no_job_and_one_that_was_switched_off_sends_none(): void {
		$this->answer( $this->mailing_survey( array( 'active' => false ) ) );
		$this->answer( $this->mailing_survey( array( 'addresses' => '' ) ) );
		self::assertSame( 0, $this->count_rows( 'outbox' ) );
		$survey  = $this->mailing_survey();
		$trashed = $this->answer( $survey );
		$this->container()->get( ResponseRepository::class )->set_status( array( $trashed ), 'trash' );
		self::assertSame( 1, $this->work()['done'] );
		$this->answer( $survey );
		$this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'notifications' => array( 'email' => array( 'active' => false, 'addresses' => 'shop@example.com' ) ) ) ) );
		self::assertSame( 1, $this->work()['done'] );
		self::assertSame( array(), MailServer::messages() );
	}

	public function test_above_twenty_an_hour_the_rest_of_the_hour_comes_in_one_mail(): void {
		$survey = $this->mailing_survey();
		for ( $i = 1; $i <= 45; $i++ ) {
			$this->answer( $survey, array( 'choice' => 'No', 'why' => "Reason $i", 'stars' => 3 ) );
		}
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'outbox' ) . " SET created_at = '2026-11-22 10:10:00', available_at = '2026-11-22 10:10:00'" );
		$clock = new FixedClock( new DateTimeImmutable( '2026-11-22 10:20:00', new DateTimeZone( 'UTC' ) ) );
		self::assertSame( array( 'done' => 20, 'retry' => 0, 'dead' => 0, 'hold' => 25 ), $this->work( $clock ) );
		self::assertCount( 20, MailServer::messages() );
		$clock->set( $clock->now()->modify( '+39 minutes' ) );
		self::assertSame( 0, array_sum( $this->work( $clock ) ) );
		$clock->set( $clock->now()->modify( '+2 minutes' ) );
		self::assertSame( 1, $this->work( $clock )['done'] );
		$mails = MailServer::messages();
		self::assertCount( 21, $mails );
		$digest = $mails[20];
		self::assertSame( '25 new responses: How was your checkout?', $digest['subject'] );
		foreach ( array( $digest['html'], $digest['text'] ) as $part ) {
			self::assertStringContainsString( 'Reason 45', $part );
			self::assertStringContainsString( '3 of 5 stars', $part );
			self::assertStringContainsString( '5 more are on the site.', $part );
			self::assertStringNotContainsString( 'Reason 20<', $part );
		}
		self::assertSame( 45, $this->count_rows( 'outbox', array( 'status' => 'done' ) ) );
	}

	public function test_a_mail_server_that_refuses_is_tried_again_and_its_reason_is_told_in_the_end(): void {
		$survey        = $this->mailing_survey();
		$notifications = $this->container()->get( Notifications::class );
		$this->answer( $survey );
		MailServer::switch_to( 'refuse' );
		$clock = new FixedClock( ( new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) ) )->modify( '+1 minute' ) );
		$kinds = array();
		for ( $i = 0; $i < 6; $i++ ) {
			$kinds[] = implode( ',', array_keys( array_filter( $this->work( $clock ), static fn ( int $jobs ): bool => $jobs > 0 ) ) );
			$clock->set( $clock->now()->modify( '+1 day' ) );
		}
		self::assertSame( array( 'retry', 'retry', 'retry', 'retry', 'retry', 'dead' ), $kinds );
		self::assertSame( array(), MailServer::messages() );
		$this->sign_in( 'administrator' );
		$told = $notifications->lists()['notifications'];
		self::assertSame( array( 'mail-failing' ), array_column( $told, 'id' ) );
		self::assertStringContainsString( 'The mail server said: ', $told[0]['content'] );

		MailServer::switch_to( 'accept' );
		$this->answer( $survey );
		$this->work();
		self::assertSame( array(), $notifications->lists()['notifications'], 'Solved.' );
	}

	public function test_an_address_that_the_server_refuses_costs_the_others_nothing_and_is_told(): void {
		$addresses     = static fn ( string $text ): array => array( 'addresses' => $text );
		$notifications = $this->container()->get( Notifications::class );
		$this->sign_in( 'administrator' );
		$survey = $this->mailing_survey( $addresses( 'shop@example.com, gone@example.org, roastery@example.org' ) );
		$this->answer( $survey );
		self::assertSame( 1, $this->work()['done'] );
		self::assertSame( array( array( 'shop@example.com', 'roastery@example.org' ) ), array_column( MailServer::messages(), 'envelope' ) );
		$told = $notifications->lists()['notifications'];
		self::assertSame( array( 'The mail server refuses an address' ), array_column( $told, 'title' ) );
		self::assertStringContainsString( 'went to gone@example.org, because', $told[0]['content'] );
		$this->rest( 'POST', '/surveys', array( 'id' => $survey->id, 'notifications' => array( 'email' => $addresses( 'shop@example.com, gone@example.com' ) ) ) );
		$this->answer( $survey );
		$this->work();
		self::assertStringContainsString( 'went to gone@example.com, because', $notifications->lists()['notifications'][0]['content'], 'Another one.' );

		$this->rest( 'POST', '/surveys', array( 'id' => $survey->id, 'notifications' => array( 'email' => $addresses( 'shop@example.com' ) ) ) );
		$this->answer( $survey );
		$this->work();
		self::assertSame( array(), $notifications->lists()['notifications'], 'Solved.' );

		$this->answer( $this->mailing_survey( $addresses( 'gone@example.org, gone@example.com' ) ) );
		self::assertSame( 1, $this->work()['retry'], 'Nobody has it.' );
	}

	public function test_filters_change_recipients_subject_and_body_and_a_theme_its_template(): void {
		$survey  = $this->mailing_survey();
		$filters = array(
			'userfeedback_mail_recipients' => static fn ( array $to, int $id ): array => array( "survey-$id@example.com", 'no address', "a@example.com\nBcc: b@example.com" ),
			'userfeedback_mail_subject'    => static fn ( string $subject, string $kind ): string => "$kind\r\nBcc: eve@example.com",
			'userfeedback_mail_body'       => static fn ( array $body ): array => array( 'text' => 'Short.' ) + $body,
		);
		foreach ( $filters as $name => $filter ) {
			add_filter( $name, $filter, 10, 3 );
		}
		$folder = get_stylesheet_directory() . '/userfeedback/mail';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/response.php", '<tr><td><?php echo "Theme: ", esc_html( $view["title"] ); ?></td></tr>' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A theme's file.
		$this->answer( $survey );
		$ran = $this->work();
		unlink( "$folder/response.php" );
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		rmdir( dirname( $folder ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		foreach ( $filters as $name => $filter ) {
			remove_filter( $name, $filter );
		}
		self::assertSame( 1, $ran['done'] );
		$mail = MailServer::messages()[0];
		self::assertSame( array( "survey-{$survey->id}@example.com" ), $mail['envelope'] );
		self::assertSame( 'response Bcc: eve@example.com', $mail['subject'] );
		self::assertSame( 'Short.', trim( $mail['text'] ) );
		self::assertStringContainsString( 'Theme: New response: How was your checkout?', $mail['html'] );
	}

	public function test_the_longest_answers_fit_into_what_mail_programs_show(): void {
		$survey = $this->mailing_survey();
		$this->container()->get( SettingsRepository::class )->save( array( CommonSettings::HEADER_IMAGE => 'https://example.org/logo.png' ) );
		$body = $this->body(
			array(
				'choice'  => 'No',
				'why'     => str_repeat( '&', 400 ),
				'several' => array( 'Yes' ),
				'image'   => 'One',
				'icon'    => 'Two',
				'stars'   => 1,
				'nps'     => 1,
				'long'    => str_repeat( '<é>', 133 ),
			)
		);
		foreach ( $body['answers'] as $place => $answer ) {
			$body['answers'][ $place ]['extra'] = in_array( $answer['question_id'], array( 'why', 'long' ), true ) ? array() : array( 'comments' => str_repeat( '"&', 1000 ) );
		}
		$reply = $this->submit( $survey->id, $body );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->work();
		$mail = MailServer::messages()[0];
		self::assertLessThan( 100000, strlen( $mail['html'] ) );
		self::assertStringContainsString( '…', $mail['text'] );
		self::assertStringContainsString( 'src="https://example.org/logo.png"', $mail['html'] );
	}

	public function test_fifty_responses_add_only_rows_while_visitors_wait(): void {
		$survey = $this->mailing_survey();
		$mails  = 0;
		$count  = static function ( mixed $given ) use ( &$mails ): mixed {
			++$mails;
			return $given;
		};
		add_filter( 'pre_wp_mail', $count );
		add_filter( 'pre_http_request', $count );
		for ( $i = 0; $i < 50; $i++ ) {
			$this->answer( $survey );
		}
		remove_filter( 'pre_wp_mail', $count );
		remove_filter( 'pre_http_request', $count );
		self::assertSame( 0, $mails );
		self::assertSame( 50, $this->count_rows( 'outbox', array( 'status' => 'waiting' ) ) );
	}
}
