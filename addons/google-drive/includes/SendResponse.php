<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Closure;
use DateInterval;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;

/**
 * Sends new responses, those of a survey together and in order. It never calls `Attempt::begin()`: the column of ids
 * tells what arrived, so a job may be repeated as often as needed.
 */
final class SendResponse implements ResponseHandler {

	public const KIND = 'google_drive';

	/**
	 * Jobs beside the first one.
	 */
	private const JOINED = 499;

	/**
	 * Rows of older jobs that one attempt writes; with more of them, its own wait.
	 */
	private const OLDER = 2000;

	/**
	 * Seconds until the next look while all old responses are being sent.
	 */
	private const BEHIND_ALL = 20;

	/**
	 * @param Closure(): Attempts $attempts Asked for when a job runs.
	 */
	public function __construct( private Closure $attempts, private Clock $clock ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function payload( Survey $survey, array $answers ): ?string {
		$drive = $survey->settings['google_drive'] ?? null;
		return is_array( $drive ) && true === ( $drive['enable'] ?? false ) && Connection::is_wanted() ? '' : null;
	}

	public function run( Job $job, Attempt $attempt ): Outcome {
		$attempts = ( $this->attempts )();
		$survey   = $attempts->survey( $job->survey_id );
		$joined   = $attempt->join( self::JOINED );
		// Disconnected: "Send all old responses" knows them when an account comes back.
		if ( null === $survey ) {
			return Outcome::done();
		}
		$wait = $attempts->wait( $survey->id );
		if ( null !== $wait ) {
			return Outcome::hold( $wait );
		}
		if ( $attempts->is_sending_all( $survey->id ) ) {
			return Outcome::hold( $this->clock->now()->add( new DateInterval( 'PT' . self::BEHIND_ALL . 'S' ) ) );
		}
		// Older rows first, also those of a worker that was killed: its claims last longer than its lease.
		$older = $attempt->older( self::OLDER );
		if ( self::OLDER === count( $older ) ) {
			$outcome = $attempts->run( $survey, self::responses( $older ) );
			return Outcome::DONE === $outcome->kind ? Outcome::hold( $this->clock->now() ) : $outcome;
		}
		return $attempts->run( $survey, self::responses( array( ...$older, $job, ...$joined ) ) );
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {}

	/**
	 * @param list<Job> $jobs Jobs.
	 * @return list<int>
	 */
	private static function responses( array $jobs ): array {
		return array_map( static fn ( Job $job ): int => $job->response_id, $jobs );
	}
}
