<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Integrations;

use ArrayObject;
use DateTimeImmutable;
use UserFeedback\Integrations\Automator\AutomatorIntegration;
use UserFeedback\Integrations\Automator\ResponseTrigger;
use UserFeedback\Integrations\ResponseStored;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Worker;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;
use Uncanny_Automator\Recipe\Trigger;

/**
 * The action for other plugins and the trigger of Uncanny Automator, against a stand-in of its interface.
 */
final class AutomatorTest extends ResultsTestCase {

	protected function tearDown(): void {
		remove_all_actions( ResponseStored::ACTION );
		parent::tearDown();
	}

	public function test_without_that_plugin_nothing_of_it_is_loaded(): void {
		if ( class_exists( '\Uncanny_Automator\Integration', false ) ) {
			self::markTestSkipped( 'The stand-in is loaded already.' );
		}
		do_action( 'automator_add_integration' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- That plugin's.
		self::assertFalse( class_exists( AutomatorIntegration::class, false ) );
	}

	public function test_a_recipe_runs_for_its_survey_with_tokens(): void {
		require_once dirname( __DIR__, 3 ) . '/fixtures/uncanny-automator/automator.php';
		do_action( 'automator_add_integration' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- That plugin's.
		$trigger = Trigger::$all['USERFEEDBACK_RESPONSE'];
		self::assertInstanceOf( ResponseTrigger::class, $trigger );
		self::assertSame( array( 'USERFEEDBACK', 'anonymous' ), array( $trigger->set['integration'], $trigger->set['type'] ) );
		self::assertStringContainsString( '{{a survey:USERFEEDBACK_SURVEY}}', $trigger->set['sentence'] );

		$survey  = $this->survey( array( $this->question( 'nps', 'nps', array(), array( 'comment_box' => true ) ), $this->question( 'why', 'long-text' ) ) );
		$other   = $this->survey( array( $this->question( 'nps', 'nps' ) ), array( 'title' => 'Tea' ) );
		$options = (array) $trigger->options()[0];
		self::assertSame( array( '-1', (string) $other->id, (string) $survey->id ), array_column( (array) $options['options'], 'value' ) );

		/** @var ArrayObject<int, array<string, mixed>> $runs */
		$runs = new ArrayObject();
		$trigger->run_recipe(
			array( 'USERFEEDBACK_SURVEY' => (string) $survey->id ),
			static fn ( array $tokens ) => $runs->append( $tokens )
		);
		ResponseStored::note_listeners();
		$this->respond( $other, array( 'nps' => 9 ), 1 );
		$id = $this->respond(
			$survey,
			array(
				'nps' => array(
					'value' => 3,
					'extra' => array( 'comments' => 'It hangs' ),
				),
				'why' => '<script>x</script>',
			),
			1
		);
		self::assertCount( 0, $runs, 'Not in the request of the visitor.' );
		$this->work();
		self::assertCount( 1, $runs );
		$run = $runs[0] ?? array();
		self::assertSame( array( 'Coffee', $id, "Question nps 3 It hangs\nQuestion why &lt;script&gt;x&lt;/script&gt;" ), array( $run['USERFEEDBACK_TITLE'] ?? '', $run['USERFEEDBACK_RESPONSE'] ?? 0, $run['USERFEEDBACK_ANSWERS'] ?? '' ) );
		self::assertSame(
			array_keys( $run ),
			array( 'USERFEEDBACK_SURVEY', ...array_column( $trigger->define_tokens( array(), array() ), 'tokenId' ) ),
			'Each token has a value.'
		);
	}

	public function test_the_action_costs_nothing_while_nobody_listens(): void {
		$survey = $this->simple();
		ResponseStored::note_listeners();
		$this->respond( $survey, array( 'nps' => 3 ), 1 );
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'kind' => ResponseStored::KIND ) ) );
	}

	public function test_the_action_has_the_response_without_address_and_browser_and_fires_once(): void {
		$heard  = array();
		$listen = static function ( int $survey_id, int $response_id, array $data ) use ( &$heard ): void {
			$heard[] = array( $survey_id, $response_id, $data );
		};
		add_action( ResponseStored::ACTION, $listen, 10, 3 );
		ResponseStored::note_listeners();
		$survey = $this->simple();
		$id     = $this->respond( $survey, array( 'nps' => 3 ), 1 );
		$this->work();
		$this->work();
		self::assertCount( 1, $heard );
		self::assertSame( array( $survey->id, $id ), array( $heard[0][0], $heard[0][1] ) );
		self::assertSame( 3, $heard[0][2]['response']['answers'][0]['value'] );
		self::assertStringNotContainsString( '192.0.2.7', (string) wp_json_encode( $heard[0][2] ) );

		remove_action( ResponseStored::ACTION, $listen, 10 );
		$this->respond( $survey, array( 'nps' => 3 ), 1 );
		$this->work();
		self::assertFalse( get_option( ResponseStored::OPTION ), 'It notices that nobody listens any more.' );
	}

	public function test_a_listener_that_fails_lets_no_other_hear_it_twice(): void {
		$heard = 0;
		add_action(
			ResponseStored::ACTION,
			static function () use ( &$heard ): void {
				++$heard;
			}
		);
		add_action( ResponseStored::ACTION, static fn () => throw new \RuntimeException( 'A fault of another plugin.' ), 20 );
		ResponseStored::note_listeners();
		$this->respond( $this->simple(), array( 'nps' => 3 ), 1 );
		$this->expect_log( '/A fault of another plugin/' );
		$this->work();
		$this->work( '+2 days' );
		self::assertSame( 1, $heard );
	}

	private function simple(): Survey {
		return $this->survey( array( $this->question( 'nps', 'nps' ) ) );
	}

	private function work( string $when = '+1 minute' ): void {
		$c = $this->container();
		( new Worker( $c->get( OutboxRepository::class ), $c->get( OutboxHandlers::class ), new FixedClock( new DateTimeImmutable( $when ) ) ) )->run( 60 );
	}
}
