<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Pro\Summaries\Provider;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Pro\Summaries\SummaryStore;

/**
 * One question to the site's AI connector, with the consent and the limits of drafts.
 */
final class AskConnector {

	/**
	 * Questions to the connector in an hour, of all people of the site.
	 */
	public const AN_HOUR = 30;

	/**
	 * Seconds; the connector has 60.
	 */
	private const LIFETIME = 120;

	/**
	 * Of the moments of calls, beside those of surveys.
	 */
	private const CALLS = 0;

	public function __construct(
		private Database $database,
		private Providers $providers,
		private SummaryStore $store
	) {}

	/**
	 * @param array<string, mixed> $input  What goes out.
	 * @param array<string, mixed> $schema Of the answer.
	 * @return array{text: string, model: string}
	 * @throws SummaryFailed When there is no whole answer.
	 */
	public function ask( string $instruction, array $input, array $schema ): array {
		$provider = $this->providers->current();
		if ( null === $provider ) {
			throw new SummaryFailed( __( 'No AI connector is set up on this site.', 'userfeedback' ) );
		}
		if ( ! $this->store->has_consent( SummaryStore::DRAFT_CONSENT ) ) {
			throw SummaryFailed::without_consent();
		}
		$lock = new Lock( $this->database, 'userfeedback_core_ai_draft_' . get_current_user_id(), self::LIFETIME );
		if ( ! $lock->take() ) {
			throw new SummaryFailed( __( 'Your last draft is still being written. Try again in a minute.', 'userfeedback' ) );
		}
		try {
			if ( ! $this->store->take_call( self::CALLS, self::AN_HOUR ) ) {
				throw new SummaryFailed( __( 'This site asked the AI connector too often within the hour. Try again later.', 'userfeedback' ) );
			}
			return $this->send( $provider, $instruction, $input, $schema );
		} finally {
			$lock->give_back();
		}
	}

	/**
	 * @param array<string, mixed> $input  What goes out.
	 * @param array<string, mixed> $schema Of the answer.
	 * @return array{text: string, model: string}
	 * @throws SummaryFailed When there is no whole answer.
	 */
	private function send( Provider $provider, string $instruction, array $input, array $schema ): array {
		return $provider->ask(
			$instruction,
			(string) wp_json_encode( $input, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$schema
		);
	}
}
