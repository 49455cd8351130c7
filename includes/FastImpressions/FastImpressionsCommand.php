<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use UserFeedback\Support\Failure;
use WP_CLI;

/**
 * `wp userfeedback fast-impressions`.
 */
final class FastImpressionsCommand {

	public function __construct( private FastImpressions $setup ) {}

	/**
	 * Counts impressions without starting all of WordPress, for sites with very many visitors.
	 *
	 * It writes a file into wp-content and tests it every hour. While the test
	 * fails, and for signed-in visitors, WordPress counts impressions as usual. Plugins
	 * that filter impressions do not run where the file counts them.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : enable, disable or status.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback fast-impressions enable
	 *
	 * @param list<string> $args The action.
	 */
	public function __invoke( array $args ): void {
		match ( $args[0] ?? '' ) {
			'enable'  => $this->enable(),
			'disable' => $this->disable(),
			'status'  => $this->status(),
			default   => WP_CLI::error( 'Say enable, disable or status.' ),
		};
	}

	/**
	 * Switches it on.
	 */
	private function enable(): void {
		try {
			$passed = $this->setup->enable();
		} catch ( Failure $failure ) {
			WP_CLI::error( $failure->getMessage() );
		}
		if ( $passed ) {
			WP_CLI::success( sprintf( 'Impressions are counted by %s.', $this->setup->url() ) );
		} else {
			WP_CLI::warning(
				sprintf(
					'It is on, but %s does not answer as it should. Impressions are counted as before, and it is tested again every hour.',
					$this->setup->url()
				)
			);
		}
	}

	/**
	 * Switches it off.
	 */
	private function disable(): void {
		$this->setup->disable();
		WP_CLI::success( 'It is off, and its file is removed.' );
	}

	/**
	 * Prints the status.
	 */
	private function status(): void {
		if ( ! FastImpressions::is_enabled() ) {
			WP_CLI::log( 'off' );
		} else {
			WP_CLI::log(
				'' === $this->setup->tested_url()
					? 'on, but the last test failed or is too old: impressions are counted as if it were off'
					: 'on'
			);
		}
	}
}
