<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * Finds the language model of the site.
 */
final class Providers {

	/**
	 * Null where none is set up: then nothing is sent and nothing is made up (A81).
	 */
	public function current(): ?Provider {
		/**
		 * Filters the language model that writes summaries, for example on WordPress before 7.0, which has no
		 * AI client.
		 *
		 * @since 0.1.0
		 *
		 * @param Provider|null $provider Null uses the AI connector of WordPress.
		 */
		$provider = apply_filters( 'userfeedback_ai_provider', null );
		if ( $provider instanceof Provider ) {
			return $provider;
		}
		return CoreProvider::is_ready() ? new CoreProvider() : null;
	}

	/**
	 * Where connectors are set up; '' for people who may not, and before WordPress 7.0.
	 */
	public static function setup_url(): string {
		return function_exists( 'wp_get_connectors' ) && current_user_can( 'manage_options' )
			? admin_url( 'options-connectors.php' )
			: '';
	}
}
