<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Closure;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Surveys\Survey;

/**
 * Sends new responses, those of a survey together. It never calls `Attempt::begin()`: the column of ids tells what
 * arrived, so a job may be repeated as often as needed.
 */
final class SendResponse implements ResponseHandler {

	public const KIND = 'google_drive';

	/**
	 * Jobs beside the first one.
	 */
	private const JOINED = 499;

	/**
	 * @param Closure(): Attempts $attempts Asked for when a job runs.
	 */
	public function __construct( private Closure $attempts ) {}

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
		return $attempts->run(
			$survey,
			array( $job->response_id, ...array_map( static fn ( Job $one ): int => $one->response_id, $joined ) )
		);
	}

	public function delays(): array {
		return self::STANDARD_DELAYS;
	}

	public function gave_up( Job $job, string $reason ): void {}
}
