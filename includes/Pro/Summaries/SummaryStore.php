<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Support\Clock;

/**
 * Keeps the newest summary of each survey, the moments of its calls, and the owner's consent: small rows that are
 * read on one screen only.
 *
 * @phpstan-type Quote array{response_id: int, text: string}
 * @phpstan-type Theme array{title: string, text: string, count: int, quotes: list<Quote>}
 * @phpstan-type Stored array{overview: string, themes: list<Theme>, read: int, written: int, model: string, made_at: string, mark: string}
 */
final class SummaryStore {

	public const CONSENT = 'userfeedback_core_ai_consent';

	private const SUMMARY = 'userfeedback_core_ai_summary_';

	private const CALLS = 'userfeedback_core_ai_calls_';

	public function __construct( private Clock $clock ) {}

	/**
	 * @return Stored|null
	 */
	public function find( int $survey_id ): ?array {
		$stored = get_option( self::SUMMARY . $survey_id );
		/**
		 * Only save() writes it.
		 *
		 * @var Stored|false $stored
		 */
		return is_array( $stored ) ? $stored : null;
	}

	/**
	 * @param Stored $summary The summary.
	 */
	public function save( int $survey_id, array $summary ): void {
		update_option( self::SUMMARY . $survey_id, $summary, false );
	}

	public function delete( int $survey_id ): void {
		delete_option( self::SUMMARY . $survey_id );
		delete_option( self::CALLS . $survey_id );
	}

	public function has_consent(): bool {
		return is_array( get_option( self::CONSENT ) );
	}

	/**
	 * Who agreed and when is kept with it.
	 */
	public function set_consent( bool $agreed ): void {
		if ( ! $agreed ) {
			delete_option( self::CONSENT );
			return;
		}
		update_option(
			self::CONSENT,
			array(
				'user' => get_current_user_id(),
				'at'   => $this->clock->now()->format( 'Y-m-d\TH:i:s\Z' ),
			),
			false
		);
	}

	/**
	 * Counts a call of the hour.
	 *
	 * @param int $most Calls an hour.
	 * @return bool Whether it may be made.
	 */
	public function take_call( int $survey_id, int $most ): bool {
		$now   = $this->clock->now()->getTimestamp();
		$calls = get_option( self::CALLS . $survey_id, array() );
		$calls = array_values(
			array_filter(
				is_array( $calls ) ? $calls : array(),
				static fn ( mixed $at ): bool => is_int( $at ) && $at > $now - HOUR_IN_SECONDS && $at <= $now
			)
		);
		if ( count( $calls ) >= $most ) {
			return false;
		}
		update_option( self::CALLS . $survey_id, array( ...$calls, $now ), false );
		return true;
	}
}
