<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Mail;

use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Worker;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use UserFeedback\Tests\MailServer;

/**
 * A site that sends to a real mail server.
 */
abstract class MailTestCase extends ResponsesTestCase {

	protected function setUp(): void {
		parent::setUp();
		MailServer::connect();
	}

	protected function tearDown(): void {
		MailServer::disconnect();
		parent::tearDown();
	}

	/**
	 * A survey that mails its responses.
	 *
	 * @param array<string, mixed> $email   Settings of its mails.
	 * @param array<string, mixed> $changes Properties.
	 */
	protected function mailing_survey( array $email = array(), array $changes = array() ): Survey {
		return $this->survey(
			$changes + array(
				'title'         => 'How was your checkout?',
				'notifications' => array_replace_recursive(
					$this->container()->get( SurveyDefaults::class )->notifications(),
					array(
						'email' => $email + array(
							'active'    => true,
							'addresses' => 'shop@example.com, roastery@example.org',
						),
					)
				),
			)
		);
	}

	/**
	 * Sends a response; its id.
	 *
	 * @param array<string, mixed> $answers Value by question.
	 */
	protected function answer( Survey $survey, array $answers = array( 'choice' => 'Yes' ) ): int {
		$reply = $this->submit( $survey->id, $this->body( $answers ) );
		self::assertSame( 201, $reply->get_status() );
		return $reply->get_data()['data'];
	}

	/**
	 * Runs the jobs that are due.
	 *
	 * @phpstan-impure
	 * @return array{done: int, retry: int, dead: int, hold: int}
	 */
	protected function work( ?Clock $clock = null ): array {
		return ( new Worker(
			$this->container()->get( OutboxRepository::class ),
			$this->container()->get( OutboxHandlers::class ),
			$clock ?? $this->container()->get( Clock::class )
		) )->run( 60 );
	}
}
