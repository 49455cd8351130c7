<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * Keeps the newest summary of each survey and of its last filters, the moments of its calls, and the owner's consent:
 * small rows that are read on one screen only.
 *
 * @phpstan-type Quote array{response_id: int, text: string}
 * @phpstan-type Theme array{title: string, text: string, count: int, quotes: list<Quote>}
 * @phpstan-type Stored array{overview: string, themes: list<Theme>, read: int, written: int, newest: int, responses: int, model: string, made_at: string, mark: string}
 */
final class SummaryStore {

	public const CONSENT = 'userfeedback_core_ai_consent';

	public const DRAFT_CONSENT = 'userfeedback_core_ai_draft_consent';

	public const OPINION_CONSENT = 'userfeedback_core_ai_opinion_consent';

	/**
	 * Options by what is sent.
	 */
	public const CONSENTS = array(
		'answers'  => self::CONSENT,
		'drafts'   => self::DRAFT_CONSENT,
		'opinions' => self::OPINION_CONSENT,
	);

	private const SUMMARY = 'userfeedback_core_ai_summary_';

	private const FILTERED = 'userfeedback_core_ai_filtered_';

	/**
	 * Filters of a survey whose summaries are kept.
	 */
	private const FILTERS = 5;

	private const CALLS = 'userfeedback_core_ai_calls_';

	public function __construct( private Clock $clock ) {}

	/**
	 * @return Stored|null
	 */
	public function find( Scope $scope ): ?array {
		$key    = $scope->key();
		$stored = '' === $key
			? get_option( self::SUMMARY . $scope->survey->id )
			: $this->filtered( $scope->survey->id )[ $key ] ?? null;
		/**
		 * Only save() writes it.
		 *
		 * @var Stored|false|null $stored
		 */
		return is_array( $stored ) ? $stored : null;
	}

	/**
	 * @param Stored $summary The summary.
	 */
	public function save( Scope $scope, array $summary ): void {
		$key = $scope->key();
		$id  = $scope->survey->id;
		if ( '' === $key ) {
			update_option( self::SUMMARY . $id, $summary, false );
			return;
		}
		$others = array_diff_key( $this->filtered( $id ), array( $key => true ) );
		update_option(
			self::FILTERED . $id,
			array( $key => $summary ) + array_slice( $others, 0, self::FILTERS - 1, true ),
			false
		);
	}

	/**
	 * Removes quotes of responses from what is kept.
	 *
	 * @param list<int> $response_ids Deleted or anonymized.
	 */
	public function forget_quotes( int $survey_id, array $response_ids ): void {
		foreach ( array( self::SUMMARY . $survey_id, self::FILTERED . $survey_id ) as $option ) {
			$stored = get_option( $option );
			$kept   = is_array( $stored ) ? self::without_quotes( $stored, $response_ids ) : $stored;
			if ( $kept !== $stored ) {
				update_option( $option, $kept, false );
			}
		}
	}

	/**
	 * The same without entries that are a quote of one of the responses, however deep.
	 *
	 * @param array<mixed> $values       A summary, or several by key.
	 * @param list<int>    $response_ids The responses.
	 * @return array<mixed>
	 */
	private static function without_quotes( array $values, array $response_ids ): array {
		$kept = array();
		foreach ( $values as $key => $value ) {
			if ( ! is_array( $value ) ) {
				$kept[ $key ] = $value;
			} elseif ( ! in_array( $value['response_id'] ?? null, $response_ids, true ) ) {
				$kept[ $key ] = self::without_quotes( $value, $response_ids );
			}
		}
		return array_is_list( $values ) ? array_values( $kept ) : $kept;
	}

	public function delete( int $survey_id ): void {
		delete_option( self::SUMMARY . $survey_id );
		delete_option( self::FILTERED . $survey_id );
		delete_option( self::CALLS . $survey_id );
	}

	/**
	 * @return array<string, mixed> By key of the scope, newest first.
	 */
	private function filtered( int $survey_id ): array {
		$stored = get_option( self::FILTERED . $survey_id );
		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * @param string $what One of CONSENTS.
	 */
	public function has_consent( string $what = self::CONSENT ): bool {
		return is_array( get_option( $what ) );
	}

	/**
	 * The same in the middle of a run: somebody may have taken it back by another request.
	 *
	 * @param string $what One of CONSENTS.
	 */
	public function still_has_consent( string $what = self::CONSENT ): bool {
		wp_cache_delete( $what, 'options' );
		return $this->has_consent( $what );
	}

	/**
	 * Who agreed and when is kept with it.
	 *
	 * @param string $what One of CONSENTS.
	 */
	public function set_consent( bool $agreed, string $what = self::CONSENT ): void {
		if ( ! $agreed ) {
			delete_option( $what );
			return;
		}
		update_option(
			$what,
			array(
				'user' => get_current_user_id(),
				'at'   => Moment::wire( $this->clock->now() ),
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
