<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;

/**
 * Whether webhooks were switched off because of failures, or fail now.
 */
final class WebhooksCheck implements Check {

	public function __construct( private WebhookRepository $webhooks ) {}

	public function id(): string {
		return 'webhooks';
	}

	public function name(): string {
		return __( 'UserFeedback: webhooks', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$all  = $this->webhooks->all();
		$todo = __( 'Open the webhooks in the settings: the list of deliveries shows what the receiver answered, and sends messages again.', 'userfeedback' );
		$off  = self::names(
			$all,
			static fn ( Webhook $one ): bool => ! $one->active && null !== $one->stopped_at
		);
		if ( '' !== $off ) {
			return Finding::recommended(
				__( 'Webhooks of UserFeedback were switched off', 'userfeedback' ),
				/* translators: %s: names of webhooks. */
				sprintf( __( 'They stopped accepting messages: %s.', 'userfeedback' ), $off ),
				$todo
			);
		}
		$failing = self::names(
			$all,
			static fn ( Webhook $one ): bool => $one->active && null !== $one->failing_since
		);
		if ( '' !== $failing ) {
			return Finding::recommended(
				__( 'Webhooks of UserFeedback fail', 'userfeedback' ),
				/* translators: %s: names of webhooks. */
				sprintf( __( 'Their last messages were not accepted: %s.', 'userfeedback' ), $failing ),
				$todo
			);
		}
		return Finding::good(
			__( 'No webhook of UserFeedback fails', 'userfeedback' ),
			__( 'Every webhook accepted its last message, or none is set up.', 'userfeedback' )
		);
	}

	/**
	 * @param list<Webhook>           $all   Of the site.
	 * @param callable(Webhook): bool $which Which of them count.
	 * @return string Their names, or addresses without what is secret.
	 */
	private static function names( array $all, callable $which ): string {
		return implode(
			', ',
			array_map(
				static fn ( Webhook $one ): string => $one->label(),
				array_filter( $all, $which )
			)
		);
	}
}
