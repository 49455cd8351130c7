<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use DateInterval;
use DateTimeImmutable;
use Throwable;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What becomes of an attempt to write rows. A row that cannot be written waits without limit: nothing of Drive is ever
 * given up.
 */
final class Attempts {

	/**
	 * Seconds after the first, second, … failure in a row; the last one repeats.
	 */
	public const DELAYS = array( 60, 300, 900, 3600, 10800 );

	/**
	 * Seconds while another worker writes.
	 */
	private const BUSY = 15;

	/**
	 * Failures in a row after which the owner is told of what should pass by itself.
	 */
	private const PATIENCE = 4;

	public function __construct(
		private SheetWriter $writer,
		private SheetRepository $sheets,
		private SurveyRepository $surveys,
		private Connection $connection,
		private AddonRights $rights,
		private Alerts $alerts,
		private Clock $clock
	) {}

	/**
	 * The survey, if its responses go to Drive.
	 */
	public function survey( int $survey_id ): ?Survey {
		$survey = $this->surveys->find( $survey_id );
		return null !== $survey && Connection::is_wanted() ? $survey : null;
	}

	/**
	 * How long to wait before any attempt, null for now.
	 */
	public function wait( int $survey_id ): ?DateTimeImmutable {
		if ( ! $this->rights->has_addon( 'google-drive' ) ) {
			return $this->in( DAY_IN_SECONDS );
		}
		if ( ! Connection::shown()['connected'] ) {
			return $this->in( HOUR_IN_SECONDS );
		}
		$pause = $this->connection->pause_seconds();
		$next  = $this->sheets->find( $survey_id )->next_at;
		if ( null !== $next && $next > $this->clock->now() ) {
			return $next;
		}
		return $pause > 0 ? $this->in( $pause ) : null;
	}

	/**
	 * Whether "Send all old responses" is under way, so that newer rows wait.
	 */
	public function is_sending_all( int $survey_id ): bool {
		return $this->sheets->find( $survey_id )->all_to > 0;
	}

	/**
	 * Writes rows.
	 *
	 * @param list<int> $ids Responses.
	 * @return Outcome DONE, or HOLD until the next attempt.
	 */
	public function run( Survey $survey, array $ids ): Outcome {
		try {
			$this->writer->write( $survey, $ids );
		} catch ( Busy ) {
			return Outcome::hold( $this->in( self::BUSY ) );
		} catch ( GoogleError $error ) {
			return Outcome::hold( $this->failed( $survey, $error ) );
		} catch ( Throwable $thrown ) {
			// A fault of our own gives up no row either.
			$detail = mb_substr( $thrown->getMessage(), 0, 300 );
			return Outcome::hold( $this->failed( $survey, new GoogleError( GoogleError::BROKEN, $detail ) ) );
		}
		$this->alerts->works( $survey->id );
		return Outcome::done();
	}

	/**
	 * Notes a failure.
	 *
	 * @return DateTimeImmutable When to try again.
	 */
	private function failed( Survey $survey, GoogleError $error ): DateTimeImmutable {
		$before  = $this->sheets->find( $survey->id )->failures;
		$seconds = max( self::DELAYS[ min( $before, count( self::DELAYS ) - 1 ) ], $error->retry_after );
		$next    = $this->in( $seconds );
		$this->sheets->failed( $survey->id, $error->reason, $error->detail, $this->clock->now(), $next );
		if ( GoogleError::QUOTA === $error->reason ) {
			$this->connection->pause( $seconds );
		}
		if ( GoogleError::REVOKED === $error->reason ) {
			$this->alerts->revoked();
		} elseif ( ! GoogleError::passes( $error->reason ) || $before + 1 >= self::PATIENCE ) {
			$this->alerts->failing( $survey, GoogleError::words( $error->reason, $error->detail ) );
		}
		return $next;
	}

	private function in( int $seconds ): DateTimeImmutable {
		return $this->clock->now()->add( new DateInterval( 'PT' . $seconds . 'S' ) );
	}
}
