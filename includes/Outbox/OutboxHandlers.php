<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * The handlers of outbox jobs. Addons register theirs on `userfeedback_loaded`.
 */
final class OutboxHandlers {

	/**
	 * Handlers by kind.
	 *
	 * @var array<string, OutboxHandler>
	 */
	private array $handlers = array();

	/**
	 * Adds a handler; a second one of the same kind is refused.
	 */
	public function register( OutboxHandler $handler ): void {
		if ( isset( $this->handlers[ $handler->kind() ] ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'An outbox handler of this kind is registered already: ' . $handler->kind() ),
				'0.1.0'
			);
			return;
		}
		$this->handlers[ $handler->kind() ] = $handler;
	}

	/**
	 * The handler of a kind, or null: its addon may be inactive.
	 */
	public function of( string $kind ): ?OutboxHandler {
		return $this->handlers[ $kind ] ?? null;
	}

	/**
	 * All kinds that have a handler.
	 *
	 * @return list<string>
	 */
	public function kinds(): array {
		return array_map( 'strval', array_keys( $this->handlers ) );
	}

	/**
	 * Jobs for a response.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 * @return array<string, string> Payloads by kind.
	 */
	public function payloads( Survey $survey, array $answers ): array {
		$payloads = array();
		foreach ( $this->handlers as $kind => $handler ) {
			$payload = $handler instanceof ResponseHandler ? $handler->payload( $survey, $answers ) : null;
			if ( null !== $payload ) {
				$payloads[ $kind ] = $payload;
			}
		}
		return $payloads;
	}
}
