<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use Closure;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\Outcome;
use UserFeedback\Pro\Webhooks\Http\Resolver;
use UserFeedback\Pro\Webhooks\Stopped;
use UserFeedback\Pro\Webhooks\WebhookRepository;
use UserFeedback\Support\Failure;

/**
 * What happens to a webhook while somebody changes it: its address is looked up, which can take seconds.
 */
final class ChangesTest extends WebhooksTestCase {

	public function test_a_secret_that_is_made_meanwhile_goes_on_signing(): void {
		$id     = $this->webhook()['id'];
		$secret = '';
		$this->change_while(
			$id,
			array( 'name' => 'Orders' ),
			function () use ( $id, &$secret ): void {
				$secret = $this->manage()->rotate( $id )->secret;
			}
		);
		$webhook = $this->manage()->find( $id );
		self::assertSame( array( 'Orders', $secret ), array( $webhook->name, $webhook->secret ) );
		self::assertNotSame( '', $webhook->old_secret );
	}

	public function test_one_that_is_stopped_meanwhile_stays_off(): void {
		$id = $this->webhook( '/500' )['id'];
		$this->change_while(
			$id,
			array( 'name' => 'Orders' ),
			fn () => $this->container()->get( Stopped::class )->stop( $this->manage()->find( $id ), new Outcome( Outcome::STATUS, 500 ) )
		);
		$webhook = $this->manage()->find( $id );
		self::assertSame( array( 'Orders', false ), array( $webhook->name, $webhook->active ) );
		self::assertNotNull( $webhook->stopped_at );
	}

	public function test_two_changes_that_do_not_go_together_are_refused_as_one_would_be(): void {
		$id = $this->webhook()['id'];
		try {
			$this->change_while(
				$id,
				array( 'events' => array( 'score.below_limit' ) ),
				fn () => $this->manage()->change( $id, array( 'score_question' => 'why' ), false )
			);
			self::fail( 'It has a score without a question.' );
		} catch ( Failure $failure ) {
			self::assertSame( array( 'score_question' ), array_keys( $failure->params ) );
		}
		self::assertSame( array( 'response.created' ), $this->one( array( 'id' => $id ) )['events'] );
	}

	public function test_one_that_is_deleted_meanwhile_stays_deleted(): void {
		$id = $this->webhook()['id'];
		try {
			$this->change_while( $id, array( 'name' => 'Orders' ), fn () => $this->manage()->delete( $id ) );
			self::fail( 'It is gone.' );
		} catch ( Failure $failure ) {
			self::assertSame( 404, $failure->status );
		}
		self::assertNull( $this->container()->get( WebhookRepository::class )->find( $id ) );
	}

	/**
	 * Changes a webhook, and does something while its address is looked up.
	 *
	 * @param array<string, mixed> $sent      Fields.
	 * @param Closure(): mixed     $meanwhile Done once.
	 */
	private function change_while( int $id, array $sent, Closure $meanwhile ): void {
		$resolver = new class( $meanwhile ) implements Resolver {

			/**
			 * @param Closure(): mixed $meanwhile Done with each look-up.
			 */
			public function __construct( private Closure $meanwhile ) {}

			public function addresses( string $host ): array {
				( $this->meanwhile )();
				return array( '127.0.0.1' );
			}
		};
		$this->manage( new AddressCheck( $resolver ) )->change( $id, $sent, false );
	}
}
