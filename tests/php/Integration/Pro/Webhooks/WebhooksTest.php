<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\ReviveJobs;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Webhooks\Deliver;
use UserFeedback\Pro\Webhooks\Delivery;
use UserFeedback\Pro\Webhooks\DeliveryRepository;
use UserFeedback\Pro\Webhooks\Event;
use UserFeedback\Pro\Webhooks\Subscriptions;
use UserFeedback\Surveys\BulkSurveys;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\WebhookReceiver;

/**
 * Webhooks from the response to the receiver, and their log.
 */
final class WebhooksTest extends WebhooksTestCase {

	public function test_a_response_reaches_the_receiver_signed_and_as_documented(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook( '/ok', array( 'survey_id' => $survey->id ) );
		$id      = $this->respond( $survey, array( 'nps' => 4, 'why' => "A <b>text</b> & “quotes”\n🙂" ), 1 );
		self::assertSame( 2, $this->work()['done'] );

		$calls = WebhookReceiver::calls();
		self::assertCount( 1, $calls );
		self::assertTrue( $calls[0]['signed'], 'The library of Standard Webhooks accepts it.' );
		self::assertSame( 'application/json', $calls[0]['headers']['content-type'] );
		self::assertStringNotContainsString( 'http', $calls[0]['headers']['user-agent'] );
		$body = (array) json_decode( $calls[0]['body'], true );
		self::assertSame( 'response.created', $body['type'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $body['timestamp'] );
		self::assertSame( array( 'id' => $survey->id, 'title' => 'Coffee', 'type' => 'survey', 'status' => 'publish' ), $body['data']['survey'] );
		self::assertSame( $id, $body['data']['response']['id'] );
		self::assertSame( array( 4, "A <b>text</b> & “quotes”\n🙂" ), array_column( $body['data']['response']['answers'], 'value' ) );
		self::assertStringEndsWith( "#/survey/{$survey->id}/responses/{$id}", $body['data']['response']['link'] );
		self::assertStringNotContainsString( '192.0.2.7', $calls[0]['body'] );
		self::assertStringNotContainsString( 'Chrome', $calls[0]['body'] );

		$log = $this->log( $webhook );
		self::assertSame( array( 'delivered', 'response.created', $id, 1 ), array( $log[0]['status'], $log[0]['event'], $log[0]['response_id'], $log[0]['attempts'] ) );
		self::assertMatchesRegularExpression( '/^Answered 200 in \d+ ms\.$/', $log[0]['result'] );
		$detail = $this->get( "/webhooks/{$webhook['id']}/deliveries/{$log[0]['id']}" );
		self::assertStringContainsString( 'webhook-id: msg_', $detail['sent'] );
		self::assertStringContainsString( '"response.created"', $detail['sent'] );
		self::assertStringContainsString( "HTTP 200 OK\n", $detail['answer'] );
		self::assertStringEndsWith( 'thank you', $detail['answer'] );
		self::assertStringNotContainsString( 'whsec_', (string) wp_json_encode( $detail ) );
	}

	public function test_address_and_browser_go_out_only_where_chosen(): void {
		$survey = $this->coffee();
		$this->webhook( '/ok', array( 'visitor' => true ) );
		$this->respond( $survey, array( 'nps' => 4 ), 1 );
		$this->work();
		$visitor = json_decode( WebhookReceiver::calls()[0]['body'], true )['data']['response']['visitor'];
		self::assertSame( '192.0.2.7', $visitor['ip'] );
		self::assertStringContainsString( 'Chrome', $visitor['browser'] );
	}

	public function test_a_survey_without_a_webhook_writes_no_job(): void {
		$survey = $this->coffee();
		$other  = $this->coffee();
		$this->webhook( '/ok', array( 'survey_id' => $other->id ) );
		$this->webhook( '/ok', array( 'active' => false ) );
		$this->respond( $survey, array( 'nps' => 4 ), 1 );
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'kind' => 'webhook' ) ) );
		$this->respond( $other, array( 'nps' => 4 ), 1 );
		self::assertSame( 1, $this->count_rows( 'outbox', array( 'kind' => 'webhook' ) ) );
		self::assertSame( array( 'response.created' => array( $other->id ) ), get_option( Subscriptions::OPTION ) );
	}

	public function test_a_low_score_is_told_and_a_good_one_is_not(): void {
		$survey = $this->coffee();
		$this->webhook(
			'/ok',
			array(
				'survey_id'      => $survey->id,
				'events'         => array( 'score.below_limit' ),
				'score_question' => 'nps',
				'score_below'    => 7,
			)
		);
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->respond( $survey, array( 'nps' => 6 ), 1 );
		$this->work();
		$calls = WebhookReceiver::calls();
		self::assertCount( 1, $calls );
		$body = (array) json_decode( $calls[0]['body'], true );
		self::assertSame( 'score.below_limit', $body['type'] );
		self::assertSame( array( 'question_id' => 'nps', 'question' => 'Question nps', 'value' => 6, 'below' => 7 ), $body['data']['score'] );
	}

	public function test_trashing_publishing_and_pausing_are_told(): void {
		$survey = $this->coffee();
		$this->webhook( '/ok', array( 'events' => array( 'response.trashed', 'survey.published' ) ) );
		$id = $this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->rest( 'POST', "/surveys/{$survey->id}/responses/trash", array( 'response_ids' => array( $id ) ) );
		$bulk = $this->container()->get( BulkSurveys::class );
		$bulk->draft( array( $survey->id ) );
		$this->pass( '+1 minute' );
		$this->work();
		$bulk->publish( array( $survey->id ) );
		$this->pass( '+1 minute' );
		$this->work();
		self::assertSame(
			array( 'response.trashed', 'survey.paused', 'survey.published' ),
			array_map( static fn ( array $call ): string => json_decode( $call['body'], true )['type'], WebhookReceiver::calls() )
		);
	}

	public function test_a_scheduled_survey_is_told_when_it_goes_live(): void {
		$survey = $this->survey( array( $this->question( 'why', 'long-text' ) ), array( 'status' => Survey::DRAFT ) );
		$this->webhook( '/ok', array( 'events' => array( 'survey.published' ) ) );
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'id'         => $survey->id,
				'status'     => 'publish',
				'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + 3600 ),
			)
		);
		self::assertSame( 200, $reply->get_status() );
		$this->pass( '+50 minutes' );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls() );
		$this->pass( '+20 minutes' );
		$this->work();
		self::assertCount( 1, WebhookReceiver::calls() );
	}

	public function test_a_schedule_is_told_once_with_its_own_time_also_to_a_webhook_that_came_later(): void {
		$friday  = time() + 3 * HOUR_IN_SECONDS;
		$at      = static fn ( int $time ): string => gmdate( 'Y-m-d\TH:i:s\Z', $time );
		$publish = fn ( int $id, int $time ) => self::assertSame( 200, $this->rest( 'POST', '/surveys', array( 'id' => $id, 'status' => 'publish', 'publish_at' => $at( $time ) ) )->get_status() );
		$late    = $this->survey( array( $this->question( 'why', 'long-text' ) ), array( 'status' => Survey::DRAFT ) );
		$publish( $late->id, $friday );
		$this->webhook( '/ok', array( 'events' => array( 'survey.published' ) ) );
		$earlier = $this->survey( array( $this->question( 'why', 'long-text' ) ), array( 'status' => Survey::DRAFT ) );
		$publish( $earlier->id, $friday );
		$publish( $earlier->id, time() - 60 );
		$this->pass( '+10 minutes' );
		$this->work();
		$this->pass( '+4 hours' );
		$this->work();
		$told = array_map( static fn ( array $call ): array => (array) json_decode( $call['body'], true ), WebhookReceiver::calls() );
		self::assertSame( array( $earlier->id, $late->id ), array_map( static fn ( array $body ): int => $body['data']['survey']['id'], $told ) );
		self::assertSame( $at( $friday ), $told[1]['timestamp'] );
	}

	public function test_what_waits_for_a_webhook_that_is_switched_off_can_be_sent_again(): void {
		$webhook = $this->webhook( '/500' );
		$survey  = $this->coffee();
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertSame( 200, $this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'active' => false ) )->get_status() );
		self::assertSame( 'failed', $this->log( $webhook )[0]['status'] );
		$this->pass( '+1 day' );
		$this->work();
		self::assertSame( 200, $this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'active' => true, 'url' => $this->address( '/ok' ), 'resend' => true ) )->get_status() );
		$this->work();
		self::assertSame( 'delivered', $this->log( $webhook )[0]['status'] );
	}

	public function test_switching_off_and_on_with_resend_leaves_one_chain_of_attempts(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertSame( 'waiting', $this->log( $webhook )[0]['status'] );
		$route = "/webhooks/{$webhook['id']}";
		$open  = fn (): int => $this->count_rows( 'outbox', array( 'kind' => 'webhook-send', 'status' => OutboxRepository::WAITING ) );
		foreach ( array( 1, 2 ) as $times ) {
			$this->rest( 'POST', $route, array( 'active' => false ) );
			$this->rest( 'POST', $route, array( 'active' => true, 'resend' => true ) );
			self::assertSame( 1, $open(), "After {$times} times" );
		}
		WebhookReceiver::calls();
		$this->work();
		self::assertSame( array( 'waiting', 1 ), array( $this->log( $webhook )[0]['status'], $this->log( $webhook )[0]['attempts'] ) );
		$this->pass( '+2 minutes' );
		$this->work();
		self::assertCount( 2, WebhookReceiver::calls() );
		self::assertSame( 2, $this->log( $webhook )[0]['attempts'] );
	}

	public function test_what_was_given_up_and_sent_again_is_not_revived_beside_it(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		foreach ( Deliver::DELAYS as $delay ) {
			$this->pass( "+{$delay} seconds" );
			$this->work();
		}
		self::assertSame( 'failed', $this->log( $webhook )[0]['status'] );
		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'resend' => true ) );
		$this->work();
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'status' => OutboxRepository::DEAD ) ) );
		self::assertSame( 1, $this->count_rows( 'outbox', array( 'kind' => 'webhook-send', 'status' => OutboxRepository::WAITING ) ) );
	}

	public function test_an_attempt_that_ends_late_takes_nothing_back(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		$deliveries = $this->container()->get( DeliveryRepository::class );
		$before     = $deliveries->find( $this->log( $webhook )[0]['id'] );
		self::assertNotNull( $before );
		$this->wpdb()->update( $this->wpdb()->prefix . 'userfeedback_webhook_delivery', array( 'status' => Delivery::DELIVERED, 'next_at' => null ), array( 'id' => $before->id ) );
		foreach ( array( true, false ) as $is_extra ) {
			$deliveries->store_attempt( $before, $is_extra );
			self::assertSame( Delivery::DELIVERED, $deliveries->find( $before->id )?->status );
		}
	}

	public function test_failures_are_repeated_for_three_days_with_the_same_id(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$started = $this->clock->now();
		$this->work();
		$first = $this->log( $webhook )[0];
		self::assertSame( array( 'waiting', 1, 12, 'Answered 500, so the message was not accepted.' ), array( $first['status'], $first['attempts'], $first['most'], $first['result'] ) );
		for ( $try = 2; $try <= 12; $try++ ) {
			$next = $this->log( $webhook )[0]['next_at'];
			$this->clock->set( new \DateTimeImmutable( $next . '' ) );
			$this->work();
		}
		$last = $this->log( $webhook, true )[0];
		self::assertSame( array( 'failed', 12, null ), array( $last['status'], $last['attempts'], $last['next_at'] ) );
		$hours = ( $this->clock->now()->getTimestamp() - $started->getTimestamp() ) / 3600;
		self::assertGreaterThan( 71, $hours );
		self::assertLessThanOrEqual( 72, $hours );
		$calls = WebhookReceiver::calls();
		self::assertCount( 12, $calls );
		self::assertCount( 1, array_unique( array_column( array_column( $calls, 'headers' ), 'webhook-id' ) ) );
		self::assertCount( 12, array_unique( array_column( array_column( $calls, 'headers' ), 'webhook-timestamp' ) ) );

		$told = $this->container()->get( Notifications::class )->lists()['notifications'];
		self::assertSame( array( 'A webhook message was not delivered' ), array_column( $told, 'title' ) );
		self::assertStringContainsString( 'Last attempt: Answered 500, so the message was not accepted. The list', $told[0]['content'] );
		self::assertSame( Finding::RECOMMENDED, $this->health()->status );
		self::assertStringContainsString( '/500', $this->health()->text );

		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'url' => $this->address( '/ok' ) ) );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertSame( array(), $this->container()->get( Notifications::class )->lists()['notifications'] );
		self::assertSame( Finding::GOOD, $this->health()->status );
	}

	private function health(): Finding {
		$check = $this->container()->get( HealthChecks::class )->find( 'webhooks' );
		self::assertNotNull( $check );
		return $check->run();
	}

	public function test_a_receiver_that_asks_to_wait_is_left_alone_until_then(): void {
		$webhook = $this->webhook( '/429' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertSame( $this->clock->now()->modify( '+2 hours' )->format( 'Y-m-d\TH:i:s\Z' ), $this->log( $webhook )[0]['next_at'] );
		$this->pass( '+90 minutes' );
		self::assertSame( 0, array_sum( $this->work() ) );
		$this->pass( '+31 minutes' );
		self::assertSame( 1, $this->work()['retry'] );
	}

	public function test_hanging_up_and_no_server_are_told_in_words(): void {
		foreach ( array(
			$this->address( '/hang-up' ) => 'The connection ended without an answer.',
			$this->address( '/500' )     => 'Answered 500, so the message was not accepted.',
			$this->address( '/cookie' )  => '',
			'https://192.168.0.12/hook'  => 'This address is inside a private network. Only public addresses are possible.',
			'https://name.invalid/hook'  => 'The name of this address could not be resolved.',
		) as $url => $message ) {
			$reply = (array) $this->rest( 'POST', '/webhooks/test', array( 'url' => $url ) )->get_data();
			self::assertSame( '' === $message, $reply['ok'], $url );
			if ( '' === $message ) {
				self::assertMatchesRegularExpression( '/^Answered 200 in \d+ ms\.$/', $reply['message'] );
				self::assertStringNotContainsString( 'very-secret', $reply['answer'] );
				self::assertLessThan( 2500, strlen( $reply['answer'] ) );
			} else {
				self::assertSame( $message, $reply['message'] );
			}
		}
	}

	public function test_a_webhook_that_accepts_nothing_for_five_days_is_switched_off_and_the_owner_is_told(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook( '/500', array( 'name' => 'Our CRM' ) );
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->work();
		$this->pass( '+119 hours' );
		$this->work();
		self::assertTrue( $this->one( $webhook )['active'] );
		$this->respond( $survey, array( 'nps' => 3 ), 1 );
		$this->pass( '+2 hours' );
		$this->work();
		$off = $this->one( $webhook );
		self::assertFalse( $off['active'] );
		self::assertNotNull( $off['stopped_at'] );
		self::assertSame( 2, $off['undelivered'] );
		$told = $this->container()->get( Notifications::class )->lists()['notifications'];
		self::assertSame( array( 'A webhook was switched off' ), array_column( $told, 'title' ) );
		self::assertStringContainsString( 'Our CRM', $this->health()->text );
		self::assertStringContainsString( '“Our CRM” stopped accepting messages. Last attempt: Answered 500', $told[0]['content'] );
		WebhookReceiver::calls();
		$this->respond( $survey, array( 'nps' => 3 ), 1 );
		$this->pass( '+2 days' );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls(), 'Nothing goes out any more.' );

		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'url' => $this->address( '/ok' ), 'active' => true, 'resend' => true ) );
		$this->work();
		self::assertCount( 2, WebhookReceiver::calls(), 'What was not delivered arrives after the repair.' );
		self::assertSame( array( true, null, 0 ), array( $this->one( $webhook )['active'], $this->one( $webhook )['failing_since'], $this->one( $webhook )['undelivered'] ) );
		self::assertSame( array(), $this->container()->get( Notifications::class )->lists()['notifications'] );
	}

	public function test_one_failure_after_a_quiet_week_switches_nothing_off_and_a_day_of_failures_does(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook( '/500' );
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->work();
		$old = $this->log( $webhook )[0];
		while ( null !== $this->log( $webhook )[0]['next_at'] ) {
			$this->clock->set( new \DateTimeImmutable( $this->log( $webhook )[0]['next_at'] . '' ) );
			$this->work();
		}
		$this->pass( '+5 days' );
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		self::assertSame( 1, $this->work()['retry'] );
		self::assertTrue( $this->one( $webhook )['active'] );
		$this->rest( 'POST', "/webhooks/{$webhook['id']}/deliveries/{$old['id']}" );
		self::assertTrue( $this->one( $webhook )['active'], 'A try by hand does not count.' );
		$this->pass( '+25 hours' );
		$this->work();
		self::assertFalse( $this->one( $webhook )['active'] );
	}

	public function test_a_receiver_that_is_gone_is_switched_off_at_once(): void {
		$webhook = $this->webhook( '/410' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertFalse( $this->one( $webhook )['active'] );
		self::assertSame( 'failed', $this->log( $webhook )[0]['status'] );
	}

	public function test_a_delivery_is_sent_again_by_hand_with_its_id(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		$delivery = $this->log( $webhook )[0];
		$again    = "/webhooks/{$webhook['id']}/deliveries/{$delivery['id']}";
		self::assertSame( 1, ( (array) $this->rest( 'POST', $again )->get_data() )['attempts'], 'A try by hand does not count.' );
		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'url' => $this->address( '/ok' ) ) );
		self::assertSame( 'delivered', ( (array) $this->rest( 'POST', $again )->get_data() )['status'] );
		$this->pass( '+1 day' );
		$this->work();
		$calls = WebhookReceiver::calls();
		self::assertCount( 3, $calls, 'The worker does not send it once more.' );
		self::assertCount( 1, array_unique( array_column( array_column( $calls, 'headers' ), 'webhook-id' ) ) );
		$other = $this->webhook();
		self::assertSame( 404, $this->rest( 'POST', "/webhooks/{$other['id']}/deliveries/{$delivery['id']}" )->get_status() );
	}

	public function test_outbox_retry_sends_what_was_given_up_unless_the_webhook_is_off(): void {
		$webhook = $this->webhook( '/500' );
		$off     = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		foreach ( Deliver::DELAYS as $delay ) {
			$this->pass( "+{$delay} seconds" );
			$this->work();
		}
		self::assertSame( 'failed', $this->log( $webhook )[0]['status'] );
		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'url' => $this->address( '/ok' ) ) );
		$this->rest( 'POST', "/webhooks/{$off['id']}", array( 'url' => $this->address( '/ok' ), 'active' => false ) );
		WebhookReceiver::calls();

		$revive = new ReviveJobs( $this->container()->get( OutboxRepository::class ), $this->handlers(), $this->clock );
		self::assertSame( 2, $revive->run( 0 ) );
		self::assertSame( array( 'done' => 2, 'retry' => 0, 'dead' => 0, 'hold' => 0 ), $this->work() );
		self::assertCount( 1, WebhookReceiver::calls() );
		self::assertSame( array( 'delivered', 1 ), array( $this->log( $webhook )[0]['status'], $this->log( $webhook )[0]['attempts'] ) );
		self::assertSame( 'failed', $this->log( $off )[0]['status'] );
	}

	public function test_a_former_secret_signs_for_another_day(): void {
		$webhook = $this->webhook();
		$old     = $this->get( "/webhooks/{$webhook['id']}/secret" )['secret'];
		$new     = ( (array) $this->rest( 'POST', "/webhooks/{$webhook['id']}/secret" )->get_data() )['secret'];
		self::assertNotSame( $old, $new );
		$survey = $this->coffee();
		foreach ( array( array( $old, '+1 hour', true ), array( $new, '+1 hour', true ), array( $old, '+25 hours', false ), array( $new, '+0 hours', true ) ) as $index => list( $secret, $time, $signed ) ) {
			WebhookReceiver::know( $secret );
			$this->respond( $survey, array( 'nps' => 7 ), 1 );
			$this->pass( $time );
			$this->work();
			// The library refuses times that are far from its own clock, so only the signature is looked at.
			$call = WebhookReceiver::calls()[0];
			$key  = (string) base64_decode( substr( $secret, 6 ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The format of the standard.
			$sign = 'v1,' . base64_encode( hash_hmac( 'sha256', "{$call['headers']['webhook-id']}.{$call['headers']['webhook-timestamp']}.{$call['body']}", $key, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The format of the standard.
			self::assertSame( $signed, in_array( $sign, explode( ' ', $call['headers']['webhook-signature'] ), true ), "Step {$index}" );
		}
	}

	public function test_the_log_keeps_fifty_and_goes_with_its_response(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook();
		$last    = 0;
		for ( $i = 0; $i < 53; $i++ ) {
			$last = $this->respond( $survey, array( 'nps' => 7 ), 1 );
		}
		$this->work();
		self::assertCount( 50, $this->log( $webhook ) );
		self::assertSame( 50, $this->count_rows( 'webhook_delivery' ) );
		$this->rest( 'POST', "/surveys/{$survey->id}/responses/trash", array( 'response_ids' => array( $last ) ) );
		$this->rest( 'DELETE', "/surveys/{$survey->id}/responses", array( 'response_ids' => array( $last ) ) );
		self::assertSame( 0, $this->count_rows( 'webhook_delivery', array( 'response_id' => $last ) ) );
		$this->rest( 'DELETE', "/webhooks/{$webhook['id']}" );
		self::assertSame( array( 0, 0 ), array( $this->count_rows( 'webhook' ), $this->count_rows( 'webhook_delivery' ) ) );
		self::assertFalse( get_option( Subscriptions::OPTION ) );
	}

	public function test_a_log_ends_after_thirty_days_though_nothing_is_sent_any_more(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		$this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'active' => false ) );
		do_action( 'wp_scheduled_delete' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		self::assertSame( 1, $this->count_rows( 'webhook_delivery' ) );
		$this->wpdb()->update( $this->wpdb()->prefix . 'userfeedback_webhook_delivery', array( 'created_at' => '2020-01-01 00:00:00' ), array( 'webhook_id' => $webhook['id'] ) );
		do_action( 'wp_scheduled_delete' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		self::assertSame( 0, $this->count_rows( 'webhook_delivery' ) );
	}

	public function test_one_that_is_deleted_while_its_messages_are_made_leaves_none(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook( '/ok', array( 'events' => array( 'response.trashed' ) ) );
		$ids     = array( $this->respond( $survey, array( 'nps' => 4 ), 1 ), $this->respond( $survey, array( 'nps' => 5 ), 1 ) );
		$this->rest( 'POST', "/surveys/{$survey->id}/responses/trash", array( 'response_ids' => $ids ) );
		$this->before_query( '/^INSERT INTO .*webhook_delivery/', fn () => $this->before_query( '/^SELECT .*_answer/', fn () => $this->manage()->delete( $webhook['id'] ) ) );
		$this->work();
		self::assertSame( array( 0, 0 ), array( $this->count_rows( 'webhook' ), $this->count_rows( 'webhook_delivery' ) ) );
		self::assertSame( array(), WebhookReceiver::calls() );
	}

	public function test_no_message_is_made_between_the_two_statements_of_a_deletion(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook();
		$this->respond( $survey, array( 'nps' => 4 ), 1 );
		$this->before_query( '/^DELETE FROM .*webhook/', fn () => $this->before_query( '/^DELETE FROM .*webhook/', fn () => $this->work() ) );
		$this->manage()->delete( $webhook['id'] );
		self::assertSame( array( 0, 0 ), array( $this->count_rows( 'webhook' ), $this->count_rows( 'webhook_delivery' ) ) );
	}

	public function test_messages_without_a_webhook_are_trimmed_however_young(): void {
		$webhook = $this->webhook( '/500' );
		$this->respond( $this->coffee(), array( 'nps' => 7 ), 1 );
		$this->work();
		$gone = $this->webhook( '/500', array( 'active' => false ) );
		$this->container()->get( DeliveryRepository::class )->insert( $gone['id'], 1, 1, Event::ResponseCreated, 'msg_x', '{}', $this->clock->now() );
		$this->wpdb()->delete( $this->table( 'webhook' ), array( 'id' => $gone['id'] ) );
		do_action( 'wp_scheduled_delete' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		self::assertSame( array( 1, 0 ), array( $this->count_rows( 'webhook_delivery', array( 'webhook_id' => $webhook['id'] ) ), $this->count_rows( 'webhook_delivery', array( 'webhook_id' => $gone['id'] ) ) ) );
	}

	/**
	 * Does something once before a query that fits, as another request would.
	 *
	 * @param \Closure(): mixed $work What.
	 */
	private function before_query( string $pattern, \Closure $work ): void {
		$filter = static function ( string $query ) use ( $pattern, $work, &$filter ): string {
			if ( 1 === preg_match( $pattern . 's', $query ) ) {
				remove_filter( 'query', $filter );
				$work();
			}
			return $query;
		};
		add_filter( 'query', $filter );
	}

	public function test_the_plan_decides_and_what_leads_outside_can_always_be_deleted(): void {
		$survey  = $this->coffee();
		$webhook = $this->webhook();
		foreach ( array( null, PlanLevel::Plus ) as $plan ) {
			$this->license( $plan );
			foreach ( array( array( 'GET', '/webhooks' ), array( 'POST', '/webhooks' ), array( 'POST', "/webhooks/{$webhook['id']}" ), array( 'POST', '/webhooks/test' ), array( 'GET', "/webhooks/{$webhook['id']}/secret" ), array( 'GET', "/webhooks/{$webhook['id']}/deliveries" ) ) as list( $method, $route ) ) {
				$reply = $this->rest( $method, $route, array( 'url' => $this->address( '/ok' ) ) );
				self::assertSame( 403, $reply->get_status(), $route );
				self::assertSame( 'userfeedback_upgrade_required', ( (array) $reply->get_data() )['code'] );
			}
		}
		$this->respond( $survey, array( 'nps' => 7 ), 1 );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls(), 'The plan ended, so nothing is sent.' );
		self::assertSame( 200, $this->rest( 'DELETE', "/webhooks/{$webhook['id']}" )->get_status() );
		$this->license( PlanLevel::Pro );
		$this->webhook();
	}

	public function test_wrong_fields_are_named_and_nothing_is_stored(): void {
		$url = $this->address( '/ok' );
		foreach ( array(
			array( array(), 400, 'url' ),
			array( array( 'url' => 7 ), 400, 'url' ),
			array( array( 'url' => 'http://192.168.0.12/hook' ), 422, 'url' ),
			array( array( 'url' => $url, 'events' => array() ), 422, 'events' ),
			array( array( 'url' => $url, 'events' => array( 'test' ) ), 400, 'events' ),
			array( array( 'url' => $url, 'format' => 'xml' ), 400, 'format' ),
			array( array( 'url' => $url, 'survey_id' => 999999 ), 422, 'survey_id' ),
			array( array( 'url' => $url, 'name' => str_repeat( 'x', 101 ) ), 400, 'name' ),
			array( array( 'url' => $url, 'events' => array( 'score.below_limit' ), 'score_question' => 'why' ), 422, 'score_question' ),
			array( array( 'url' => $url, 'score_below' => 11 ), 400, 'score_below' ),
		) as list( $sent, $status, $field ) ) {
			$reply = $this->rest( 'POST', '/webhooks', $sent );
			self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $sent ) );
			self::assertStringContainsString( $field, (string) wp_json_encode( $reply->get_data() ) );
		}
		self::assertSame( 0, $this->count_rows( 'webhook' ) );
		$webhook = $this->webhook();
		self::assertSame( 422, $this->rest( 'POST', "/webhooks/{$webhook['id']}", array( 'name' => 'x', 'url' => 'http://10.0.0.1' ) )->get_status() );
		self::assertSame( '', $this->one( $webhook )['name'] );
		self::assertSame( 404, $this->rest( 'POST', '/webhooks/999999', array( 'name' => 'x' ) )->get_status() );
	}
}
