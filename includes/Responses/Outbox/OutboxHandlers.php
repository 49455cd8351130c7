<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Outbox;

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
	 * All handlers.
	 *
	 * @return array<string, OutboxHandler> By kind.
	 */
	public function all(): array {
		return $this->handlers;
	}
}
